import { check, type AttackPattern, type Parameters } from 'recheck'
import { withstands } from './withstands.ts'

/**
 * How long a search with a pattern takes, by the length of the text. `tried`: what looks ahead or back or refers to a
 * group is beyond proof; no text was found that takes longer.
 */
export type Proof = 'constant' | 'linear' | 'tried'

const limits: Parameters = {
  timeout: 120_000,
  maxPatternSize: 20_000,
  maxRepeatCount: 2000,
  maxNFASize: 500_000,
}

/** An attack that was found, at a length at which nothing but linear time is short. */
function enlarged({ pumps, suffix }: AttackPattern): string {
  const each = 100_000 / pumps.length
  return pumps.map(({ prefix, pump }) => prefix + pump.repeat(each / pump.length)).join('') + suffix
}

/**
 * Proves that a search takes no longer than the text is long, for every text.
 * @param pattern as it is written: `/a+/u`
 * @returns why there is no proof, in place of one
 */
export async function provePattern(pattern: string): Promise<{ proof: Proof } | { fault: string }> {
  const end = pattern.lastIndexOf('/')
  const prove = (checker: 'automaton' | 'fuzz') =>
    check(pattern.slice(1, end), pattern.slice(end + 1), { ...limits, checker })
  const proved = await prove('automaton')
  const isBeyondProof = proved.status === 'unknown' && proved.error.kind === 'unsupported'
  const found = isBeyondProof ? await prove('fuzz') : proved
  // Looking back it counts steps that Node does not take.
  if (isBeyondProof && found.status === 'vulnerable' && withstands(pattern, [enlarged(found.attack)]))
    return { proof: 'tried' }
  if (found.status === 'vulnerable')
    return { fault: `takes ${found.complexity.summary} time, for one with ${found.attack.pattern}` }
  if (found.status === 'unknown') return { fault: `was not proved: ${found.error.kind}` }
  if (isBeyondProof) return { proof: 'tried' }
  return { proof: found.complexity.type === 'linear' ? 'linear' : 'constant' }
}
