import { apiKeyLimit, type NewApiKey } from '@moonpage/contract/api-keys'
import type { ApiScope } from '@moonpage/contract/api-scopes'
import type { Database } from '../../../infra/db/database.ts'
import { newId } from '../../../lib/ids.ts'
import { problem } from '../../../lib/problem.ts'
import { apiKeyPrefix, hashApiKey } from './authenticate-key.ts'
import { makeRoomForKey } from './key-rows.ts'
import { presentApiKey } from './list-api-keys.ts'
import { newKey } from './secret-key.ts'

/** Letters of a key that are stored, so that its owner knows it again. */
const prefixLength = apiKeyPrefix.length + 4

const tooMany = () =>
  problem('too_many_api_keys', 409, `There is room for ${apiKeyLimit} keys. Revoke one to make room.`)

/** Makes an API key. @returns the key, which nobody is told again @throws 409 if there are as many as there may be */
export async function createApiKey(
  { kysely }: Database,
  accountId: string,
  wanted: { name: string; scopes: readonly ApiScope[]; expires_in_days: number | null },
): Promise<NewApiKey> {
  const key = apiKeyPrefix + newKey()
  const days = wanted.expires_in_days
  const row = await kysely.transaction().execute(async (tx) => {
    await makeRoomForKey(tx, accountId, { table: 'api_keys', limit: apiKeyLimit, tooMany })
    return tx
      .insertInto('api_keys')
      .values({
        id: newId(),
        account_id: accountId,
        name: wanted.name,
        secret_hash: hashApiKey(key) as Buffer,
        prefix: key.slice(0, prefixLength),
        scopes: [...wanted.scopes],
        expires_at: days === null ? null : new Date(Date.now() + days * 86_400_000),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  return { ...presentApiKey(row), key }
}
