import type { Site } from './site.ts'
import { until } from './site.ts'

/**
 * Waits until all work is done. Delayed jobs, such as the second removal of a deleted story's pictures after an hour, are
 * run at once.
 * @throws when it takes longer than `within` ms
 */
export async function settle({ db }: Site, { within }: { within: number }): Promise<void> {
  await until('all stories made and all jobs done', () => isQuiet(db), { within, every: 250 })
  await db.pool.query(
    `update pgboss.job set start_after = now() where state < 'active' and start_after > now() and name = 'remove-pictures'`,
  )
  await until('the jobs of later done', () => isQuiet(db), { within, every: 250 })
}

async function isQuiet({ pool }: Site['db']): Promise<boolean> {
  const { rows } = await pool.query<{ quiet: boolean }>(`
    select not exists (
      select from stories where generation_status not in ('completed', 'failed')
    ) and not exists (
      select from pgboss.job where state = 'active'
        or (state < 'active' and (start_after <= now() or state = 'retry' or name = 'flush-storage-outbox'))
    ) as quiet`)
  return rows[0]?.quiet ?? false
}
