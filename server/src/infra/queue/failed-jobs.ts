import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { ClaimedJob, Executor } from './running.ts'

/** Longer than completed jobs, so that an admin has time to look. */
const retentionSeconds = 30 * 86_400

const errorLength = 1000

// The latest failure of the same work replaces earlier ones.
const fail = `
  with failing as (
    update pgboss.job set
      state = 'failed', completed_on = now(), heartbeat_on = null, deletion_seconds = ${retentionSeconds},
      output = jsonb_build_object('message', left($4::text, ${errorLength}))
    where name = $1 and id = $2 and retry_count = $3 and state = 'active'
    returning name, id, data
  )
  delete from pgboss.job as older using failing
  where older.name = failing.name and older.data - 'traceparent' = failing.data - 'traceparent' and older.state = 'failed' and older.id <> failing.id`

/** Marks a job that this process runs as permanently failed. Has no effect if its lease was lost. */
export async function failJob(
  db: Executor,
  job: ClaimedJob & { name: string },
  error: string,
): Promise<void> {
  await db.executeSql(fail, [job.name, job.id, job.retryCount, error])
}

/** For `from`: all permanently failed jobs. `payload` is jsonb, without the trace context. */
export const failedJobs = sql<{
  id: string
  name: string
  payload: unknown
  failed_at: Date
  error: string
}>`(
  select id, name, data - 'traceparent' as payload, coalesce(completed_on, created_on) as failed_at,
    left(coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value', ''), ${errorLength}::int) as error
  from pgboss.job where state = 'failed'
)`

/** For `from`: all pending and running jobs. */
export const liveJobs = sql`(select id, name, data - 'traceparent' as payload from pgboss.job where state < 'completed')`

export type JobRow = { id: string; name: string; state: string; payload: Record<string, unknown> }

/** A job by its id, locked until the transaction ends if `lock` is set. */
export async function findJob(
  tx: Kysely<Tables>,
  id: string,
  { lock }: { lock: boolean },
): Promise<JobRow | undefined> {
  // The queue names allow an index scan.
  const { rows } = await sql<JobRow>`
    select id, name, state::text as state, coalesce(data, '{}') as payload from pgboss.job
    where name in (select name from pgboss.queue) and id = ${id} ${lock ? sql`for update` : sql``}`.execute(
    tx,
  )
  return rows[0]
}

/** Retries a failed job with all its attempts, in the caller's transaction. */
export async function requeueJob(
  tx: Kysely<Tables>,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await sql`
    update pgboss.job set
      state = 'retry', start_after = now(), completed_on = null, output = null,
      keep_until = now() + make_interval(secs => queue.retention_seconds),
      retry_limit = job.retry_count + queue.retry_limit, deletion_seconds = queue.deletion_seconds
    from pgboss.queue
    where queue.name = job.name and job.name = ${name} and job.id = ${id} and job.state = 'failed'`.execute(
    tx,
  )
}
