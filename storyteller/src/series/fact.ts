import { FactKind } from '@moonpage/contract/fact-kinds'
import type { Look } from '@moonpage/contract/story-input'
import * as z from 'zod/mini'
import { CharacterSheet, Prop } from '../scene.ts'

/**
 * Where a friend or a thing is once a book is over. `here`: with the hero or at home, of a friend that it lives near; `away`: somewhere
 * else; `gone`: given away, or gone for good.
 */
export const wheres = ['here', 'away', 'gone'] as const
export type Where = (typeof wheres)[number]

/** Something that later books of a series may take up. Texts have placeholders for the names of hero, companion and friend. */
export const Fact = z.object({
  kind: FactKind,
  /** How it is now, for parents: `[[friend]] comes by at bedtime, to hum.` */
  text: z.string(),
  /** The same, as a later story says it. */
  later: z.string(),
  /** What happened then: of a friend `who had been stuck in the dark`, of a thing `the bell from the Lost and Found`. */
  since: z.optional(z.string()),
  /** Of a friend: how it looks, null if no picture can show it. `species` is empty for who is called by a name alone. */
  friend: z.optional(
    z.object({
      name: z.string(),
      species: z.string(),
      sheet: z.nullable(CharacterSheet),
      /** Nobody typed the name, so a hosted model may be told it. Absent in facts of earlier versions. */
      is_invented: z.optional(z.boolean()),
    }),
  ),
  /** Of a friend: its slot in the tale that left it. */
  slot: z.optional(z.string()),
  /** Of a friend or a thing. Tales say `home` of a friend, and keep their things: `where.ts` reads either. */
  where: z.optional(z.enum(wheres)),
  /** Of a friend: where it lives, and what it is for everybody. */
  home: z.optional(z.enum(['near', 'far'])),
  job: z.optional(z.string()),
  /** Of a friend: what it did for the hero: `[[friend]] had hummed until everybody slept.` */
  owes: z.optional(z.string()),
  /** Of a friend: what it does in the last book: `[[friend]] hummed, low and warm.` */
  deed: z.optional(z.string()),
  /** The tale that left it. */
  tale: z.optional(z.string()),
  /** Of a thing: `bell`, and what the painter draws. */
  thing: z.optional(z.object({ noun: z.string(), prop: z.nullable(Prop) })),
  /** Of a question, which books of earlier versions left: whom it is about, and how the next book answers it, in the words of tales. */
  about: z.optional(z.string()),
  answer: z.optional(z.string()),
})
export type Fact = z.infer<typeof Fact>

/** A fact that a series has. */
export type KnownFact = Fact & {
  id: string
  /** Since which book of the series. */
  book: number
  /** The last book that took it up; null: none so far. */
  used: number | null
}

/** What the storyteller is told of the series whose next book it plans. */
export type SeriesSoFar = {
  /** `Brambleford` */
  world: string
  /** The number of the book that is planned. */
  book: number
  /** Whether it ends the series. */
  isLast: boolean
  /** How the companion has looked since the first book. */
  companionLook?: Look
  /** The seed of the first book: home looks as it did there. */
  homeSeed?: string
  /** Without what was struck. */
  facts: readonly KnownFact[]
}

/**
 * `passing`: in a sentence; `needed`: its third figure, its thing, or who helps; `answer`: of what stayed open; `kept`: what is still
 * there at bedtime; `end`: all friends. Outlines of earlier versions also have `misled`, `turn`, `planted` and `question`.
 */
export const recallUses = [
  'passing',
  'planted',
  'needed',
  'misled',
  'turn',
  'answer',
  'question',
  'kept',
  'end',
] as const

/** A passage that a book has because it belongs to a series. */
export const Recall = z.object({
  use: z.enum(recallUses),
  /** Ids of the facts that it takes up. */
  facts: z.array(z.string()),
  page_number: z.int(),
  /** Before the page's own text, after it, or within: behind so many letters of it. */
  at: z.enum(['start', 'end', 'within']),
  behind: z.optional(z.int()),
  text: z.string(),
  /** A friend who is in this page's picture: a role of the cast. */
  shows: z.optional(z.enum(['helper', 'subject'])),
})
export type Recall = z.infer<typeof Recall>
