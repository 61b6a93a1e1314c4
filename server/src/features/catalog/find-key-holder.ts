import { sql } from 'kysely'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { RateLimit, RateLimiter } from '../../infra/http/rate-limit.ts'
import { hashCatalogKey } from './catalog-key.ts'

/** Wrong keys. Keys cannot be guessed; this limits the load. Valid keys are never counted. */
const catalogKeyMisses: RateLimit = { name: 'catalog-key-miss', hits: 30, seconds: 900 }

const isHourOld = sql<boolean>`last_used_at is null or last_used_at < now() - interval '1 hour'`

/**
 * Who may see which catalog, as the database says now: the key has to exist, and its account to be active. @returns null for a
 * wrong key @throws 429 after too many of them from one network
 */
export async function findKeyHolder(
  { db: { kysely }, rateLimit }: { db: Database; rateLimit: RateLimiter },
  key: string,
  network: string,
): Promise<Owner | null> {
  const hash = hashCatalogKey(key)
  const holder = hash
    ? await kysely
        .selectFrom('catalog_keys as key')
        .innerJoin('accounts as account', 'account.id', 'key.account_id')
        .select(['key.id', 'account.id as account_id', 'account.family_id', isHourOld.as('is_hour_old')])
        .where('key.secret_hash', '=', hash)
        .where('account.is_active', '=', true)
        .executeTakeFirst()
    : undefined
  if (!holder) {
    await rateLimit(catalogKeyMisses, network)
    return null
  }
  if (holder.is_hour_old)
    await kysely
      .updateTable('catalog_keys')
      .set({ last_used_at: sql`now()` })
      .where('id', '=', holder.id)
      .where(isHourOld)
      .execute()
  return { accountId: holder.account_id, familyId: holder.family_id }
}
