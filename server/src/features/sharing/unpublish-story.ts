import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'

/** Makes a story private: it is gone for others with their next request. Its ratings stay, hidden. */
export async function unpublishStory(
  { db, queue }: { db: Database; queue: Queue },
  { owner, id }: OwnStory,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const story = await lockOwnStory(tx, { owner, id })
    if (!story.is_public) return
    await tx
      .updateTable('stories')
      .set({ is_public: false, published_at: null })
      .where('id', '=', id)
      .execute()
    await enqueueRenamePictures({ tx, queue }, id)
  })
}
