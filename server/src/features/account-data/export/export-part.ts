import type { Database } from '../../../infra/db/database.ts'
import type { PictureStore } from '../../../infra/storage/picture-store.ts'
import type { ZipFile } from '../../../lib/zip.ts'

export type ExportDeps = {
  db: Database
  pictures: PictureStore
  /** Takes a sentence for the README, such as what is missing. */
  note: (sentence: string) => void
}

/** One kind of thing that is kept of a person, as files of their export. A new kind is one more of these. */
export type ExportPart = (deps: ExportDeps, accountId: string) => AsyncIterable<ZipFile>

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
