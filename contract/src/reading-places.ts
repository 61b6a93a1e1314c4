import * as z from 'zod/mini'
import { placeDays } from './place-days.ts'
import { route } from './route.ts'

/** Where one stopped in a book: neither on its first page nor at its end. */
export const ReadingPlace = z.object({
  /** To whom it was read; null: to nobody in particular. Then only the caller sees it. */
  child_id: z.nullable(z.string()),
  child_name: z.nullable(z.string()),
  page_number: z.int(),
  turned_at: z.iso.datetime(),
})
export type ReadingPlace = z.infer<typeof ReadingPlace>

export const storeReadingPlace = route({
  method: 'PUT',
  path: '/api/v1/stories/{id}/place',
  summary:
    'Store where one stopped in one of your stories; of several calls, the page that was turned to last counts',
  failure: 'We couldn’t store your place in the book.',
  access: 'user',
  childView: true,
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({
    page_number: z.int().check(z.minimum(1), z.maximum(1000)),
    /** To whom it is read; null: to nobody in particular. By default the family’s only child, if it has one. */
    child_id: z.optional(z.nullable(z.string())),
    /** How long ago the page was turned to: a device may have been offline since. */
    seconds_ago: z._default(z.int().check(z.minimum(0), z.maximum(placeDays * 86_400)), 0),
    /** The date there, `2026-11-28`; by default that of UTC. */
    day: z.optional(z.iso.date()),
  }),
  reply: null,
})
