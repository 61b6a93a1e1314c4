import type { Log } from '../infra/log.ts'
import { diskPictures } from '../infra/storage/disk-pictures.ts'
import type { PictureStore } from '../infra/storage/picture-store.ts'
import { s3Pictures } from '../infra/storage/s3-pictures.ts'
import type { Settings } from './settings.ts'

/** The store of the settings. */
export function openPictures(
  { pictures, database }: Settings,
  { log }: { log: Pick<Log, 'warn'> },
): PictureStore {
  if (pictures.kind === 's3') return s3Pictures(pictures)
  if (database.kind === 'server')
    log.warn(
      `Pictures lie on this machine's disk, in ${pictures.dir}. That is fine for one machine; several need an S3 store: set S3_ENDPOINT and its four companions.`,
    )
  return diskPictures(pictures.dir)
}
