import { check, type AttackPattern, type Parameters } from 'recheck'
import { withstands } from './withstands.ts'

/**
 * The running time of a search by the length of the text. `tried`: patterns with lookaround or backreferences cannot be
 * proved; no slow text was found.
 */
export type Proof = 'constant' | 'linear' | 'tried'

const limits: Parameters = {
  timeout: 120_000,
  maxPatternSize: 20_000,
  maxRepeatCount: 2000,
  maxNFASize: 500_000,
}

/** The attack text, long enough that only linear time is fast. */
function enlarged({ pumps, suffix }: AttackPattern): string {
  const each = 100_000 / pumps.length
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(each / pump.length)).join('') + suffix
}

/**
 * Proves that a search takes linear time for every text.
 * @param pattern the source: `/a+/u`
 * @returns the reason if there is no proof
 */
export async function provePattern(pattern: string): Promise<{ proof: Proof } | { fault: string }> {
  const end = pattern.lastIndexOf('/')
  const prove = (checker: 'automaton' | 'fuzz') =>
    check(pattern.slice(1, end), pattern.slice(end + 1), { ...limits, checker })
  const proved = await prove('automaton')
  const isBeyondProof = proved.status === 'unknown' && proved.error.kind === 'unsupported'
  const found = isBeyondProof ? await prove('fuzz') : proved
  // For lookbehinds, it counts steps that Node does not take.
  if (isBeyondProof && found.status === 'vulnerable' && withstands(pattern, [enlarged(found.attack)]))
    return { proof: 'tried' }
  if (found.status === 'vulnerable')
    return { fault: `takes ${found.complexity.summary} time, for one with ${found.attack.pattern}` }
  if (found.status === 'unknown') return { fault: `was not proved: ${found.error.kind}` }
  if (isBeyondProof) return { proof: 'tried' }
  return { proof: found.complexity.type === 'linear' ? 'linear' : 'constant' }
}
