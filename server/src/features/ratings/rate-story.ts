import type { Rating } from '@moonpage/contract/ratings'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { type Owner, storyNotFound } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { lockRatedStory } from './lock-rated-story.ts'
import { presentRating, ratingColumns } from './present-rating.ts'

/**
 * Rates another family's public story. @throws 404 unless it is public, 403 for the family's own, 409 with the id of an
 * existing rating
 */
export async function rateStory(
  { kysely }: Database,
  { accountId, familyId }: Owner,
  { story_id: storyId, rating }: { story_id: string; rating: number },
): Promise<Rating> {
  return kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    const story = await lockRatedStory(tx, storyId)
    if (story?.owner_id === familyId) throw problem('own_story', 403, 'You cannot rate your own story')
    if (!story?.is_findable) throw storyNotFound()
    const given = await tx
      .selectFrom('ratings')
      .select('id')
      .where('story_id', '=', storyId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (given)
      throw problem('already_rated', 409, 'You have rated this story already', { existingId: given.id })
    const made = await tx
      .insertInto('ratings')
      .values({ id: newId(), story_id: storyId, account_id: accountId, rating })
      .returning(ratingColumns)
      .executeTakeFirstOrThrow()
    return presentRating(made)
  })
}
