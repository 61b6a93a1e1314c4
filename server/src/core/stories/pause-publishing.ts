import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { enqueueRenamePictures } from './rename-pictures-job.ts'

/**
 * Makes all public stories of a family private, and has the pictures of everything that others could read renamed.
 * Runs in the transaction that deactivates its last active parent, which also stops its links.
 */
export async function pausePublishing(
  { tx, queue }: { tx: Transaction<Tables>; queue: Queue },
  ownerId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from stories where owner_id = ${ownerId}
      and (is_public or exists (select from share_links where story_id = stories.id) or exists (
        select from collection_stories join collection_links using (collection_id) where story_id = stories.id
      ))`.execute(tx)
  await tx
    .updateTable('stories')
    .set({ paused_published_at: sql<Date>`published_at`, is_public: false, published_at: null })
    .where('owner_id', '=', ownerId)
    .where('is_public', '=', true)
    .execute()
  for (const { id } of rows) await enqueueRenamePictures({ tx, queue }, id)
}
