import * as z from 'zod/mini'
import { contactKinds } from './contact-kinds.ts'

/** A contact detail in a story. `page_number` is null outside the pages. */
export const ContactPlace = z.object({
  part: z.enum(['title', 'summary', 'page', 'dedication']),
  page_number: z.nullable(z.int()),
  kind: z.enum(contactKinds),
  /** The detail with a few words around it. */
  excerpt: z.string(),
})
export type ContactPlace = z.infer<typeof ContactPlace>

/** Every error response: RFC 9457 `application/problem+json`. `code` is stable; `detail` and `message` are for people. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  message: z.string(),
  /** Set for an invalid form: one entry per field. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Set when the resource exists already: its id. */
  existing_id: z.optional(z.string()),
  /** Set when a story cannot be published because of contact details in it: all of them. */
  places: z.optional(z.array(ContactPlace)),
})
export type Problem = z.infer<typeof Problem>
