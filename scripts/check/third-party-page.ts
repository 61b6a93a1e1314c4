import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that Moonpage runs, as package-lock.json has it. */
export type RunPackage = { name: string; version: string; licence: string }

/** A line of the table in docs/third-party.md. */
export type Row = RunPackage & {
  /** A day, where the package's own list of changes says when this version came out. */
  released: string | null
  /** The day on which Moonpage took this version up. */
  since: string
  whose: string
}

export const pagePath = 'docs/third-party.md'
export const unknownDay = '-'

type Lock = {
  packages: Record<string, { version?: string; license?: string; dependencies?: Record<string, string> }>
}

const ours = ['contract', 'storyteller', 'illustrator', 'server', 'web']

/** What our workspaces depend on, tests and tools apart. */
export function runPackages(root: string): RunPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const places = new Map(
    ours.flatMap((workspace) =>
      Object.keys(packages[workspace]?.dependencies ?? {}).map((name) => {
        // In a workspace where another version is at the top, for a tool.
        const own = `${workspace}/node_modules/${name}`
        return [name, packages[own] ?? packages[`node_modules/${name}`]] as const
      }),
    ),
  )
  return [...places]
    .filter(([name]) => !name.startsWith('@moonpage/'))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { version = '', license = '' } = {}]) => ({ name, version, licence: license }))
}

/** The lines of the table, by package. */
export function readRows(page: string): Map<string, Row> {
  const lines = page.matchAll(
    /^\| (\S+) +\| (\d\S*) +\| (\S+) +\| (\S+) +\| (\d{4}-\d\d-\d\d) +\| (.*?) *\|$/gm,
  )
  return new Map(
    [...lines].map(([, name = '', version = '', licence = '', released = '', since = '', whose = '']) => [
      name,
      { name, version, licence, released: released === unknownDay ? null : released, since, whose },
    ]),
  )
}

/** People are told whose work they run: each package in its version and under its licence, and nothing else. */
export function thirdPartyFaults(root: string): string[] {
  const rows = readRows(readFileSync(join(root, pagePath), 'utf8'))
  const needed = runPackages(root)
  const wrong = needed
    .filter(({ name, version, licence }) => {
      const row = rows.get(name)
      return row?.version !== version || row.licence !== licence || row.whose === ''
    })
    .map(({ name, version }) => `${pagePath} lacks ${name} ${version}, its licence or whose it is`)
  const gone = [...rows.keys()]
    .filter((name) => !needed.some((one) => one.name === name))
    .map((name) => `${pagePath} names ${name}, which is not run`)
  const faults = [...wrong, ...gone]
  return faults.length === 0 ? [] : [...faults, '`node scripts/third-party.ts` writes that table']
}
