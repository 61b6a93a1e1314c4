import { existsSync } from 'node:fs'
import { diskPictures } from '../infra/storage/disk-pictures.ts'
import { fallbackStore } from '../infra/storage/fallback-store.ts'
import { longTimeouts, s3Pictures } from '../infra/storage/s3-pictures.ts'
import { withStorageOutbox, type StorageOutbox } from '../infra/storage/storage-outbox.ts'
import type { Settings } from './settings.ts'

type Deps = Parameters<typeof withStorageOutbox>[1]

/** The configured store with its outbox, so that no picture is lost during an outage. */
export function openPictures(
  { pictures, database }: Pick<Settings, 'pictures' | 'database'>,
  deps: Deps,
): StorageOutbox {
  const disk = diskPictures(pictures.dir)
  if (pictures.kind === 'disk') {
    if (database.kind === 'server')
      deps.log.warn(
        `Pictures lie on this machine's disk, in ${pictures.dir}. One machine needs no more; several need an S3 store: set S3_ENDPOINT and its four companions.`,
      )
    return withStorageOutbox(disk, deps)
  }
  const store = s3Pictures(pictures)
  const patient = s3Pictures(pictures, longTimeouts)
  if (!existsSync(pictures.dir)) return withStorageOutbox(store, { ...deps, patient })
  deps.log.warn(
    `Pictures of before lie in ${pictures.dir}. They are read from there; npm run move-pictures moves them to the S3 store meanwhile.`,
  )
  return withStorageOutbox(fallbackStore(disk, store), { ...deps, patient: fallbackStore(disk, patient) })
}
