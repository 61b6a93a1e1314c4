import { sql } from 'kysely'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { lockCollection } from './lock-collection.ts'

/**
 * Orders the books of a collection as named; others come after them, in their order. Books that are not in it, since
 * somebody took them out meanwhile, are ignored.
 */
export async function orderCollection(
  { kysely }: Database,
  { familyId }: Owner,
  id: string,
  storyIds: readonly string[],
): Promise<void> {
  const asked = [...new Set(storyIds.filter(isId))]
  await kysely.transaction().execute(async (tx) => {
    await lockCollection(tx, familyId, id)
    await sql`
      update collection_stories as shelved set position = placed.number
      from (
        select story_id, row_number() over (order by asked.number nulls last, position, story_id) as number
        from collection_stories
        left join unnest(${asked}::uuid[]) with ordinality as asked (id, number) on asked.id = story_id
        where collection_id = ${id}
      ) as placed
      where shelved.collection_id = ${id} and shelved.story_id = placed.story_id`.execute(tx)
  })
}
