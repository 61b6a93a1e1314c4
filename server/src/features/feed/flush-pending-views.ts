import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Stories per batch. */
const batchSize = 500

/**
 * Adds pending views to their stories, one transaction per story: at most one row is locked. Concurrent runs add nothing
 * twice and do not wait for each other. @returns how many stories had any
 */
export async function flushPendingViews(db: Kysely<Tables>, signal?: AbortSignal): Promise<number> {
  const { rows } = await sql<{ story_id: string }>`
    select distinct story_id from (select story_id from pending_views limit ${batchSize * 10}) as fresh limit ${batchSize}`.execute(
    db,
  )
  for (const { story_id: id } of rows) {
    if (signal?.aborted) break
    await db.transaction().execute(async (tx) => {
      // Lock the story first, like its deletion. Whoever holds it may be another worker that adds these views. After a
      // crash the views are added again, so the commit need not wait for the disk.
      const { rows: locked } = await sql`
        select set_config('synchronous_commit', 'off', true) from stories where id = ${id}
        for no key update skip locked`.execute(tx)
      if (locked.length === 0) return
      await sql`
        with added as (delete from pending_views where story_id = ${id} returning views),
        total as (select sum(views)::int as views from added)
        update stories set view_count = view_count + total.views from total where id = ${id} and total.views > 0`.execute(
        tx,
      )
    })
  }
  return rows.length
}
