import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { problem, type ProblemError } from '../../lib/problem.ts'

/** What a caller is told whose session or account has ended. */
export const sessionInvalid = (): ProblemError =>
  problem('token_invalid', 401, 'Your session is no longer valid. Please log in again.')

/**
 * Locks the caller's account until the transaction ends, so that concurrent requests of one person take turns and
 * count each other's rows. Call it before locking a story: a different order could deadlock.
 * @throws 401 if the account was deleted while this waited for the lock
 */
export async function lockAccount(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw sessionInvalid()
}
