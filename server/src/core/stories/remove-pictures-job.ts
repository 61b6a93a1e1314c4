import { pageCountLimits } from '@moonpage/contract/story-input'
import { sql, type Kysely } from 'kysely'
import * as z from 'zod/mini'
import { pictureWidths } from '../../infra/image-model/image-model.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { HandledJob, Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { nextSalt, pictureFile, pictureStem, sketchFile } from './picture-files.ts'
import { enqueueRemoveStoryAudio } from './remove-audio-job.ts'
import { snapshotStems } from './snapshot-stems.ts'

type RemoveDeps = { db: Database; pictures: PictureStore }

/** Deletes all files of these stems. They do not reveal whose they were. */
export const removePicturesJob: HandledJob<{ stems: string[] }, RemoveDeps> = {
  name: 'remove-pictures',
  payload: z.object({ stems: z.array(z.string()) }),
  // A picture store may be down for days.
  retry: { delaySeconds: 5, maxDelaySeconds: 600, limit: 50_000 },
  handle: (deps, { stems }, { signal }) => removePictures(deps, stems, signal),
}

const stemsPerJob = 400
const fileConcurrency = 100

/** By then every worker has noticed that its story was deleted. */
const sweepAfterSeconds = 3600

/**
 * Enqueues the deletion of all picture and audio files of stories that the caller's transaction deletes, including those of
 * snapshots and those that a worker has written but not stored in a row yet. A second run an hour later covers workers
 * that were killed before they could clean up.
 */
export async function enqueueRemoveStoryPictures(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  storyIds: readonly string[],
): Promise<void> {
  await enqueueRemoveStoryAudio({ tx, queue }, storyIds)
  const stems = await allStems(tx, storyIds)
  for (const batch of inBatches(stems, stemsPerJob)) {
    await queue.send(tx, removePicturesJob, { stems: batch })
    await queue.send(tx, removePicturesJob, { stems: batch }, { startAfterSeconds: sweepAfterSeconds })
  }
}

/** Enqueues the deletion of the picture files of these stems in the caller's transaction. */
export async function enqueueRemovePictures(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  stems: readonly string[],
): Promise<void> {
  for (const batch of inBatches(stems, stemsPerJob)) await queue.send(tx, removePicturesJob, { stems: batch })
}

/** Handler of the job. Missing files are ignored. @throws while a snapshot still has to copy one of them */
export async function removePictures(
  { db, pictures }: RemoveDeps,
  stems: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  if (await isCopyPending(db, stems)) throw new Error('a snapshot still has to copy some of these pictures')
  for (const batch of inBatches(stems.flatMap(filesOf), fileConcurrency)) {
    signal.throwIfAborted()
    await pictures.remove(batch)
  }
}

/** No snapshot can start to use a stem that is waiting for deletion: its page has a new one by then. */
async function isCopyPending({ kysely }: Database, stems: readonly string[]): Promise<boolean> {
  const { rows } = await sql`
    select from story_snapshots, jsonb_array_elements(content -> 'pages') as page
    where pictures_copied_at is null and page ->> 'image_key' = any(${stems}::text[]) limit 1`.execute(kysely)
  return rows.length > 0
}

/** All files that a stem may have. */
export const filesOf = (stem: string): string[] => [
  sketchFile(stem),
  ...pictureWidths.map((width) => pictureFile(stem, width)),
]

/** The stems in rows, and those that may exist under the salt of now, of the next renaming or of a snapshot. */
async function allStems(tx: Kysely<Tables>, storyIds: readonly string[]): Promise<string[]> {
  const ids = sql<string>`any(${storyIds}::uuid[])`
  const salts = await tx
    .selectFrom('stories')
    .select('picture_salt')
    .where('id', '=', ids)
    .unionAll(tx.selectFrom('story_drafts').select('picture_salt').where('story_id', '=', ids))
    .execute()
  const keys = await tx
    .selectFrom('story_pages')
    .select(['image_key', 'sketch_key'])
    .where('story_id', '=', ids)
    .unionAll(tx.selectFrom('draft_pages').select(['image_key', 'sketch_key']).where('story_id', '=', ids))
    .execute()
  const snapshots = await tx
    .selectFrom('story_snapshots')
    .select(['content', 'picture_salt'])
    .where('story_id', '=', ids)
    .execute()
  const stems = new Set([
    ...salts.flatMap(({ picture_salt: salt }) => [salt, nextSalt(salt)]).flatMap(possibleStems),
    ...snapshots.flatMap(snapshotStems),
  ])
  for (const { image_key, sketch_key } of keys)
    for (const key of [image_key, sketch_key]) if (key) stems.add(key)
  return [...stems]
}

function possibleStems(salt: Buffer): string[] {
  const pages = Array.from({ length: pageCountLimits.max }, (_, index) => index + 1)
  return pages.flatMap((page) => [pictureStem(salt, page, 'picture'), pictureStem(salt, page, 'sketch')])
}

const inBatches = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
