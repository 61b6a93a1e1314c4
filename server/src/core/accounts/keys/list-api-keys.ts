import type { ApiKey } from '@moonpage/contract/api-keys'
import type { Selectable } from 'kysely'
import type { Database } from '../../../infra/db/database.ts'
import type { Tables } from '../../../infra/db/tables.ts'
import { keyTimes } from './key-rows.ts'

/** A key as its owner sees it. */
export const presentApiKey = (row: Selectable<Tables['api_keys']>): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  scopes: row.scopes,
  expires_at: row.expires_at?.toISOString() ?? null,
  ...keyTimes(row),
})

/** The API keys of an account, newest first. */
export async function listApiKeys({ kysely }: Database, accountId: string): Promise<{ keys: ApiKey[] }> {
  const rows = await kysely
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return { keys: rows.map(presentApiKey) }
}
