import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const skipped = new Set(['node_modules', 'dist'])

/** All files at or under `path`, sorted, without installed and built ones. */
export function filesUnder(path) {
  if (statSync(path).isFile()) return [path]
  return (
    readdirSync(path, { withFileTypes: true })
      .filter((entry) => !skipped.has(entry.name) && !entry.name.startsWith('.'))
      // oxlint-disable-next-line unicorn/no-array-sort -- Node 18 has no toSorted
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesUnder(join(path, entry.name)))
  )
}

/** A hash of the names and contents of all files at or under the paths, and of `more`. */
export function hashOf(paths, more = '') {
  const hash = createHash('sha256').update(more)
  for (const file of paths.flatMap(filesUnder)) {
    const content = readFileSync(file)
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
