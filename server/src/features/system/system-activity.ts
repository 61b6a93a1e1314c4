import type { SystemActivity } from '@moonpage/contract/system'
import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import { presentWorkers } from '../../infra/queue/presence.ts'
import { queueDepth } from '../../infra/queue/queue-depth.ts'
import { listFailedJobs } from './failed-jobs.ts'

/** What is being worked on, by whom, what failed, and what it costs. */
export async function systemActivity(
  { kysely }: Database,
  storageBytes: number | null,
): Promise<SystemActivity> {
  const [depth, failed, workers, spend] = await Promise.all([
    queueDepth(kysely),
    listFailedJobs(kysely),
    presentWorkers(kysely),
    kysely
      .selectFrom('model_spend')
      .select([
        sql<number>`coalesce(sum(usd), 0)::float`.as('usd'),
        sql<number>`coalesce(sum(calls), 0)::int`.as('calls'),
      ])
      .where('day', '=', sql<string>`(now() at time zone 'utc')::date`)
      .executeTakeFirstOrThrow(),
  ])
  return {
    queue: { ...depth, failed: failed.total },
    workers: workers.map(({ id, host, started_at, seen_at }) => ({
      id,
      host,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
    failed_jobs: failed.jobs,
    storage_bytes: storageBytes,
    model_spend: spend,
  }
}
