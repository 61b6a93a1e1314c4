import { catalogKeyLimit, type NewCatalogKey } from '@moonpage/contract/catalog-keys'
import { keyTimes, makeRoomForKey } from '../../core/accounts/keys/key-rows.ts'
import { hashKey, inGroups, newKey } from '../../core/accounts/keys/secret-key.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { catalogRoot, rootWithKey } from './catalog-paths.ts'

const tooMany = () =>
  problem(
    'too_many_catalog_keys',
    409,
    `There is room for ${catalogKeyLimit} reading apps. Remove one to make room.`,
  )

/** Adds a reading app. @returns its key, which nobody is told again @throws 409 if there are as many as there may be */
export async function createCatalogKey(
  { kysely }: Database,
  { accountId, origin }: Caller,
  name: string,
): Promise<NewCatalogKey> {
  const key = inGroups(newKey())
  const row = await kysely.transaction().execute(async (tx) => {
    await makeRoomForKey(tx, accountId, { table: 'catalog_keys', limit: catalogKeyLimit, tooMany })
    return tx
      .insertInto('catalog_keys')
      .values({ id: newId(), account_id: accountId, name, secret_hash: hashKey(key) as Buffer })
      .returning(['id', 'created_at', 'last_used_at'])
      .executeTakeFirstOrThrow()
  })
  return {
    id: row.id,
    name,
    ...keyTimes(row),
    key,
    catalog_url: origin + catalogRoot,
    catalog_url_with_key: origin + rootWithKey(key),
  }
}
