import { sql } from 'kysely'
import { saltOf, type Viewer, viewDay, viewerMark } from '../../core/stories/viewers.ts'
import type { Database } from '../../infra/db/database.ts'

/**
 * Counts a view, once a viewer a day, however often and from how many sides at once it is asked for. Rejects when the
 * story goes at this moment.
 */
export async function countView({ kysely }: Database, storyId: string, viewer: Viewer): Promise<void> {
  const day = viewDay()
  const mark = viewerMark(await saltOf(kysely, day), viewer)
  // Whoever deletes their account meanwhile leaves no mark behind: the one waits for the other.
  const whileThere =
    'accountId' in viewer ? sql`from accounts where id = ${viewer.accountId} for key share` : sql``
  await sql`
    with fresh as (
      insert into story_views (story_id, viewer, day)
      select ${storyId}::uuid, ${mark}::bytea, ${day}::date ${whileThere}
      on conflict do nothing
      returning story_id
    )
    update stories set view_count = view_count + 1 from fresh where stories.id = fresh.story_id`.execute(
    kysely,
  )
}
