import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { endCollectionLink } from './end-collection-link.ts'
import { lockCollection } from './lock-collection.ts'

/** Revokes the share link of a collection. Sharing again creates another one. */
export async function revokeCollectionShare(
  { db, queue }: { db: Database; queue: Queue },
  { familyId }: Owner,
  id: string,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await lockCollection(tx, familyId, id)
    await endCollectionLink({ tx, queue }, id)
  })
}
