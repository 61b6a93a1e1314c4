import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { pictureFile, pictureStem } from '../../core/stories/picture-files.ts'
import { enqueueRemovePictures } from '../../core/stories/remove-pictures-job.ts'
import { snapshotStems } from '../../core/stories/snapshot-stems.ts'
import type { Database } from '../../infra/db/database.ts'
import type { SnapshotContent } from '../../infra/db/snapshot-content.ts'
import { pictureWidths } from '../../infra/image-model/image-model.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'

type CopyDeps = { db: Database; queue: Queue; pictures: PictureStore }

/**
 * Copies a snapshot's pictures, since the story's own may be regenerated, renamed or deleted. The originals stay until
 * this is done, see removePictures. `story_id` lets a deletion find the job.
 */
export const copySnapshotPicturesJob: HandledJob<{ story_id: string; snapshot_id: string }, CopyDeps> = {
  name: 'copy-snapshot-pictures',
  payload: z.object({ story_id: z.string(), snapshot_id: z.string() }),
  // A picture store may be down for days.
  retry: { delaySeconds: 2, maxDelaySeconds: 60, limit: 50_000 },
  handle: (deps, { snapshot_id }, { signal }) => copySnapshotPictures(deps, snapshot_id, signal),
}

/** Handler of the job. Idempotent: it writes the same files each time. */
export async function copySnapshotPictures(
  { db, queue, pictures }: CopyDeps,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const snapshot = await db.kysely
    .selectFrom('story_snapshots')
    .select(['content', 'picture_salt'])
    .where('id', '=', id)
    .where('pictures_copied_at', 'is', null)
    .executeTakeFirst()
  if (!snapshot) return
  const pages: SnapshotContent['pages'] = []
  for (const page of snapshot.content.pages) {
    signal.throwIfAborted()
    const stem = pictureStem(snapshot.picture_salt, page.page_number, 'picture')
    const isCopied = page.image_key !== null && (await copyPicture(pictures, page.image_key, stem))
    pages.push({ ...page, image_key: isCopied ? stem : null })
  }
  await db.kysely.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('story_snapshots')
      .set({ content: JSON.stringify({ ...snapshot.content, pages }), pictures_copied_at: sql`now()` })
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // The snapshot was deleted with its story, which did not know of these files.
    if (numUpdatedRows === 0n) await enqueueRemovePictures({ tx, queue }, snapshotStems(snapshot))
  })
}

/** @returns whether the original exists */
async function copyPicture(pictures: PictureStore, from: string, to: string): Promise<boolean> {
  let sizes = 0
  for (const width of pictureWidths) {
    const file = await pictures.read(pictureFile(from, width))
    if (!file) continue
    await pictures.put(pictureFile(to, width), await buffer(file.stream))
    sizes += 1
  }
  return sizes > 0
}
