import * as z from 'zod/mini'
import { route } from './route.ts'

/** Estimates shown before a story is started. */
export const GenerationInfo = z.object({
  /** Whether the embedded illustrator paints the pictures. */
  painted_here: z.boolean(),
  /** US dollars per picture; null if unknown. */
  picture_usd: z.nullable(z.number()),
  /** Whether a book with several pictures needs one more: a portrait of the hero, as reference for all pages. */
  paints_hero_first: z.optional(z.boolean()),
  /** US dollars for the text of a ten-page book; null if unknown. */
  text_usd: z.nullable(z.number()),
  /** How long most recent stories took, in whole minutes; null when there are too few to tell. */
  minutes: z.nullable(z.object({ from: z.int(), to: z.int() })),
  /** When stories that cost money can be started again, once today's budget is used up; null: now. */
  resumes_at: z.nullable(z.iso.datetime()),
})
export type GenerationInfo = z.infer<typeof GenerationInfo>

export const getGenerationInfo = route({
  method: 'GET',
  path: '/api/v1/generation-info',
  summary: 'What a story costs, how long it takes, and whether one can be started today',
  failure: 'We couldn’t load what a story costs.',
  access: 'anyone',
  apiKey: 'any',
  reply: GenerationInfo,
})
