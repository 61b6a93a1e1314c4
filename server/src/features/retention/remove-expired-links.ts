import { retention } from '@moonpage/contract/retention'
import { sql } from 'kysely'
import { enqueueRenamePictures } from '../../core/stories/rename-pictures-job.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Queue } from '../../infra/queue/queue.ts'

const batchSize = 100

/**
 * Deletes share links that expired long ago. Until then a renewed link keeps its address; afterwards it gets a new one,
 * and the story's pictures are renamed, as after revoking. @returns how many were deleted
 */
export async function removeExpiredLinks(
  { db, queue }: { db: Database; queue: Queue },
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  for (let batch = batchSize; batch === batchSize; removed += batch) {
    signal.throwIfAborted()
    batch = await db.kysely.transaction().execute(async (tx) => {
      const { rows } = await sql<{ story_id: string }>`
        delete from share_links where story_id in (
          select story_id from share_links where expires_at < now() - make_interval(days => ${retention.expiredDays})
          limit ${batchSize} for update skip locked)
        returning story_id`.execute(tx)
      for (const { story_id } of rows) await enqueueRenamePictures({ tx, queue }, story_id)
      return rows.length
    })
  }
  return removed
}
