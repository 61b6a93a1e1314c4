import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Evidence } from './check/check-site.ts'

/** Writes the evidence to a file, for debugging. @returns the path */
export function saveEvidence(evidence: Evidence): string {
  const folder = 'test-results'
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `chaos-${new Date().toISOString().replace(/\W/g, '-')}.json`)
  writeFileSync(file, JSON.stringify(evidence, null, 1))
  return file
}
