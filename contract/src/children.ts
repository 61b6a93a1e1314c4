import * as z from 'zod/mini'
import { Setting, Subject, Theme } from './categories.ts'
import { HeroCharacter, CompanionCharacter } from './characters.ts'
import { Name } from './given-name.ts'
import { readingSizes } from './reading-sizes.ts'
import { route } from './route.ts'
import { Avoidable, avoidable, Pronouns } from './story-input.ts'

export const childLimits = { children: 8, companions: 4, loves: 12 } as const

/** What a story can be about: a subject, a theme or a setting. */
export const Love = z.union([Subject, Theme, Setting])
export type Love = z.infer<typeof Love>

const oldestBirthMonth = '2000-01'
const BirthMonth = z.string().check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a month and a year, such as 2021-06'),
  z.refine(
    // A day ahead, because the family's clock may be.
    (month) =>
      month >= oldestBirthMonth && month <= new Date(Date.now() + 86_400_000).toISOString().slice(0, 7),
    'Please choose a month that has begun, from 2000 on',
  ),
)
const Bedtime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please give a time from 00:00 to 23:59, such as 19:30'))

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
const TimeZone = z.string().check(
  z.regex(/^[A-Z][A-Za-z0-9_+/-]{1,63}$/, {
    error: 'Please give a time zone such as Europe/Rome',
    abort: true,
  }),
  z.refine(isTimeZone, 'Please give a time zone such as Europe/Rome'),
)

const isUnique = (items: readonly string[]) => new Set(items).size === items.length
const noRepeats = z.refine<string[]>(isUnique, 'Please name each only once')

const fields = {
  name: Name,
  /** `2021-06`. The day is not asked for. */
  birth_month: z.nullable(BirthMonth),
  pronouns: z.nullable(Pronouns),
  loves: z.array(Love).check(z.maxLength(childLimits.loves), noRepeats),
  /** What no story for this child has in it. */
  avoid: z.array(Avoidable).check(z.maxLength(avoidable.length), noRepeats),
  reading_size: z.nullable(z.enum(readingSizes)),
  /** `19:30`, on the family's clock. */
  bedtime: z.nullable(Bedtime),
  /** The time zone of `bedtime`, such as `Europe/Rome`: tonight's book is made an hour before. Null: when it is asked for. */
  ahead_zone: z.nullable(TimeZone),
  /** `hosted`, `embedded`, or the id of one of the family's narrators; null: whoever reads to the family. */
  narrator: z.nullable(z.string().check(z.maxLength(40))),
}

const references = {
  /** One of the family's heroes: how the child looks in stories. */
  character_id: z.nullable(z.string()),
  /** Of the family's companions. */
  companion_ids: z.array(z.string()).check(z.maxLength(childLimits.companions), noRepeats),
}

const all = { ...fields, ...references }

export const NewChild = z.strictObject({ ...z.partial(z.strictObject(all)).shape, name: Name })
export type NewChild = z.infer<typeof NewChild>

/** Only what changes. */
export const ChildChanges = z.partial(z.strictObject(all))
export type ChildChanges = z.infer<typeof ChildChanges>

export const Child = z.object({
  id: z.string(),
  ...fields,
  birth_month: z.nullable(z.string()),
  ahead_zone: z.nullable(z.string()),
  loves: z.array(z.string()),
  avoid: z.array(Avoidable),
  character: z.nullable(HeroCharacter),
  companions: z.array(CompanionCharacter),
  /** How many books were made for the child. */
  story_count: z.int(),
  created_at: z.iso.datetime(),
})
export type Child = z.infer<typeof Child>

export const ChildList = z.object({ children: z.array(Child) })
export type ChildList = z.infer<typeof ChildList>

const params = z.strictObject({ id: z.string() })

export const listChildren = route({
  method: 'GET',
  path: '/api/v1/children',
  summary: 'The children of your family, oldest entry first',
  failure: 'We couldn’t load your children.',
  access: 'user',
  reply: ChildList,
})

export const createChild = route({
  method: 'POST',
  path: '/api/v1/children',
  summary: `Add a child to your family, up to ${childLimits.children}. Only the name is needed.`,
  failure: 'We couldn’t save that.',
  access: 'user',
  family: 'parent',
  body: NewChild,
  reply: Child,
  status: 201,
})

export const updateChild = route({
  method: 'PUT',
  path: '/api/v1/children/{id}',
  summary: 'Change what you know about a child; what is not named stays as it is',
  failure: 'We couldn’t save that.',
  access: 'user',
  family: 'parent',
  params,
  body: ChildChanges,
  reply: Child,
})

export const deleteChild = route({
  method: 'DELETE',
  path: '/api/v1/children/{id}',
  summary: 'Remove a child from your family; books and characters stay',
  failure: 'We couldn’t remove the child.',
  access: 'user',
  family: 'parent',
  params,
  reply: null,
})
