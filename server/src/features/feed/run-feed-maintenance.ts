import { sql, type Kysely } from 'kysely'
import { checkpointInterval } from '../../core/stories/feed-pagination.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { applyFeedDeltas } from './apply-feed-deltas.ts'
import { buildRankCheckpoints } from './build-rank-checkpoints.ts'

/** Deltas that feed queries have to add up. */
const deltaThreshold = 2000

// Key of the advisory lock, shared by all processes.
const lockKey = 6_108_224_731

type Limits = { deltas: number; interval: number }

export type FeedMaintenance = 'not needed' | 'applied' | 'rebuilt'

/**
 * Keeps distant pages of the feed fast: adds feed deltas to the counts, and rebuilds rank checkpoints that are missing
 * or too far apart. One process at a time.
 * @param limits `deltas`: number of deltas from which they are added; `interval`: stories between two checkpoints when
 * rebuilding
 * @param signal aborts it; everything is rolled back
 */
export async function runFeedMaintenance(
  db: Kysely<Tables>,
  limits: Partial<Limits> = {},
  signal?: AbortSignal,
): Promise<FeedMaintenance> {
  const { deltas, interval } = { deltas: deltaThreshold, interval: checkpointInterval, ...limits }
  const findWork = (at: Kysely<Tables>) => findNeededWork(at, { deltas, interval })
  if ((await findWork(db)) === 'not needed') return 'not needed'
  // A single snapshot: exactly the added deltas are deleted.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows } = await sql<{ is_ours: boolean; pid: number }>`
        select pg_try_advisory_xact_lock(${lockKey}) as is_ours, pg_backend_pid() as pid`.execute(tx)
      // A full scan may take longer than a graceful shutdown.
      const cancel = () => void sql`select pg_cancel_backend(${rows[0]?.pid})`.execute(db).catch(() => {})
      signal?.addEventListener('abort', cancel)
      try {
        const refresh = rows[0]?.is_ours ? await findWork(tx) : 'not needed'
        if (refresh === 'rebuilt') await buildRankCheckpoints(tx, interval)
        if (refresh === 'applied') await applyFeedDeltas(tx)
        return refresh
      } finally {
        signal?.removeEventListener('abort', cancel)
      }
    })
    .catch((error: { code?: string }) => {
      // Another process did it between our snapshot and the lock, or this was aborted.
      if (error.code === '40001' || signal?.aborted) return 'not needed'
      throw error
    })
}

async function findNeededWork(db: Kysely<Tables>, limits: Limits): Promise<FeedMaintenance> {
  const { rows } = await sql<Limits>`
    with ends as (
      select sort, step, before from feed_rank_checkpoints where slice = ''
      union all
      select sort, 2147483647, 
        (select coalesce(sum(stories), 0) from feed_facet_counts) + (select coalesce(sum(change), 0) from feed_deltas)
      from (values ('recent'), ('popular'), ('rating')) as sorts (sort)
    )
    select (select count(*) from feed_deltas) as deltas, max(stretch)::bigint as "interval"
    from (select before - lag(before, 1, 0::bigint) over (partition by sort order by step) as stretch from ends) as stretches`.execute(
    db,
  )
  const { deltas, interval } = rows[0] as Limits
  if (interval > 3 * limits.interval) return 'rebuilt'
  return deltas >= limits.deltas ? 'applied' : 'not needed'
}
