import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** With fewer tests than this, the page has lost its table. */
const minTests = 30

/** Checks that the tests and pages that docs/security.md refers to exist. */
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
  if (tests.length < minTests)
    faults.push(`docs/security.md names ${tests.length} tests; there should be ${minTests} at least`)
  return { read: tests.length, faults }
}
