import type { Transaction } from 'kysely'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'

type Deps = { tx: Transaction<Tables>; queue: Queue }

/** Deletes the link of a collection, if it has one, and has the pictures of its books renamed. */
export async function endCollectionLink({ tx, queue }: Deps, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('collection_links')
    .where('collection_id', '=', id)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) return
  const books = await tx
    .selectFrom('collection_stories')
    .select('story_id')
    .where('collection_id', '=', id)
    .execute()
  for (const { story_id } of books) await enqueueRenamePictures({ tx, queue }, story_id)
}
