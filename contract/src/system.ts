import * as z from 'zod/mini'
import { route } from './route.ts'

/** For each component: `ok`, or a sentence that describes the error. */
export const SystemHealth = z.object({
  database: z.string(),
  /** The job queue; clients know it by this name. */
  celery_broker: z.string(),
  storage: z.string(),
  text_model: z.string(),
  image_model: z.string(),
  /** The hosted voice; `ok` without one. */
  voice: z.string(),
})
export type SystemHealth = z.infer<typeof SystemHealth>

export const getSystemHealth = route({
  method: 'GET',
  path: '/api/v1/admin/system/health',
  summary: 'The health of each component, checked now',
  failure: 'Failed to fetch system health',
  access: 'admin',
  reply: SystemHealth,
})

/** What a backup was found to hold when it was restored on trial. */
export const BackupProof = z.object({
  families: z.int(),
  stories: z.int(),
  pages: z.int(),
  /** Pictures of the newest pages that were looked for, and how many of them are not in the backup. */
  pictures: z.int(),
  missing_pictures: z.int(),
})
export type BackupProof = z.infer<typeof BackupProof>

export const FailedJob = z.object({
  id: z.string(),
  name: z.string(),
  /** The story of the job, if it has one. */
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
    /** Wait of the oldest due job in seconds; 0 when none waits. */
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
  /** Processes with a heartbeat within the last minute. */
  processes: z.array(
    z.object({
      id: z.string(),
      /** `all`: web and worker in one. */
      role: z.enum(['all', 'web', 'worker']),
      host: z.string(),
      version: z.string(),
      /** Whether its version is older than that of the newest running process. */
      is_old: z.boolean(),
      started_at: z.iso.datetime(),
    }),
  ),
  /** The last backup made with Moonpage's own command; null if there is none. */
  last_backup: z.nullable(
    z.object({
      made_at: z.iso.datetime(),
      contents: z.enum(['all', 'pictures']),
      bytes: z.int(),
      /** Null if it has no database. */
      proof: z.nullable(BackupProof),
    }),
  ),
  /** The last backup by schedule, if it failed. */
  failed_backup: z.nullable(z.object({ failed_at: z.iso.datetime(), reason: z.string() })),
  /** Newest first, at most fifty. */
  failed_jobs: z.array(FailedJob),
  /** Bytes of all pictures; null until they are counted. */
  storage_bytes: z.nullable(z.int()),
  /** Spending on paid models since midnight, UTC. Embedded models are free and not counted. */
  model_spend: z.object({ usd: z.number(), calls: z.int() }),
  webhooks: z.object({
    /** Deliveries of the last 24 hours that arrived, wait for another attempt, or were given up. */
    delivered: z.int(),
    retrying: z.int(),
    given_up: z.int(),
    /** Webhooks that are off because nothing arrived. */
    disabled: z.int(),
  }),
})
export type SystemActivity = z.infer<typeof SystemActivity>

export const getSystemActivity = route({
  method: 'GET',
  path: '/api/v1/admin/system/activity',
  summary: 'Queue, workers, processes, failed jobs, storage and spending',
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
