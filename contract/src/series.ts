import * as z from 'zod/mini'
import { FactKind } from './fact-kinds.ts'
import { Name } from './given-name.ts'
import { PictureFocus } from './picture-focus.ts'
import { generationStatuses } from './progress.ts'
import { route } from './route.ts'
import { NewStory } from './story.ts'

/** What a series remembers, with the names that the family gave. */
export const SeriesFact = z.object({
  id: z.string(),
  kind: FactKind,
  /** `Tully the camel comes by at bedtime, to hum.` */
  text: z.string(),
  /** Of a friend: what it is called, which parents may correct, and what it is: `camel`. */
  friend: z.nullable(z.object({ name: z.string(), species: z.string() })),
  /** What a drawing of it shows: a thing, or a figure's species; null: nothing. */
  picture: z.nullable(z.string()),
  /** Since which book. */
  book: z.int(),
  /** The last book that took it up; of a question: the one that answered it. */
  last_used: z.nullable(z.int()),
  /** Must stay so: it cannot be struck. */
  is_locked: z.boolean(),
  /** Later books do not take it up. */
  is_struck: z.boolean(),
})
export type SeriesFact = z.infer<typeof SeriesFact>

export const SeriesBook = z.object({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  subject: z.string(),
  generation_status: z.enum(generationStatuses),
  preview_image_url: z.nullable(z.string()),
  preview_image_srcset: z.nullable(z.string()),
  preview_image_alt: z.nullable(z.string()),
  preview_image_focus: z.nullable(PictureFocus),
})
export type SeriesBook = z.infer<typeof SeriesBook>

/** The next book of a series. */
export const NextAdventure = z.object({
  series_id: z.string(),
  /** What the world is called: `Brambleford`. */
  world: z.string(),
  book: z.int(),
  /** What stayed open; null: nothing. */
  question: z.nullable(z.string()),
  draw: z.int(),
  /** The body of `POST /stories`. */
  request: NewStory,
})
export type NextAdventure = z.infer<typeof NextAdventure>

/** Books with one hero, friend and place, which remember each other. */
export const Series = z.object({
  id: z.string(),
  name: z.string(),
  /** Whose world it is; null: nobody’s in particular. */
  child_id: z.nullable(z.string()),
  child_name: z.nullable(z.string()),
  hero_name: z.string(),
  companion_name: z.string(),
  setting: z.string(),
  is_ended: z.boolean(),
  /** In the order of their numbers. */
  books: z.array(SeriesBook),
  /** The newest first. */
  facts: z.array(SeriesFact),
  /** Null for who makes no stories, and once the series has ended. */
  next: z.nullable(NextAdventure),
  created_at: z.iso.datetime(),
})
export type Series = z.infer<typeof Series>

const params = z.strictObject({ id: z.string() })

export const startSeries = route({
  method: 'POST',
  path: '/api/v1/series',
  summary:
    'Start a series with one of your finished stories; for a story that belongs to one already, that one is answered',
  failure: 'We couldn’t start a series.',
  access: 'user',
  family: 'parent',
  body: z.strictObject({ story_id: z.string() }),
  reply: Series,
  status: 201,
})

export const getSeries = route({
  method: 'GET',
  path: '/api/v1/series/{id}',
  summary:
    'A series of your family: its books, what they left, and a next one. The same `draw` of an evening gives the same.',
  failure: 'We couldn’t load this world.',
  access: 'user',
  params,
  query: z.strictObject({
    /** The date on the family's clock; the server's, if absent. */
    evening: z.optional(z.iso.date('Please give a date such as 2026-11-28')),
    draw: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(50)), 0),
  }),
  reply: Series,
})

/** Paper of posters: `a3` is 297 × 420 mm, `50x70` 500 × 700 mm. */
export const posterSizes = ['a3', '50x70'] as const
export type PosterSize = (typeof posterSizes)[number]

export const downloadPoster = route({
  method: 'GET',
  path: '/api/v1/series/{id}/poster',
  summary: 'The world of a series as a poster: a PDF with its home, its friends and what was kept',
  failure: 'We couldn’t make the poster.',
  access: 'user',
  params,
  query: z.strictObject({ size: z.enum(posterSizes) }),
  reply: null,
  sends: ['application/pdf'],
})

export const renameSeries = route({
  method: 'PUT',
  path: '/api/v1/series/{id}',
  summary: 'Call the world of a series something else',
  failure: 'We couldn’t save that.',
  access: 'user',
  family: 'parent',
  params,
  body: z.strictObject({ name: Name }),
  reply: null,
})

export const deleteSeries = route({
  method: 'DELETE',
  path: '/api/v1/series/{id}',
  summary: 'Forget a series: what it remembers is deleted, its books stay',
  failure: 'We couldn’t forget this world.',
  access: 'user',
  family: 'parent',
  params,
  reply: null,
})

export const correctFact = route({
  method: 'PUT',
  path: '/api/v1/series/{id}/facts/{fact_id}',
  summary:
    'Lock or strike what a series remembers, or correct the name of a friend; only what is named changes',
  failure: 'We couldn’t save that.',
  access: 'user',
  family: 'parent',
  params: z.strictObject({ id: z.string(), fact_id: z.string() }),
  body: z.strictObject({
    is_locked: z.optional(z.boolean()),
    is_struck: z.optional(z.boolean()),
    friend_name: z.optional(Name),
  }),
  reply: null,
})
