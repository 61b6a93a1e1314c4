import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Publishes the stories again that `pausePublishing` made private, at their old places in the feed. */
export async function resumePublishing(tx: Transaction<Tables>, ownerId: string): Promise<void> {
  await tx
    .updateTable('stories')
    .set({ is_public: true, published_at: sql<Date>`paused_published_at`, paused_published_at: null })
    .where('owner_id', '=', ownerId)
    .where('paused_published_at', 'is not', null)
    .execute()
}
