import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { LoginLookup } from './find-by-email.ts'
import { loginsByAccount, loginsByNetwork, loginsByPair } from './rate-limits.ts'
import type { ClientInfo } from './client-info.ts'

/** An unknown address is counted like an account. */
export type LoginAttempt = { account: LoginLookup | undefined; email: string; visitor: ClientInfo }

const accountKey = ({ account, email }: LoginAttempt) => account?.id ?? email.toLowerCase()
const pairKey = (account: string, { network }: ClientInfo) => `${network} ${account}`

/**
 * Counts a login attempt before the password is checked, so that concurrent attempts cannot exceed the limit. On a
 * familiar network, attempts from other networks or at other accounts do not count against the owner.
 */
export async function countLogin(rateLimit: RateLimiter, attempt: LoginAttempt): Promise<void> {
  await rateLimit(loginsByPair, pairKey(accountKey(attempt), attempt.visitor))
  if (attempt.account?.is_familiar) return
  await rateLimit(loginsByNetwork, attempt.visitor.network)
  await rateLimit(loginsByAccount, accountKey(attempt))
}

/**
 * A success resets the counter of this network and account only: otherwise logging in to one's own account would allow
 * more guesses at others.
 */
export async function uncountLogin(rateLimit: RateLimiter, attempt: LoginAttempt): Promise<void> {
  await clearLoginAttempts(rateLimit, accountKey(attempt), attempt.visitor)
  if (attempt.account?.is_familiar) return
  await rateLimit.refund(loginsByNetwork, attempt.visitor.network)
  await rateLimit.refund(loginsByAccount, accountKey(attempt))
}

/** The owner has proved who they are, so their own failed attempts are forgotten. */
export const clearLoginAttempts = (
  rateLimit: RateLimiter,
  account: string,
  visitor: ClientInfo,
): Promise<void> => rateLimit.reset(loginsByPair, pairKey(account, visitor))
