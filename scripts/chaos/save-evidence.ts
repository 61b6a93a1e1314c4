import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from './check/check-site.ts'

/** Writes down all that a verdict was made of, for whoever looks for the reason. @returns the file */
export function saveEvidence(evidence: Evidence): string {
  const folder = 'test-results'
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `chaos-${new Date().toISOString().replace(/\W/g, '-')}.json`)
  writeFileSync(file, JSON.stringify(evidence, null, 1))
  return file
}
