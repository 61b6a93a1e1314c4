import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

/** Steps of this size are the work of whoever keeps clocks in time; nothing here minds them. */
const noticed = sql`now() + interval '1 minute'`
/** Nobody plans a job further ahead than a day: see clean-up-job.ts. */
const furthest = sql`now() + interval '25 hours'`

/**
 * Brings the queue back to a database clock that was turned back: what lies in the future now would else wait until
 * then, looking for lost leases too. Changes nothing where no clock was.
 */
export async function recoverFromClockSkew(db: Kysely<Tables>): Promise<void> {
  await sql`
    update pgboss.queue set
      monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
      maintain_on = least(maintain_on, now())
    where greatest(monitor_claim_on, monitor_on, maintain_on) > ${noticed}`.execute(db)
  await sql`
    update pgboss.version set monitor_backoff_on = null where monitor_backoff_on > now() + interval '1 hour'`.execute(
    db,
  )
  await sql`
    update pgboss.job set heartbeat_on = now(), started_on = least(started_on, now())
    where state = 'active' and heartbeat_on > ${noticed}`.execute(db)
  // What was planned keeps its distance from when it was sent; a retry has none that is known.
  await sql`
    update pgboss.job set
      start_after = case when created_on > ${noticed} then start_after - (created_on - now()) else now() end,
      created_on = least(created_on, now())
    where state < 'active' and (created_on > ${noticed} or start_after > ${furthest})`.execute(db)
  await sql`delete from workers where seen_at > ${noticed}`.execute(db)
}

/**
 * Tells at each call whether the database's clock was turned back since the last one, by this machine's stopwatch.
 * The first call cannot know, and says yes.
 */
export function clockSkewDetector(db: Kysely<Tables>): () => Promise<boolean> {
  const slackMs = 30_000
  let last: { clock: number; watch: number } | null = null
  return async () => {
    const watch = performance.now()
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
    const clock = rows[0]?.now.getTime() ?? 0
    const isBack = last === null || clock - last.clock < watch - last.watch - slackMs
    last = { clock, watch }
    return isBack
  }
}
