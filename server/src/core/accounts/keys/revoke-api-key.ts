import type { Database } from '../../../infra/db/database.ts'
import { removeKey } from './key-rows.ts'

const apiKeys = {
  table: 'api_keys',
  missing: { code: 'api_key_not_found', detail: 'There is no such key' },
} as const

/** Revokes an API key of the account. @throws 404 unless it is theirs */
export const revokeApiKey = ({ kysely }: Database, accountId: string, id: string): Promise<void> =>
  removeKey(kysely, apiKeys, accountId, id)
