import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** So many stories are looked after in one go. */
const atOnce = 500

/**
 * Adds the views that were counted since to their stories, each story in a transaction of its own: nobody waits for
 * more than one row, and two who do this at once add nothing twice. @returns how many stories had any
 */
export async function flushPendingViews(db: Kysely<Tables>, signal?: AbortSignal): Promise<number> {
  const { rows } = await sql<{ story_id: string }>`
    select distinct story_id from (select story_id from pending_views limit ${atOnce * 10}) as fresh limit ${atOnce}`.execute(
    db,
  )
  for (const { story_id: id } of rows) {
    if (signal?.aborted) break
    await db.transaction().execute(async (tx) => {
      // The story first, as whoever deletes it does. What a power cut undoes is added again: nobody needs to wait for
      // the disk.
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
