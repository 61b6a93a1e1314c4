import type { SystemActivity } from '@moonpage/contract/system'
import { sql } from 'kysely'
import { webhookFigures } from '../../core/webhooks/webhook-figures.ts'
import type { Database } from '../../infra/db/database.ts'
import { liveProcesses } from '../../infra/db/process-heartbeat.ts'
import { liveWorkers } from '../../infra/queue/worker-heartbeat.ts'
import { queueDepth } from '../../infra/queue/queue-depth.ts'
import { compareVersions } from '../../lib/app-version.ts'
import { listFailedJobs } from './list-failed-jobs.ts'

type Present = Awaited<ReturnType<typeof liveProcesses>>

/** Which of them runs an older version than another one. */
function withAge(processes: Present): SystemActivity['processes'] {
  const compare = (a: Present[number], b: Present[number]) =>
    compareVersions(a.version, b.version) || a.schema - b.schema
  const newest = processes.toSorted(compare).at(-1)
  return processes.map((one) => ({
    id: one.id,
    role: one.role,
    host: one.host,
    version: one.version,
    is_old: newest !== undefined && compare(one, newest) < 0,
    started_at: one.started_at.toISOString(),
  }))
}

/** Running jobs, workers, failed jobs and costs. */
export async function getSystemActivity(
  { kysely }: Database,
  storageBytes: number | null,
): Promise<SystemActivity> {
  const [depth, failed, workers, processes, backup, failedBackup, spend, webhooks] = await Promise.all([
    queueDepth(kysely),
    listFailedJobs(kysely),
    liveWorkers(kysely),
    liveProcesses(kysely),
    kysely
      .selectFrom('backups')
      .select(['made_at', 'contents', 'bytes', 'proof'])
      .orderBy('made_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
    kysely.selectFrom('failed_backups').selectAll().orderBy('failed_at', 'desc').limit(1).executeTakeFirst(),
    kysely
      .selectFrom('model_spend')
      .select([
        sql<number>`coalesce(sum(usd), 0)::float`.as('usd'),
        sql<number>`coalesce(sum(calls), 0)::int`.as('calls'),
      ])
      .where('day', '=', sql<string>`(now() at time zone 'utc')::date`)
      .executeTakeFirstOrThrow(),
    webhookFigures(kysely),
  ])
  return {
    queue: { ...depth, failed: failed.total },
    workers: workers.map(({ id, host, started_at, seen_at }) => ({
      id,
      host,
      started_at: started_at.toISOString(),
      seen_at: seen_at.toISOString(),
    })),
    processes: withAge(processes),
    last_backup: backup
      ? {
          made_at: backup.made_at.toISOString(),
          contents: backup.contents,
          bytes: backup.bytes,
          proof: backup.proof,
        }
      : null,
    failed_backup:
      failedBackup && !(backup && backup.made_at > failedBackup.failed_at)
        ? { failed_at: failedBackup.failed_at.toISOString(), reason: failedBackup.reason }
        : null,
    failed_jobs: failed.jobs,
    storage_bytes: storageBytes,
    model_spend: spend,
    webhooks,
  }
}
