import type { Owner } from '../../core/stories/lock-own-story.ts'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { isId } from '../../lib/ids.ts'
import { lockCollection } from './lock-collection.ts'

/** Takes a book out of a collection, if it is there. People with the link cannot read it any longer. */
export async function removeFromCollection(
  { db, queue }: { db: Database; queue: Queue },
  { familyId }: Owner,
  { id, story_id: storyId }: { id: string; story_id: string },
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await lockCollection(tx, familyId, id)
    if (!isId(storyId)) return
    const { numDeletedRows } = await tx
      .deleteFrom('collection_stories')
      .where('collection_id', '=', id)
      .where('story_id', '=', storyId)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    const link = await tx
      .selectFrom('collection_links')
      .select('token')
      .where('collection_id', '=', id)
      .executeTakeFirst()
    if (link) await enqueueRenamePictures({ tx, queue }, storyId)
  })
}
