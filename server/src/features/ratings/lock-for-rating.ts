import { sql, type Transaction } from 'kysely'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/**
 * Serializes a person's requests. Locks the account, then the story, then its ratings, in the same order as deletions,
 * to avoid deadlocks.
 */
export async function lockRater(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // Deleted while waiting for the lock.
  if (!account) throw problem('token_invalid', 401, 'Your session is no longer valid. Please log in again.')
}

/** Locks a story whose rating count and sum will change. Undefined if it does not exist. */
export const lockRatedStory = (tx: Transaction<Tables>, storyId: string) =>
  isId(storyId)
    ? tx
        .selectFrom('stories')
        .select('owner_id')
        .select(sql<boolean>`${isFindable}`.as('is_findable'))
        .where('id', '=', storyId)
        .forNoKeyUpdate()
        .executeTakeFirst()
    : Promise.resolve(undefined)
