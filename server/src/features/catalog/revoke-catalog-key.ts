import { removeKey } from '../../core/accounts/keys/key-rows.ts'
import type { Database } from '../../infra/db/database.ts'

const catalogKeys = {
  table: 'catalog_keys',
  missing: { code: 'catalog_key_not_found', detail: 'There is no such reading app' },
} as const

/** Removes a reading app of the account. @throws 404 unless it is theirs */
export const revokeCatalogKey = ({ kysely }: Database, accountId: string, id: string): Promise<void> =>
  removeKey(kysely, catalogKeys, accountId, id)
