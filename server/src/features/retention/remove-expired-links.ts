import { retention } from '@moonpage/contract/retention'
import { sql, type Transaction } from 'kysely'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'

type Deps = { db: Database; queue: Queue }

const batchSize = 100
const longAgo = sql`now() - make_interval(days => ${retention.expiredDays})`

/**
 * Deletes share links of stories and collections that expired long ago. Until then a renewed link keeps its address;
 * afterwards it gets a new one, and the pictures of what it showed are renamed, as after revoking.
 * @returns how many were deleted
 */
export async function removeExpiredLinks(deps: Deps, signal: AbortSignal): Promise<number> {
  const ofStories = await removeBatches(deps, signal, async (tx) => {
    const { rows } = await sql<{ story_id: string }>`
      delete from share_links where story_id in (
        select story_id from share_links where expires_at < ${longAgo}
        limit ${batchSize} for update skip locked)
      returning story_id`.execute(tx)
    return { removed: rows.length, stories: rows.map((row) => row.story_id) }
  })
  const ofCollections = await removeBatches(deps, signal, async (tx) => {
    const { rows } = await sql<{ collection_id: string }>`
      delete from collection_links where collection_id in (
        select collection_id from collection_links where expires_at < ${longAgo}
        limit ${batchSize} for update skip locked)
      returning collection_id`.execute(tx)
    if (rows.length === 0) return { removed: 0, stories: [] }
    const books = await tx
      .selectFrom('collection_stories')
      .select('story_id')
      .distinct()
      .where(
        'collection_id',
        'in',
        rows.map((row) => row.collection_id),
      )
      .execute()
    return { removed: rows.length, stories: books.map((book) => book.story_id) }
  })
  return ofStories + ofCollections
}

type Batch = { removed: number; stories: readonly string[] }

async function removeBatches(
  { db, queue }: Deps,
  signal: AbortSignal,
  removeBatch: (tx: Transaction<Tables>) => Promise<Batch>,
): Promise<number> {
  let total = 0
  for (let count = batchSize; count === batchSize; total += count) {
    signal.throwIfAborted()
    count = await db.kysely.transaction().execute(async (tx) => {
      const { removed, stories } = await removeBatch(tx)
      for (const id of stories) await enqueueRenamePictures({ tx, queue }, id)
      return removed
    })
  }
  return total
}
