import * as z from 'zod/mini'

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
})
export type Problem = z.infer<typeof Problem>
