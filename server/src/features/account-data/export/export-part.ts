import type { Owner } from '../../../core/stories/lock-own-story.ts'
import type { Database } from '../../../infra/db/database.ts'
import type { PictureStore } from '../../../infra/storage/picture-store.ts'
import type { ZipFile } from '../../../lib/zip.ts'

export type ExportDeps = {
  db: Database
  pictures: PictureStore
  /** Adds a sentence to the README, such as what is missing. */
  note: (sentence: string) => void
}

/** One kind of personal data, as files of the export. New kinds of data are added as new parts. */
export type ExportPart = (deps: ExportDeps, owner: Owner) => AsyncIterable<ZipFile>

export const jsonFile = (name: string, content: unknown): ZipFile => ({
  name,
  data: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
  compress: true,
})

export const textFile = (name: string, content: string): ZipFile => ({
  name,
  data: Buffer.from(content),
  compress: true,
})
