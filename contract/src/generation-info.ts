import * as z from 'zod/mini'
import { route } from './route.ts'

/** What is good to know before a story is begun. All of it is about. */
export const GenerationInfo = z.object({
  /** True where Moonpage's own illustrator paints. */
  painted_here: z.boolean(),
  /** US dollars a picture; null where nobody knows. */
  picture_usd: z.nullable(z.number()),
  /** A book of several pictures begins with one more, of its hero, so that all pages show the same. */
  paints_hero_first: z.optional(z.boolean()),
  /** US dollars, the words of a book of ten pages; null where nobody knows. */
  text_usd: z.nullable(z.number()),
  /** How long most stories took lately, to the nearest minute; null while too few were made to tell. */
  minutes: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** When what costs can be begun again, since today's budget is taken up; null: at once. */
  resumes_at: z.nullable(z.iso.datetime()),
})
export type GenerationInfo = z.infer<typeof GenerationInfo>

export const getGenerationInfo = route({
  method: 'GET',
  path: '/api/v1/generation-info',
  summary: 'What a story costs, how long it takes, and whether one can be begun today',
  failure: 'We couldn’t load what a story costs.',
  access: 'anyone',
  reply: GenerationInfo,
})
