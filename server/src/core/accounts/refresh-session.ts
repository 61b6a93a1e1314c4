import type { TokenPair } from '@moonpage/contract/account'
import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimiter } from '../../infra/http/rate-limit.ts'
import { problem } from '../../lib/problem.ts'
import { viewsItsChild } from './views-its-child.ts'
import { refreshMisses } from './rate-limits.ts'
import { hashToken, newRefreshToken, sessionEnd, signAccessToken } from './tokens.ts'

/** Grace period: several tabs may refresh with the same token. */
const graceSeconds = 10

const expired = () => problem('session_expired', 401, 'Session expired. Please log in again.')

/**
 * Exchanges a refresh token for a new pair with a new lifetime. Reuse after the grace period ends the whole family:
 * thief or owner has a newer token, and there is no telling which.
 */
export async function refreshSession(
  { db, secret, rateLimit }: { db: Database; secret: Uint8Array; rateLimit: RateLimiter },
  refreshToken: string,
  { network }: { network: string },
): Promise<TokenPair> {
  const pair = await db.kysely.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('refresh_tokens as token')
      .innerJoin('sessions as session', 'session.id', 'token.session_id')
      .innerJoin('accounts as account', 'account.id', 'session.account_id')
      .select(['token.session_id', 'token.used_at', 'session.account_id'])
      .select(sql<boolean>`token.used_at < now() - make_interval(secs => ${graceSeconds})`.as('is_replayed'))
      .where('token.hash', '=', hashToken(refreshToken))
      .where('session.ended_at', 'is', null)
      .where('session.expires_at', '>', sql<Date>`now()`)
      .where('account.is_active', '=', true)
      .where(viewsItsChild)
      .forUpdate(['token', 'session'])
      .executeTakeFirst()
    if (!row) return null
    if (row.is_replayed) {
      await tx
        .updateTable('sessions')
        .set({ ended_at: sql`now()` })
        .where('id', '=', row.session_id)
        .execute()
      return null
    }
    if (!row.used_at)
      await tx
        .updateTable('refresh_tokens')
        .set({ used_at: sql`now()` })
        .where('hash', '=', hashToken(refreshToken))
        .execute()
    await tx
      .updateTable('sessions')
      .set({ expires_at: sessionEnd(), last_used_at: sql`now()` })
      .where('id', '=', row.session_id)
      .execute()
    const next = newRefreshToken()
    await tx
      .insertInto('refresh_tokens')
      .values({ hash: hashToken(next), session_id: row.session_id })
      .execute()
    return {
      access_token: await signAccessToken(secret, { sub: row.account_id, sid: row.session_id }),
      refresh_token: next,
    }
  })
  // Thrown after the transaction, which would otherwise roll back the end of the family.
  if (!pair) {
    // Only failures count; otherwise a neighbor's requests could log everybody out.
    await rateLimit(refreshMisses, network)
    throw expired()
  }
  return pair
}
