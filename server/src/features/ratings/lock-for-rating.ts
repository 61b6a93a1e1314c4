import { sql, type Transaction } from 'kysely'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/**
 * Presses of one person take turns. The account first, then the story, then its ratings: in everybody's order, that of
 * whoever deletes one of them too, so that none waits for another for good.
 */
export async function lockRater(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  // Deleted while this waited for its turn.
  if (!account) throw problem('token_invalid', 401, 'Your session is no longer valid. Please log in again.')
}

/** A story whose count and sum are about to change. Undefined when it is not there. */
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
