import type { LoginInput, SignedIn } from '@moonpage/contract/account'
import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import { refuse } from '../../lib/refusal.ts'
import { findUser } from './find-user.ts'
import { passwordMatches } from './passwords.ts'
import { startSession } from './start-session.ts'

/** Refuses alike whether the account does not exist or the password is wrong. */
export async function logIn(
  { db, secret }: { db: Database; secret: Uint8Array },
  form: LoginInput,
): Promise<SignedIn> {
  const account = await db.kysely
    .selectFrom('accounts')
    .select(['id', 'role', 'is_active', 'password_hash'])
    .where(sql<boolean>`lower(email) = lower(${form.email})`)
    .executeTakeFirst()
  const matches = await passwordMatches(account?.password_hash, form.password)
  if (!account || !matches) throw refuse('login_failed', 401, 'Invalid email or password')
  if (!account.is_active) throw refuse('account_deactivated', 403, 'This account has been deactivated')
  const tokens = await startSession({ db: db.kysely, secret }, account)
  return { user: await findUser(db.kysely, account.id), ...tokens }
}
