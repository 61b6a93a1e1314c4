import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { endCollectionLink } from './end-collection-link.ts'
import { lockCollection } from './lock-collection.ts'

/** Deletes a collection and its link. Its books stay. */
export async function deleteCollection(
  { db, queue }: { db: Database; queue: Queue },
  { familyId }: Owner,
  id: string,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await lockCollection(tx, familyId, id)
    await endCollectionLink({ tx, queue }, id)
    await tx.deleteFrom('collections').where('id', '=', id).execute()
  })
}
