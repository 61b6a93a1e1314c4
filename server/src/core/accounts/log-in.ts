import type { LoginInput, SignedIn } from '@moonpage/contract/account'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { problem } from '../../lib/problem.ts'
import { findByEmail } from './find-by-email.ts'
import { getCurrentUser } from './get-current-user.ts'
import { countLogin, uncountLogin } from './login-attempts.ts'
import { passwordMatches, rejectWhenBusy } from './passwords.ts'
import { startSession } from './start-session.ts'
import type { ClientInfo } from './client-info.ts'

const failed = () => problem('login_failed', 401, 'Invalid email or password')

/** Fails in the same way, and after the same work, for an unknown account and a wrong password. */
export async function logIn(
  { db, secret, rateLimit }: { db: Database; secret: Uint8Array; rateLimit: RateLimiter },
  { email, password }: LoginInput,
  visitor: ClientInfo,
): Promise<SignedIn> {
  await rejectWhenBusy()
  const account = await findByEmail(db, email, visitor)
  await countLogin(rateLimit, { account, email, visitor })
  const matches = await passwordMatches(account?.password_hash, password)
  if (!account || !matches) throw failed()
  if (!account.is_active) throw problem('account_deactivated', 403, 'This account has been deactivated')
  const signedIn = await db.kysely.transaction().execute(async (tx) => {
    // A concurrent password change has ended all sessions: do not create one after it.
    const unchanged = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .forShare()
      .executeTakeFirst()
    if (!unchanged) throw failed()
    const tokens = await startSession({ tx, secret }, account.id, visitor)
    return { user: await getCurrentUser(tx, account.id), ...tokens }
  })
  await uncountLogin(rateLimit, { account, email, visitor })
  return signedIn
}
