import { sql } from 'kysely'
import type { Database } from '../../../infra/db/database.ts'
import { param } from '../../../infra/db/prepared-query.ts'
import type { RateLimit, RateLimiter } from '../../../infra/http/rate-limit.ts'
import type { Identity } from '../../../infra/http/route-server.ts'
import { networkOf } from '../../../lib/network-of.ts'
import { problem } from '../../../lib/problem.ts'
import { noteKeyUse } from './key-rows.ts'
import { hashKey } from './secret-key.ts'

/** How an API key begins, so that it is told from a session's token, and found where it leaked. */
export const apiKeyPrefix = 'mp_'

export const hashApiKey = (key: string): Buffer | null => hashKey(key.slice(apiKeyPrefix.length))

/** Keys that are not accepted. Keys cannot be guessed; this limits the load. */
const apiKeyMisses: RateLimit = { name: 'api-key-miss', hits: 30, seconds: 900 }

const keyOfHash = ({ kysely }: Database) =>
  kysely
    .selectFrom('api_keys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .select([
      'key.id',
      'key.scopes',
      'key.expires_at',
      'key.last_used_at',
      sql<boolean>`coalesce(key.expires_at <= now(), false)`.as('is_expired'),
      'account.id as account_id',
      'account.family_id',
      'account.family_role',
    ])
    .where('key.secret_hash', '=', param<Buffer>('hash'))
    .where('account.is_active', '=', true)
    .compile()

/**
 * Who holds an API key, as the database says now.
 * @throws 401 that says what is wrong with the key; 429 after too many of them from one network
 */
export function keyAuthenticator({ db, rateLimit }: { db: Database; rateLimit: RateLimiter }) {
  const question = keyOfHash(db)
  return async (key: string, ip: string): Promise<Identity> => {
    const hash = hashApiKey(key)
    const row = hash && (await db.execute(question, { hash }))[0]
    if (!row || row.is_expired) await rateLimit(apiKeyMisses, networkOf(ip))
    if (!row)
      throw problem('api_key_invalid', 401, 'There is no such API key. It may be mistyped, or was revoked.')
    if (row.is_expired && row.expires_at)
      throw problem(
        'api_key_expired',
        401,
        `This API key ended on ${row.expires_at.toISOString().slice(0, 10)}. Make a new one in your profile.`,
      )
    await noteKeyUse(db.kysely, 'api_keys', row)
    return {
      accountId: row.account_id,
      sessionId: row.id,
      // Whatever its owner is: no key moderates or administers.
      role: 'user',
      familyId: row.family_id,
      familyRole: row.family_role,
      childId: null,
      apiKey: { scopes: row.scopes },
    }
  }
}
