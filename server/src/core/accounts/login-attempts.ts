import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { LoginLookup } from './find-by-email.ts'
import { loginsByAccount, loginsByNetwork, loginsByPair } from './rate-limits.ts'
import type { ClientInfo } from './client-info.ts'

/** An address that nobody here has is counted like an account. */
export type LoginAttempt = { account: LoginLookup | undefined; email: string; visitor: ClientInfo }

const accountOf = ({ account, email }: LoginAttempt) => account?.id ?? email.toLowerCase()
const pairOf = (account: string, { network }: ClientInfo) => `${network} ${account}`

/**
 * Counts a login before it is looked at, so that tries at the same time do not slip through. Where the account is
 * familiar, neither strangers' guesses nor a neighbour's count against it.
 */
export async function countLogin(rateLimit: RateLimiter, attempt: LoginAttempt): Promise<void> {
  await rateLimit(loginsByPair, pairOf(accountOf(attempt), attempt.visitor))
  if (attempt.account?.is_familiar) return
  await rateLimit(loginsByNetwork, attempt.visitor.network)
  await rateLimit(loginsByAccount, accountOf(attempt))
}

/** Only the pair is forgotten whole: else logging in to an account of one's own would make room for more guesses. */
export async function uncountLogin(rateLimit: RateLimiter, attempt: LoginAttempt): Promise<void> {
  await clearLoginAttempts(rateLimit, accountOf(attempt), attempt.visitor)
  if (attempt.account?.is_familiar) return
  await rateLimit.giveBack(loginsByNetwork, attempt.visitor.network)
  await rateLimit.giveBack(loginsByAccount, accountOf(attempt))
}

/** Who proved to be the owner may mistype again from here. */
export const clearLoginAttempts = (
  rateLimit: RateLimiter,
  account: string,
  visitor: ClientInfo,
): Promise<void> => rateLimit.forget(loginsByPair, pairOf(account, visitor))
