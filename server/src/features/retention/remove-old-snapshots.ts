import { retention } from '@moonpage/contract/retention'
import { sql } from 'kysely'
import { enqueueRemovePictures } from '../../core/stories/remove-pictures-job.ts'
import { snapshotStems } from '../../core/stories/snapshot-stems.ts'
import type { Database } from '../../infra/db/database.ts'
import type { SnapshotContent } from '../../infra/db/snapshot-content.ts'
import type { Queue } from '../../infra/queue/queue.ts'

const batchSize = 50

/** Deletes snapshots without a report, and their pictures. @returns how many */
export async function removeOldSnapshots(
  { db, queue }: { db: Database; queue: Queue },
  signal: AbortSignal,
): Promise<number> {
  let removed = 0
  for (let batch = batchSize; batch === batchSize; removed += batch) {
    signal.throwIfAborted()
    batch = await db.kysely.transaction().execute(async (tx) => {
      const { rows } = await sql<{ content: SnapshotContent; picture_salt: Buffer }>`
        delete from story_snapshots where id in (
          select id from story_snapshots
          where taken_at < now() - make_interval(years => ${retention.reportAndAuditYears})
            and not exists (select from reports where snapshot_id = story_snapshots.id)
          limit ${batchSize} for update skip locked)
        returning content, picture_salt`.execute(tx)
      await enqueueRemovePictures({ tx, queue }, rows.flatMap(snapshotStems))
      return rows.length
    })
  }
  return removed
}
