import type { Transaction } from 'kysely'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { lockRatedStory } from './lock-rated-story.ts'

export type OwnRating = { rater: { accountId: string }; id: string }

export const ratingNotFound = () => problem('rating_not_found', 404, 'Rating not found')

/**
 * Locks the caller's rating until the transaction ends.
 * @returns whether its story is public at the moment
 * @throws 404 unless it is the caller's
 */
export async function lockOwnRating(
  tx: Transaction<Tables>,
  { rater, id }: OwnRating,
): Promise<{ isFindable: boolean }> {
  if (!isId(id)) throw ratingNotFound()
  await lockAccount(tx, rater.accountId)
  const rating = await tx
    .selectFrom('ratings')
    .select('story_id')
    .where('id', '=', id)
    .where('account_id', '=', rater.accountId)
    .executeTakeFirst()
  const story = rating && (await lockRatedStory(tx, rating.story_id))
  // Deleted with its story while waiting for the lock.
  if (!story) throw ratingNotFound()
  return { isFindable: story.is_findable }
}
