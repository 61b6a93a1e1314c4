import { existsSync } from 'node:fs'
import { diskPictures } from '../infra/storage/disk-pictures.ts'
import { movingPictures } from '../infra/storage/moving-pictures.ts'
import { muchPatience, s3Pictures } from '../infra/storage/s3-pictures.ts'
import { spooledPictures, type SpooledPictures } from '../infra/storage/spooled-pictures.ts'
import type { Settings } from './settings.ts'

type Deps = Parameters<typeof spooledPictures>[1]

/** The store of the settings, which loses no picture where its place cannot be reached. */
export function openPictures(
  { pictures, database }: Pick<Settings, 'pictures' | 'database'>,
  deps: Deps,
): SpooledPictures {
  const disk = diskPictures(pictures.dir)
  if (pictures.kind === 'disk') {
    if (database.kind === 'server')
      deps.log.warn(
        `Pictures lie on this machine's disk, in ${pictures.dir}. One machine needs no more; several need an S3 store: set S3_ENDPOINT and its four companions.`,
      )
    return spooledPictures(disk, deps)
  }
  const store = s3Pictures(pictures)
  const patient = s3Pictures(pictures, muchPatience)
  if (!existsSync(pictures.dir)) return spooledPictures(store, { ...deps, patient })
  deps.log.warn(
    `Pictures of before lie in ${pictures.dir}. They are read from there; npm run move-pictures moves them to the S3 store meanwhile.`,
  )
  return spooledPictures(movingPictures(disk, store), { ...deps, patient: movingPictures(disk, patient) })
}
