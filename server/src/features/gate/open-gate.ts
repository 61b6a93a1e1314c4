import { createHash, timingSafeEqual } from 'node:crypto'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import { problem } from '../../lib/problem.ts'
import type { Gate } from './gate.ts'

const triesByNetwork: RateLimit = { name: 'gate', hits: 20, seconds: 300 }
const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Checks the gate's password; wrong ones are rate limited by network.
 * @param visit `secure`: whether the cookie is for https only
 * @returns the pass as a Set-Cookie header; null if there is no gate
 * @throws 403 for a wrong password, 429 after too many
 */
export async function openGate(
  { gate, rateLimit }: { gate: Gate | null; rateLimit: RateLimiter },
  { password, remember }: { password: string; remember?: boolean | undefined },
  { network, secure }: { network: string; secure: boolean },
): Promise<string | null> {
  await rateLimit(triesByNetwork, network)
  if (gate && !timingSafeEqual(digest(password), digest(gate.password)))
    throw problem('gate_refused', 403, 'Incorrect password. Please try again.')
  await rateLimit.refund(triesByNetwork, network)
  return gate && gate.passes.issue({ kind: remember ? 'device' : 'session', secure })
}
