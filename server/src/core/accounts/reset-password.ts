import type { PasswordReset } from '@moonpage/contract/password-reset'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { rejectCommonPassword } from './common-passwords.ts'
import { resetMisses } from './rate-limits.ts'
import { clearLoginAttempts } from './login-attempts.ts'
import { hashPassword } from './passwords.ts'
import { replacePassword } from './replace-password.ts'
import { hashToken } from './tokens.ts'
import type { ClientInfo } from './client-info.ts'

const invalidLink = () =>
  problem('reset_token_invalid', 400, 'This link is no longer valid. Please ask for a new one.')

/**
 * Sets a new password and ends all sessions of the account. Unknown, used and expired tokens and those of deactivated
 * accounts get the same response. A rejected password does not use up the token.
 */
export async function resetPassword(
  { db, queue, rateLimit }: { db: Database; queue: Queue; rateLimit: RateLimiter },
  { token, new_password }: PasswordReset,
  visitor: ClientInfo,
): Promise<void> {
  const hash = hashToken(token)
  const reset = await db.kysely
    .selectFrom('password_resets as reset')
    .innerJoin('accounts as account', 'account.id', 'reset.account_id')
    .select('reset.account_id')
    .where('reset.hash', '=', hash)
    .where('reset.used_at', 'is', null)
    .where('reset.expires_at', '>', sql<Date>`now()`)
    .where('account.is_active', '=', true)
    .executeTakeFirst()
  if (!reset) {
    await rateLimit(resetMisses, visitor.network)
    throw invalidLink()
  }
  await rejectCommonPassword(new_password, 'new_password')
  const password_hash = await hashPassword(new_password)
  await db.kysely.transaction().execute(async (tx) => {
    await useToken(tx, hash, reset.account_id)
    await replacePassword({ tx, queue }, reset.account_id, { password_hash, keptSessionId: null })
    // Whoever reads the address's mail now owns the account alone, and not who made it with an address of others.
    await tx
      .deleteFrom('sso_identities')
      .where('account_id', '=', reset.account_id)
      .where('email_verified', '=', false)
      .execute()
    await rememberNetwork(tx, reset.account_id, visitor)
  })
  await clearLoginAttempts(rateLimit, reset.account_id, visitor)
}

/** Checks the token again under a lock: of concurrent requests with one token the first succeeds. */
async function useToken(tx: Kysely<Tables>, hash: Buffer, accountId: string): Promise<void> {
  // Lock the account before the token, in the order of a password change, to avoid a deadlock.
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('is_active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const used = await tx
    .updateTable('password_resets')
    .set({ used_at: sql`now()` })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!account || used.numUpdatedRows === 0n) throw invalidLink()
}

/**
 * The owner will log in next, maybe from an unfamiliar network and during an attack on the account. An ended session
 * makes that network familiar.
 */
async function rememberNetwork(
  tx: Kysely<Tables>,
  accountId: string,
  { networkHash, device }: ClientInfo,
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      id: newId(),
      account_id: accountId,
      expires_at: sql`now()`,
      ended_at: sql`now()`,
      network_hash: networkHash,
      device,
    })
    .execute()
}
