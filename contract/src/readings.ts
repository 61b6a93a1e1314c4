import * as z from 'zod/mini'
import { PictureFocus } from './picture-focus.ts'
import { route } from './route.ts'

/** A book that was read to its last page. */
export const Reading = z.object({
  story_id: z.string(),
  title: z.string(),
  subject: z.string(),
  preview_image_url: z.nullable(z.string()),
  preview_image_srcset: z.nullable(z.string()),
  preview_image_focus: z.nullable(PictureFocus),
  /** `2026-11-28`, on the family’s calendar. */
  day: z.string(),
  /** To whom; null: to nobody in particular. */
  child_name: z.nullable(z.string()),
  /** First name of who read; null if they are no longer in the family. */
  reader_name: z.nullable(z.string()),
  is_yours: z.boolean(),
})
export type Reading = z.infer<typeof Reading>

const Month = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please give a month as year and month, such as 2026-11'))

/** How many readings of a month are listed: ten a day. */
export const longestMonth = 310

export const ReadMonth = z.object({
  month: z.string(),
  /** Whether the family has what it reads recorded. */
  is_recording: z.boolean(),
  /** The latest first. */
  readings: z.array(Reading),
  /** The nearest months in which the family read something; null: there is none. */
  previous_month: z.nullable(z.string()),
  next_month: z.nullable(z.string()),
})
export type ReadMonth = z.infer<typeof ReadMonth>

export const listReadings = route({
  method: 'GET',
  path: '/api/v1/readings',
  summary: 'The books that your family read to the last page in a month; by default this one, in UTC',
  failure: 'We couldn’t load what you read together.',
  access: 'user',
  query: z.strictObject({ month: z.optional(Month) }),
  reply: ReadMonth,
})

export const recordReadings = route({
  method: 'PUT',
  path: '/api/v1/readings',
  summary: 'Have what your family reads recorded, or not; `false` erases what was recorded',
  failure: 'We couldn’t change that.',
  access: 'user',
  family: 'parent',
  body: z.strictObject({ is_recording: z.boolean() }),
  reply: null,
})
