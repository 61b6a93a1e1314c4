import { sql, type Kysely } from 'kysely'
import type { Tables } from '../db/tables.ts'

export type QueueDepth = {
  /** Jobs that could run now: what is planned for later does not wait. */
  waiting: number
  running: number
  oldest_waiting_seconds: number
}

/** How much there is to do at this moment. */
export async function queueDepth(db: Kysely<Tables>): Promise<QueueDepth> {
  const { rows } = await sql<QueueDepth>`
    select count(*) filter (where due) as waiting, count(*) filter (where state = 'active') as running,
      coalesce(extract(epoch from now() - min(start_after) filter (where due)), 0)::int as oldest_waiting_seconds
    from (
      select state, start_after, state < 'active' and start_after <= now() as due
      from pgboss.job where state < 'completed'
    ) live`.execute(db)
  return rows[0] as QueueDepth
}
