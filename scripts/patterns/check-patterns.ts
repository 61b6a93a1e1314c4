import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPatterns } from './find-patterns.ts'
import { perCall } from './per-call.ts'
import type { Proof } from './prove-pattern.ts'

export const provedFile = 'scripts/check/proved-patterns.json'

export const readProofs = (root: string) =>
  JSON.parse(readFileSync(join(root, provedFile), 'utf8')) as Record<string, Proof>

/** Checks that every pattern has a recorded proof of linear time. Proving is slow, so it is done beforehand. */
export async function checkPatterns(root: string): Promise<{ read: number; faults: string[] }> {
  const proved = readProofs(root)
  const { patterns, faults } = await findPatterns(root, { perCall })
  const unproved = patterns
    .filter(({ pattern }) => !(pattern in proved))
    .map(
      ({ place, pattern }) =>
        `${place} ${pattern} is not proved to take linear time: run node scripts/prove-patterns.ts`,
    )
  return { read: patterns.length, faults: [...faults, ...unproved] }
}
