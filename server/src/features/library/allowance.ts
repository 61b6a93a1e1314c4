import { sql, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { refuse } from '../../lib/refusal.ts'

export const unfinishedLimit = 3

/**
 * What a person has begun, counted under a lock on the person until the transaction ends: parallel presses see
 * each other's stories.
 */
export async function countBegun(tx: Transaction<Tables>, accountId: string) {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  // Deleted while this waited for the lock.
  if (!account) throw refuse('token_invalid', 401, 'Your session is no longer valid. Please log in again.')
  return tx
    .selectFrom('stories')
    .select([
      sql<number>`count(*) filter (where generation_status in ('pending', 'generating', 'generating_images'))::int`.as(
        'unfinished',
      ),
      sql<number>`count(*) filter (where created_at > now() - interval '1 day')::int`.as('today'),
    ])
    .where('owner_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

export function refuseMoreUnfinished({ unfinished }: { unfinished: number }): void {
  if (unfinished >= unfinishedLimit)
    throw refuse(
      'too_many_unfinished',
      429,
      `${unfinishedLimit} of your stories are still being made. Please wait until one is finished.`,
      { retryAfterSeconds: 30 },
    )
}
