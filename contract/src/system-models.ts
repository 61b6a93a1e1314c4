import * as z from 'zod/mini'
import { route } from './route.ts'

/** Days, today's last, that the spending goes back. */
export const spendingDays = 14

const SetUp = z.object({
  /** `embedded`: Moonpage's own. */
  provider: z.enum(['embedded', 'openai', 'openai-compatible']),
  /** Null for Moonpage's own, as are the next. */
  model: z.nullable(z.string()),
  /** The server's name, with its port where that is not the usual one. */
  host: z.nullable(z.string()),
})

const Spent = z.object({ calls: z.int(), usd: z.number() })

export const SystemModels = z.object({
  text: z.object({
    ...SetUp.shape,
    /** US dollars a million tokens; null where nobody knows, and its answers count nothing. */
    price: z.nullable(z.object({ input: z.number(), output: z.number() })),
  }),
  pictures: z.object({
    ...SetUp.shape,
    /** US dollars a picture, about; null likewise. */
    price: z.nullable(z.number()),
  }),
  /** Providers that failed again and again, and are left alone for now. */
  resting: z.array(
    z.object({
      provider: z.string(),
      /** A sentence that says why. */
      reason: z.nullable(z.string()),
      /** When one is asked again, to see. */
      until: z.iso.datetime(),
    }),
  ),
  /** Stories that a person may begin in 24 hours. */
  daily_stories: z.int(),
  /** US dollars, of today, UTC. */
  budget: z.object({
    /** Null: there is none. */
    usd: z.nullable(z.number()),
    spent: z.number(),
    /** What the stories that have begun will still cost, about. */
    to_come: z.number(),
    /** New stories that cost something have to wait for tomorrow. */
    is_taken_up: z.boolean(),
  }),
  /** One a day, UTC, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), text_usd: z.number(), pictures_usd: z.number() })),
  /** Of these days together, the costliest first. */
  models: z.array(
    z.object({
      ...Spent.shape,
      kind: z.enum(['text', 'image']),
      model: z.string(),
      input_tokens: z.int(),
      output_tokens: z.int(),
      pictures: z.int(),
    }),
  ),
  /** The stories on which most was spent in these days, at most five. By id alone: they are their families'. */
  costliest_stories: z.array(z.object({ ...Spent.shape, story_id: z.string() })),
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
