import { randomBytes } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { newId } from '../../lib/ids.ts'
import { copySnapshotPicturesJob } from './copy-snapshot-pictures-job.ts'
import type { PublicCopy } from './public-copy.ts'

/**
 * Stores a snapshot of a story's public copy for moderators, which later changes do not affect. The same version is
 * stored once. The caller holds the lock on the story's row. @returns its id
 */
export async function takeSnapshot(
  { tx, queue }: { tx: Transaction<Tables>; queue: Queue },
  storyId: string,
  { content, version }: PublicCopy,
): Promise<string> {
  const existing = await tx
    .updateTable('story_snapshots')
    .set({ taken_at: sql`now()` })
    .where('story_id', '=', storyId)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (existing) return existing.id
  const id = newId()
  const hasPictures = content.pages.some((page) => page.image_key !== null)
  await tx
    .insertInto('story_snapshots')
    .values({
      id,
      story_id: storyId,
      version,
      content: JSON.stringify(content),
      picture_salt: randomBytes(32),
      pictures_copied_at: hasPictures ? null : sql`now()`,
    })
    .execute()
  if (hasPictures) await queue.send(tx, copySnapshotPicturesJob, { story_id: storyId, snapshot_id: id })
  return id
}
