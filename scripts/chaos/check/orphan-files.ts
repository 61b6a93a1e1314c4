import type { Dump } from './dump.ts'

/** As the illustrator makes them; a drawing has one file without a number. */
const widths = [480, 960, 1536]

/** Picture files that no row names, and rows whose files are missing. Drafts of files go after a day by themselves. */
export function orphanFiles(files: readonly string[], dump: Dump): string[] {
  const there = new Set(files.filter((file) => file.endsWith('.webp')))
  const wanted = new Set<string>()
  for (const { image_key, sketch_key } of [...dump.pages, ...dump.draftPages]) {
    for (const file of pictureFiles(image_key)) wanted.add(file)
    if (sketch_key) wanted.add(`${sketch_key}.webp`)
  }
  for (const { stems } of dump.snapshots)
    for (const stem of stems) for (const file of pictureFiles(stem)) wanted.add(file)
  const leaving = new Set(dump.jobs.flatMap(({ stems }) => stems))
  const stemOf = (file: string) => file.replace(/(?:-\d+)?\.webp$/, '')
  return [
    ...[...there]
      .filter((file) => !wanted.has(file) && !leaving.has(stemOf(file)))
      .map((file) => `file ${file} belongs to no row`),
    ...[...wanted]
      .filter((file) => !there.has(file))
      .map((file) => `file ${file} is named by a row and is not there`),
  ]
}

const pictureFiles = (stem: string | null) => (stem ? widths.map((width) => `${stem}-${width}.webp`) : [])
