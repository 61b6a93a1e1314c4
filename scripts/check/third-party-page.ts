import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A runtime dependency, as in package-lock.json. */
export type RunPackage = { name: string; version: string; licence: string }

/** A row of the table in docs/third-party.md. */
export type Row = RunPackage & {
  /** The release date of the version; null if the changelog does not give it. */
  released: string | null
  /** The date when Moonpage adopted the version. */
  since: string
  whose: string
}

export const pagePath = 'docs/third-party.md'
export const unknownDay = '-'

type Lock = {
  packages: Record<string, { version?: string; license?: string; dependencies?: Record<string, string> }>
}

const ours = ['contract', 'storyteller', 'illustrator', 'server', 'web']

/** The runtime dependencies of the workspaces. */
export function runPackages(root: string): RunPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const places = new Map(
    ours.flatMap((workspace) =>
      Object.keys(packages[workspace]?.dependencies ?? {}).map((name) => {
        // Installed in the workspace if another version is hoisted.
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

/** The rows of the table by package. */
export function readRows(page: string): Map<string, Row> {
  const lines = page.matchAll(
    /^\| (\S+) +\| (\d\S*) +\| (\S+(?: (?:OR|AND) \S+)*) +\| (\S+) +\| (\d{4}-\d\d-\d\d) +\| (.*?) *\|$/gm,
  )
  return new Map(
    [...lines].map(([, name = '', version = '', licence = '', released = '', since = '', whose = '']) => [
      name,
      { name, version, licence, released: released === unknownDay ? null : released, since, whose },
    ]),
  )
}

/** Checks that the page lists each runtime dependency with its version and license, and nothing else. */
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
