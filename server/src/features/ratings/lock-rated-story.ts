import { sql, type Transaction } from 'kysely'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'

/**
 * Locks a story whose rating count and sum will change, after the account and before its ratings, in the same order as
 * deletions. Undefined if it does not exist.
 */
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
