import type { CatalogKey } from '@moonpage/contract/catalog-keys'
import { keyTimes } from '../../core/accounts/keys/key-rows.ts'
import type { Database } from '../../infra/db/database.ts'

/** The reading apps of an account, newest first. */
export async function listCatalogKeys(
  { kysely }: Database,
  accountId: string,
): Promise<{ keys: CatalogKey[] }> {
  const rows = await kysely
    .selectFrom('catalog_keys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return { keys: rows.map((row) => ({ ...row, ...keyTimes(row) })) }
}
