import type { Dump } from './dump.ts'

/** The widths of a picture's files; a sketch has one file without a width. */
const widths = [480, 960, 1536]

/** Picture files without a row, and rows without their files. Temporary files are removed after a day. */
export function orphanFiles(files: readonly string[], dump: Dump): string[] {
  const existing = new Set(files.filter((file) => file.endsWith('.webp')))
  const referenced = new Set<string>()
  for (const { image_key, sketch_key } of [...dump.pages, ...dump.draftPages]) {
    for (const file of pictureFiles(image_key)) referenced.add(file)
    if (sketch_key) referenced.add(`${sketch_key}.webp`)
  }
  for (const { stems } of dump.snapshots)
    for (const stem of stems) for (const file of pictureFiles(stem)) referenced.add(file)
  const pendingRemoval = new Set(dump.jobs.flatMap(({ stems }) => stems))
  const stemOf = (file: string) => file.replace(/(?:-\d+)?\.webp$/, '')
  return [
    ...[...existing]
      .filter((file) => !referenced.has(file) && !pendingRemoval.has(stemOf(file)))
      .map((file) => `file ${file} belongs to no row`),
    ...[...referenced]
      .filter((file) => !existing.has(file))
      .map((file) => `file ${file} is named by a row and is not there`),
  ]
}

const pictureFiles = (stem: string | null) => (stem ? widths.map((width) => `${stem}-${width}.webp`) : [])
