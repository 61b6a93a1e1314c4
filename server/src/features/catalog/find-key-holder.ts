import { noteKeyUse } from '../../core/accounts/keys/key-rows.ts'
import { hashKey } from '../../core/accounts/keys/secret-key.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'

/** Wrong keys. Keys cannot be guessed; this limits the load. Valid keys are never counted. */
const catalogKeyMisses: RateLimit = { name: 'catalog-key-miss', hits: 30, seconds: 900 }

/**
 * Who may see which catalog, as the database says now: the key has to exist, and its account to be active. @returns null for a
 * wrong key @throws 429 after too many of them from one network
 */
export async function findKeyHolder(
  { db: { kysely }, rateLimit }: { db: Database; rateLimit: RateLimiter },
  key: string,
  network: string,
): Promise<Owner | null> {
  const hash = hashKey(key)
  const holder = hash
    ? await kysely
        .selectFrom('catalog_keys as key')
        .innerJoin('accounts as account', 'account.id', 'key.account_id')
        .select(['key.id', 'key.last_used_at', 'account.id as account_id', 'account.family_id'])
        .where('key.secret_hash', '=', hash)
        .where('account.is_active', '=', true)
        .executeTakeFirst()
    : undefined
  if (!holder) {
    await rateLimit(catalogKeyMisses, network)
    return null
  }
  await noteKeyUse(kysely, 'catalog_keys', holder)
  return { accountId: holder.account_id, familyId: holder.family_id }
}
