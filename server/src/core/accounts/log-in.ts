import type { LoginInput, SignedIn } from '@moonpage/contract/account'
import type { Database } from '../../infra/db/database.ts'
import type { Throttle } from '../../infra/http/throttle.ts'
import { refuse } from '../../lib/refusal.ts'
import { findByEmail } from './find-by-email.ts'
import { findUser } from './find-user.ts'
import { countLogin, uncountLogin } from './login-tries.ts'
import { passwordMatches, refuseWhenBusy } from './passwords.ts'
import { startSession } from './start-session.ts'
import type { Visitor } from './visitor.ts'

const failed = () => refuse('login_failed', 401, 'Invalid email or password')

/** Refuses alike whether the account does not exist or the password is wrong, and does the same work for it. */
export async function logIn(
  { db, secret, throttle }: { db: Database; secret: Uint8Array; throttle: Throttle },
  { email, password }: LoginInput,
  visitor: Visitor,
): Promise<SignedIn> {
  await refuseWhenBusy()
  const account = await findByEmail(db, email, visitor)
  await countLogin(throttle, { account, email, visitor })
  const matches = await passwordMatches(account?.password_hash, password)
  if (!account || !matches) throw failed()
  if (!account.is_active) throw refuse('account_deactivated', 403, 'This account has been deactivated')
  const signedIn = await db.kysely.transaction().execute(async (tx) => {
    // A change of the password that came in between has ended every session, and must not find one after it.
    const unchanged = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .forShare()
      .executeTakeFirst()
    if (!unchanged) throw failed()
    const tokens = await startSession({ tx, secret }, account.id, visitor)
    return { user: await findUser(tx, account.id), ...tokens }
  })
  await uncountLogin(throttle, { account, email, visitor })
  return signedIn
}
