import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

export type QueueDepth = {
  /** Jobs that are due; scheduled ones do not count. */
  waiting: number
  running: number
  oldest_waiting_seconds: number
}

const live = sql`(
  select name, state, start_after, state < 'active' and start_after <= now() as due
  from pgboss.job where state < 'completed'
)`

const depth = sql`
  count(*) filter (where due) as waiting, count(*) filter (where state = 'active') as running,
  coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::int as oldest_waiting_seconds`

/** The number of pending and running jobs. */
export async function queueDepth(db: Kysely<Tables>): Promise<QueueDepth> {
  const { rows } = await sql<QueueDepth>`select ${depth} from ${live} live`.execute(db)
  return rows[0] as QueueDepth
}

/** The same for each kind of job that has any. */
export async function queueDepthByJob(db: Kysely<Tables>): Promise<(QueueDepth & { name: string })[]> {
  const { rows } = await sql<QueueDepth & { name: string }>`
    select name, ${depth} from ${live} live group by name`.execute(db)
  return rows
}
