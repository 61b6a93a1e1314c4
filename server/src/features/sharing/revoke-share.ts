import { lockOwnStory, type Owner } from '../../core/stories/lock-own-story.ts'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'

/** Revokes the share link. Sharing again creates another one. */
export async function revokeShare(
  { db, queue }: { db: Database; queue: Queue },
  owner: Owner,
  id: string,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await lockOwnStory(tx, { owner, id })
    const { numDeletedRows } = await tx
      .deleteFrom('share_links')
      .where('story_id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await enqueueRenamePictures({ tx, queue }, id)
  })
}
