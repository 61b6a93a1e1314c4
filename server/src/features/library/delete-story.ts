import { lockFamily } from '../../core/accounts/lock-family.ts'
import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import { enqueueRemoveStoryPictures } from '../../core/stories/remove-pictures-job.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import type { Queue } from '../../infra/queue/queue.ts'

/**
 * Deletes a story with everything that belongs to it. A worker that is generating it can store nothing more, and stops.
 */
export async function deleteStory(
  { db, queue }: { db: Database; queue: Queue },
  { owner, id }: OwnStory,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, owner.familyId)
    await lockOwnStory(tx, { owner, id })
    await enqueueRemoveStoryPictures({ tx, queue }, [id])
    await queue.deleteJobsWith(tx, [id])
    await tx.deleteFrom('stories').where('id', '=', id).execute()
    // Tells open progress streams that the story is gone.
    await notify(tx, storyChannel, id)
  })
}
