import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/** Removes a reading app of the account. @throws 404 unless it is theirs */
export async function revokeCatalogKey({ kysely }: Database, accountId: string, id: string): Promise<void> {
  const removed = isId(id)
    ? await kysely
        .deleteFrom('catalog_keys')
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returning('id')
        .executeTakeFirst()
    : undefined
  if (!removed) throw problem('catalog_key_not_found', 404, 'There is no such reading app')
}
