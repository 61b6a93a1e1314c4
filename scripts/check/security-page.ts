import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page that names fewer tests than this has lost its table. */
const fewest = 30

/** Whether the tests and pages that docs/security.md calls to witness are there. */
export function checkSecurityPage(root: string): { read: number; faults: string[] } {
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8')
  const files = [
    ...new Set(
      [...page.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:test\.tsx?|spec\.ts|md|ts))`/g)].map(
        ([, file]) => file ?? '',
      ),
    ),
  ]
  const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
  const faults = files
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `docs/security.md names ${file}, which is not there`)
  if (tests.length < fewest)
    faults.push(`docs/security.md names ${tests.length} tests; there should be ${fewest} at least`)
  return { read: tests.length, faults }
}
