import { pageCountLimits } from '@moonpage/contract/story-input'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { pictureWidths } from '../../infra/image-model/image-model.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { pictureFile, pictureStem, sketchFile } from './picture-files.ts'

/** Removes all files of these stems. They tell nothing of whose they were. */
export const removePictures = {
  name: 'remove-pictures',
  payload: z.object({ stems: z.array(z.string()) }),
  retry: { delaySeconds: 5, maxDelaySeconds: 600 },
}

const stemsInAJob = 400
const filesAtOnce = 100

/** By then every worker has noticed that its story is gone. */
const sweepAfterSeconds = 3600

/**
 * Has the picture files of deleted stories removed, once the caller's transaction commits: also those that a
 * worker has put and not stored yet. Once more an hour later, for a worker that was killed before it could tidy up.
 */
export async function removePicturesOf(
  { tx, queue }: { tx: Kysely<Tables>; queue: Queue },
  stories: readonly { picture_salt: Buffer }[],
): Promise<void> {
  const stems = stories.flatMap(({ picture_salt }) => possibleStems(picture_salt))
  for (const batch of inBatches(stems, stemsInAJob)) {
    await queue.send(tx, removePictures, { stems: batch })
    await queue.send(tx, removePictures, { stems: batch }, { startAfterSeconds: sweepAfterSeconds })
  }
}

/** The job's handler. What is gone already is no error. */
export async function removePictureFiles(
  { pictures }: { pictures: PictureStore },
  stems: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const batch of inBatches(stems.flatMap(filesOf), filesAtOnce)) {
    signal.throwIfAborted()
    await pictures.remove(batch)
  }
}

/** Every file that a stem may stand for. */
export const filesOf = (stem: string): string[] => [
  sketchFile(stem),
  ...pictureWidths.map((width) => pictureFile(stem, width)),
]

function possibleStems(salt: Buffer): string[] {
  const pages = Array.from({ length: pageCountLimits.max }, (_, index) => index + 1)
  return pages.flatMap((page) => [pictureStem(salt, page, 'picture'), pictureStem(salt, page, 'sketch')])
}

const inBatches = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )
