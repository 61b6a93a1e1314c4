import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** NTP corrections are smaller; these do not matter. */
const minSkewSeconds = sql`now() + interval '1 minute'`
/** No job is scheduled more than a day ahead: see clean-up-job.ts. */
const maxDelaySeconds = sql`now() + interval '25 hours'`

/**
 * Corrects the queue after the database's clock was set back: jobs, leases and maintenance with future times would wait
 * until then. Changes nothing otherwise.
 */
export async function recoverFromClockSkew(db: Kysely<Tables>): Promise<void> {
  await sql`
    update pgboss.queue set
      monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, monitor_on, maintain_on) > ${minSkewSeconds}`.execute(db)
  await sql`
    update pgboss.version set monitor_backoff_on = null where monitor_backoff_on > now() + interval '1 hour'`.execute(
    db,
  )
  await sql`
    update pgboss.job set heartbeat_on = now(), started_on = least(started_on, now())
    where state = 'active' and heartbeat_on > ${minSkewSeconds}`.execute(db)
  // A scheduled job keeps its delay; the delay of a retry is unknown.
  await sql`
    update pgboss.job set
      start_after = case when created_on > ${minSkewSeconds} then start_after - (created_on - now()) else now() end,
      created_on = least(created_on, now())
    where state < 'active' and (created_on > ${minSkewSeconds} or start_after > ${maxDelaySeconds})`.execute(
    db,
  )
  await sql`delete from workers where seen_at > ${minSkewSeconds}`.execute(db)
}

/**
 * Returns at each call whether the database's clock was set back since the last one, compared with this machine's
 * monotonic clock. The first call always returns true.
 */
export function clockSkewDetector(db: Kysely<Tables>): () => Promise<boolean> {
  const toleranceMs = 30_000
  let last: { clock: number; watch: number } | null = null
  return async () => {
    const watch = performance.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const clock = rows[0]?.now.getTime() ?? 0
    const isSetBack = last === null || clock - last.clock < watch - last.watch - toleranceMs
    last = { clock, watch }
    return isSetBack
  }
}
