import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Stories per batch. */
const batchSize = 500

/**
 * Adds pending views to their stories, one transaction per story: at most one row is locked, and concurrent runs add
 * nothing twice. @returns how many stories had any
 */
export async function flushPendingViews(db: Kysely<Tables>, signal?: AbortSignal): Promise<number> {
  const { rows } = await sql<{ story_id: string }>`
    select distinct story_id from (select story_id from pending_views limit ${batchSize * 10}) as fresh limit ${batchSize}`.execute(
    db,
  )
  for (const { story_id: id } of rows) {
    if (signal?.aborted) break
    await db.transaction().execute(async (tx) => {
      // Lock the story first, like its deletion. After a crash the views are added again, so the commit need not wait
      // for the disk.
      await sql`
        select set_config('synchronous_commit', 'off', true) from stories where id = ${id} for no key update`.execute(
        tx,
      )
      await sql`
        with added as (delete from pending_views where story_id = ${id} returning views)
        update stories set view_count = view_count + (select coalesce(sum(views), 0)::int from added) where id = ${id}`.execute(
        tx,
      )
    })
  }
  return rows.length
}
