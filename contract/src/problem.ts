import * as z from 'zod/mini'
import { contactKinds } from './contact-kinds.ts'

/** Where in a story something stands that strangers should not read. `page_number` is null off the pages. */
export const ContactPlace = z.object({
  part: z.enum(['title', 'summary', 'page', 'dedication']),
  page_number: z.nullable(z.int()),
  kind: z.enum(contactKinds),
  /** With a few words around it. */
  excerpt: z.string(),
})
export type ContactPlace = z.infer<typeof ContactPlace>

/** Every refusal, as RFC 9457 `application/problem+json`. `code` is stable; `detail` and `message` are for people. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  message: z.string(),
  /** Set when a form was refused: one entry a field. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Set when something stands there already that was to be made: its id. */
  existing_id: z.optional(z.string()),
  /** Set when a story cannot go public because of what it tells about where a family is: every such place. */
  places: z.optional(z.array(ContactPlace)),
})
export type Problem = z.infer<typeof Problem>
