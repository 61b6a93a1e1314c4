import * as z from 'zod/mini'
import { Child } from './children.ts'
import { route } from './route.ts'
import { NextAdventure } from './series.ts'
import { NewStory, StorySummary } from './story.ts'

/** After so many other suggestions a parent chooses in the form. */
export const suggestionLimit = 3

/** A story that could be made for a child. */
export const Suggestion = z.object({
  /** How often something else was asked for before. */
  draw: z.int(),
  /** The body of `POST /stories`. */
  request: NewStory,
})
export type Suggestion = z.infer<typeof Suggestion>

export const ChildTonight = z.object({
  child: Child,
  /** Null for readers, who make no stories. */
  new_story: z.nullable(Suggestion),
  /** The next book of the series to which the child last had one; null for readers, and where there is none. */
  next_adventure: z.nullable(NextAdventure),
  /** Finished books, the likeliest first: the one in which the child stopped, the last one, a favorite, the one before. At most three. */
  read_again: z.array(StorySummary),
  /** Whether the first of these was made ahead for tonight, and nobody has opened it yet. */
  is_ready: z.boolean(),
})
export type ChildTonight = z.infer<typeof ChildTonight>

export const Tonight = z.object({
  children: z.array(ChildTonight),
  /** Whether the family has read a book to its last page, as far as that is recorded. */
  has_read: z.boolean(),
})
export type Tonight = z.infer<typeof Tonight>

/** The date on the family's clock: children grow older and suggestions change with it. The server's, if absent. */
const evening = z.optional(z.iso.date('Please give a date such as 2026-11-28'))

export const getTonight = route({
  method: 'GET',
  path: '/api/v1/tonight',
  summary: 'For each child of your family: a story that could be made, and books to read again',
  failure: 'We couldn’t load tonight’s stories.',
  access: 'user',
  query: z.strictObject({ evening }),
  reply: Tonight,
})

export const suggestStory = route({
  method: 'GET',
  path: '/api/v1/children/{id}/suggestion',
  summary:
    'Something else for a child: another story that could be made. The same `draw` of an evening gives the same.',
  failure: 'We couldn’t think of another story.',
  access: 'user',
  family: 'parent',
  apiKey: 'create',
  params: z.strictObject({ id: z.string() }),
  query: z.strictObject({
    evening,
    draw: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(suggestionLimit)), 0),
  }),
  reply: Suggestion,
})
