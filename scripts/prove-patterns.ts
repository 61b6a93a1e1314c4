// node scripts/prove-patterns.ts: proves that patterns take linear time, and records the proofs. Recorded ones are not
// proved again, except with --all.
import { writeFileSync } from 'node:fs'
import { provedFile, readProofs } from './patterns/check-patterns.ts'
import { findPatterns } from './patterns/find-patterns.ts'
import { perCall } from './patterns/per-call.ts'
import { provePattern, type Proof } from './patterns/prove-pattern.ts'

const known = process.argv.includes('--all') ? {} : readProofs('.')
const { patterns, faults } = await findPatterns('.', { perCall })
const proved: Record<string, Proof> = {}
for (const { place, pattern } of patterns) {
  if (pattern in proved) continue
  const before = known[pattern]
  const found = before ? { proof: before } : await provePattern(pattern)
  if ('proof' in found) proved[pattern] = found.proof
  else faults.push(`${place} ${pattern} ${found.fault}`)
}
const sorted = Object.entries(proved).toSorted(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(provedFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
console.log([...faults, `${sorted.length} patterns are proved.`].join('\n'))
// The prover's process does not exit by itself.
process.exit(faults.length > 0 ? 1 : 0)
