import type { Throttle } from '../../infra/http/throttle.ts'
import type { AtTheDoor } from './find-by-email.ts'
import { loginsByAccount, loginsByNetwork, loginsByPair } from './limits.ts'
import type { Visitor } from './visitor.ts'

/** An address that nobody here has is counted like an account. */
export type LoginTry = { account: AtTheDoor | undefined; email: string; visitor: Visitor }

const accountOf = ({ account, email }: LoginTry) => account?.id ?? email.toLowerCase()
const pairOf = (account: string, { network }: Visitor) => `${network} ${account}`

/**
 * Counts a login before it is looked at, so that tries at the same time do not slip through. Where the account is
 * familiar, neither strangers' guesses nor a neighbour's count against it.
 */
export async function countLogin(throttle: Throttle, attempt: LoginTry): Promise<void> {
  await throttle(loginsByPair, pairOf(accountOf(attempt), attempt.visitor))
  if (attempt.account?.is_familiar) return
  await throttle(loginsByNetwork, attempt.visitor.network)
  await throttle(loginsByAccount, accountOf(attempt))
}

/** Only the pair is forgotten whole: else logging in to an account of one's own would make room for more guesses. */
export async function uncountLogin(throttle: Throttle, attempt: LoginTry): Promise<void> {
  await forgetTries(throttle, accountOf(attempt), attempt.visitor)
  if (attempt.account?.is_familiar) return
  await throttle.giveBack(loginsByNetwork, attempt.visitor.network)
  await throttle.giveBack(loginsByAccount, accountOf(attempt))
}

/** Who proved to be the owner may mistype again from here. */
export const forgetTries = (throttle: Throttle, account: string, visitor: Visitor): Promise<void> =>
  throttle.forget(loginsByPair, pairOf(account, visitor))
