import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[] }

/** What a first visit may cost, gzipped. */
export const budgetKiB = 110

/** The pages that people land on: the gate stands before both. */
export const landings = {
  landing: ['index.html', 'src/pages/home.tsx'],
  reader: ['index.html', 'src/pages/reader.tsx'],
}

const scriptsOf = (manifest: Record<string, Chunk>, entry: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[entry]
  if (!chunk) throw new Error(`The build has no ${entry}.`)
  if (seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const next of chunk.imports ?? []) scriptsOf(manifest, next, seen)
  return seen
}

/** KiB of gzipped JavaScript that a page needs, by page, from a build in `dist`. */
export const measure = (dist: string): Record<string, number> => {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>
  const size = (file: string) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length
  return Object.fromEntries(
    Object.entries(landings).map(([name, entries]) => {
      const seen = new Set<string>()
      for (const entry of entries) scriptsOf(manifest, entry, seen)
      return [name, [...seen].reduce((sum, file) => sum + size(file), 0) / 1024]
    }),
  )
}

if (process.argv[1] === import.meta.filename) {
  const sizes = Object.entries(measure(process.argv[2] ?? `${import.meta.dirname}/dist`))
  for (const [name, kib] of sizes)
    process.stdout.write(`${name.padEnd(10)} ${kib.toFixed(1)} KiB of ${budgetKiB}\n`)
  if (sizes.some(([, kib]) => kib > budgetKiB)) process.exit(1)
}
