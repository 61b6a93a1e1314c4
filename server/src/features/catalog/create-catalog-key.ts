import { catalogKeyLimit, type NewCatalogKey } from '@moonpage/contract/catalog-keys'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { hashCatalogKey, newCatalogKey } from './catalog-key.ts'
import { catalogRoot, rootWithKey } from './catalog-paths.ts'

/** Adds a reading app. @returns its key, which nobody is told again @throws 409 if there are as many as there may be */
export async function createCatalogKey(
  { kysely }: Database,
  { accountId, origin }: Caller,
  name: string,
): Promise<NewCatalogKey> {
  const key = newCatalogKey()
  const row = await kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('catalog_keys')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= catalogKeyLimit)
      throw problem(
        'too_many_catalog_keys',
        409,
        `There is room for ${catalogKeyLimit} reading apps. Remove one to make room.`,
      )
    return tx
      .insertInto('catalog_keys')
      .values({ id: newId(), account_id: accountId, name, secret_hash: hashCatalogKey(key) as Buffer })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow()
  })
  return {
    id: row.id,
    name,
    created_at: row.created_at.toISOString(),
    last_used_at: null,
    key,
    catalog_url: origin + catalogRoot,
    catalog_url_with_key: origin + rootWithKey(key),
  }
}
