import * as z from 'zod/mini'
import { route } from './route.ts'

/** Days of spending that are shown, ending with today. */
export const spendingDays = 14

const ModelSetup = z.object({
  /** `embedded`: the model that comes with Moonpage. */
  provider: z.enum(['embedded', 'openai', 'openai-compatible']),
  /** Null for the embedded model, as is `host`. */
  model: z.nullable(z.string()),
  /** Host name, with the port if it is not the default one. */
  host: z.nullable(z.string()),
})

const Spending = z.object({ calls: z.int(), usd: z.number() })

export const SystemModels = z.object({
  text: z.object({
    ...ModelSetup.shape,
    /** US dollars per million tokens; null if unknown, in which case calls count as free. */
    price: z.nullable(z.object({ input: z.number(), output: z.number() })),
  }),
  pictures: z.object({
    ...ModelSetup.shape,
    /** US dollars per picture, approximate; null if unknown. */
    price: z.nullable(z.number()),
  }),
  speech: z.object({
    ...ModelSetup.shape,
    /** US dollars per million characters; null if unknown. */
    price: z.nullable(z.number()),
  }),
  /** Providers with an open circuit after repeated failures. */
  resting: z.array(
    z.object({
      provider: z.string(),
      /** A sentence with the reason. */
      reason: z.nullable(z.string()),
      /** When the circuit half-opens: one call is let through. */
      until: z.iso.datetime(),
    }),
  ),
  /** Stories that a user may start per 24 hours. */
  daily_stories: z.int(),
  /** US dollars, for the current UTC day. */
  budget: z.object({
    /** Null: no limit. */
    usd: z.nullable(z.number()),
    spent: z.number(),
    /** Estimated remaining cost of the stories that have started. */
    to_come: z.number(),
    /** Whether new stories that cost money have to wait until tomorrow. */
    is_taken_up: z.boolean(),
  }),
  /** One entry per UTC day, oldest first. */
  days: z.array(
    z.object({ day: z.iso.date(), text_usd: z.number(), pictures_usd: z.number(), speech_usd: z.number() }),
  ),
  /** Totals over these days, highest spending first. */
  models: z.array(
    z.object({
      ...Spending.shape,
      kind: z.enum(['text', 'image', 'speech']),
      model: z.string(),
      input_tokens: z.int(),
      output_tokens: z.int(),
      pictures: z.int(),
    }),
  ),
  /** The five stories with the highest spending in these days; by id only, because they are private. */
  costliest_stories: z.array(z.object({ ...Spending.shape, story_id: z.string() })),
})
export type SystemModels = z.infer<typeof SystemModels>

export const getSystemModels = route({
  method: 'GET',
  path: '/api/v1/admin/system/models',
  summary: 'Which models are used, what they cost, and how much of the budget is taken up',
  failure: 'We couldn’t load the models.',
  access: 'admin',
  reply: SystemModels,
})
