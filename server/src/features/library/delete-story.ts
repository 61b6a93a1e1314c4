import { holdAccount } from '../../core/notifications/notify-person.ts'
import { lockOwnStory, type OwnStory } from '../../core/stories/find-own.ts'
import { keysOfStory } from '../../core/stories/drafts.ts'
import { removePicturesOf, removeStems } from '../../core/stories/remove-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'

/** Deletes a story with all that hangs on it. A worker that is making it finds nothing to store into, and stops. */
export async function deleteStory(
  { db, queue }: { db: Database; queue: Queue },
  { owner, id }: OwnStory,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await holdAccount(tx, owner.accountId)
    const story = await lockOwnStory(tx, { owner, id })
    const drafts = await tx
      .selectFrom('story_drafts')
      .select('picture_salt')
      .where('story_id', '=', id)
      .execute()
    await removeStems({ tx, queue }, await keysOfStory(tx, id))
    await removePicturesOf({ tx, queue }, [story, ...drafts])
    await queue.forget(tx, [id])
    await tx.deleteFrom('stories').where('id', '=', id).execute()
  })
}
