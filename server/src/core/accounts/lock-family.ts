import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { sessionInvalid } from './lock-account.ts'

/**
 * Locks a family until the transaction ends, so that what its members do at once takes turns and counts each other's
 * rows. Call it after locking accounts and before locking a story: a different order could deadlock.
 * @throws 401 if the family was deleted while this waited for the lock
 */
export async function lockFamily(tx: Kysely<Tables>, familyId: string): Promise<void> {
  const family = await tx
    .selectFrom('families')
    .select('id')
    .where('id', '=', familyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!family) throw sessionInvalid()
}
