import type { RegisterInput, SignedIn } from '@moonpage/contract/account'
import type { SignUpMode } from '@moonpage/contract/invitations'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { getCurrentUser } from './get-current-user.ts'
import { insertAccount } from './insert-account.ts'
import { registrationsByNetwork, signUpsByNetwork } from './rate-limits.ts'
import { hashPassword } from './passwords.ts'
import { rejectUninvited, useInvitation } from './sign-up.ts'
import { startSession } from './start-session.ts'
import type { ClientInfo } from './client-info.ts'

type Deps = {
  db: Database
  secret: Uint8Array
  rateLimit: RateLimiter
  dailySignUps: number
  signUp: SignUpMode
}

/**
 * Creates an account and signs it in. Throws a 403 if registration is not allowed, and a 409 if email or username is
 * taken; the invitation then stays valid.
 */
export async function registerAccount(
  { db, secret, rateLimit, dailySignUps, signUp }: Deps,
  { email, username, first_name, last_name, password, invitation: token }: RegisterInput,
  visitor: ClientInfo,
): Promise<SignedIn> {
  await rejectCommonPassword(password, 'password')
  await rateLimit(registrationsByNetwork, visitor.network)
  await rejectUninvited(db, signUp, token)
  const signUps = signUpsByNetwork(dailySignUps)
  await rateLimit(signUps, visitor.network)
  const account = {
    email,
    username,
    first_name,
    last_name,
    role: 'user',
    password_hash: await hashPassword(password),
  } as const
  try {
    return await db.kysely.transaction().execute(async (tx) => {
      const id = await insertAccount(tx, account)
      await useInvitation(tx, { mode: signUp, token, accountId: id })
      const tokens = await startSession({ tx, secret }, id, visitor)
      return { user: await getCurrentUser(tx, id), ...tokens }
    })
  } catch (error) {
    await rateLimit.refund(signUps, visitor.network)
    throw error
  }
}
