import * as z from 'zod/mini'
import { route } from './route.ts'

/** Of each part: `ok`, or a sentence that says what is wrong. */
export const SystemHealth = z.object({
  database: z.string(),
  /** Our job queue, under the name that clients know. */
  celery_broker: z.string(),
  storage: z.string(),
  text_model: z.string(),
  image_model: z.string(),
})
export type SystemHealth = z.infer<typeof SystemHealth>

export const getSystemHealth = route({
  method: 'GET',
  path: '/api/v1/admin/system/health',
  summary: 'Whether each part works, asked of it now',
  failure: 'Failed to fetch system health',
  access: 'admin',
  reply: SystemHealth,
})

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  /** What it was about, where it was a story. */
  story_id: z.nullable(z.string()),
  failed_at: z.iso.datetime(),
  error: z.string(),
})
export type FailedJob = z.infer<typeof FailedJob>

export const SystemActivity = z.object({
  queue: z.object({
    waiting: z.int(),
    running: z.int(),
    failed: z.int(),
    /** How long the oldest job that could run has waited, in seconds; 0 when none waits. */
    oldest_waiting_seconds: z.int(),
  }),
  workers: z.array(
    z.object({
      id: z.string(),
      host: z.string(),
      started_at: z.iso.datetime(),
      seen_at: z.iso.datetime(),
    }),
  ),
  /** Every process of the site that was heard of within a minute. */
  processes: z.array(
    z.object({
      id: z.string(),
      /** `all`: web and worker in one. */
      role: z.enum(['all', 'web', 'worker']),
      host: z.string(),
      version: z.string(),
      /** Older than the newest one that runs: to be updated. */
      is_old: z.boolean(),
      started_at: z.iso.datetime(),
    }),
  ),
  /** The last one that was made with Moonpage's own command; null: none yet. */
  last_backup: z.nullable(
    z.object({ made_at: z.iso.datetime(), contents: z.enum(['all', 'pictures']), bytes: z.int() }),
  ),
  /** Newest first, at most fifty. */
  failed_jobs: z.array(FailedJob),
  /** Bytes of all pictures; null while they are being counted. */
  storage_bytes: z.nullable(z.int()),
  /** What was paid for since midnight, UTC. The models that come with Moonpage cost nothing and are not counted. */
  model_spend: z.object({ usd: z.number(), calls: z.int() }),
})
export type SystemActivity = z.infer<typeof SystemActivity>

export const getSystemActivity = route({
  method: 'GET',
  path: '/api/v1/admin/system/activity',
  summary: 'What is being worked on, by whom, what failed, and what it costs',
  failure: 'Failed to load system health',
  access: 'admin',
  reply: SystemActivity,
})

export const retryJob = route({
  method: 'POST',
  path: '/api/v1/admin/system/jobs/{id}/retry',
  summary: 'Run a failed job again',
  failure: 'We couldn’t run the job again.',
  access: 'admin',
  params: z.strictObject({ id: z.string() }),
  reply: z.object({ id: z.string(), name: z.string() }),
  status: 202,
})
