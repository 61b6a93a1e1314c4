import type { RatingStats } from '@moonpage/contract/ratings'
import { storyNotFound } from '../../core/stories/lock-own-story.ts'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'

type Reader = { accountId: string; familyId: string } | null

/** Count and sum of a story that the reader may see: public or their own. @throws 404 otherwise */
export async function findRatedStory({ kysely }: Database, reader: Reader, storyId: string) {
  const story = isId(storyId)
    ? await kysely
        .selectFrom('stories')
        .select(['id', 'rating_count', 'rating_sum'])
        .where('id', '=', storyId)
        .where((eb) => (reader ? eb.or([eb('owner_id', '=', reader.familyId), isFindable]) : isFindable))
        .executeTakeFirst()
    : undefined
  if (!story) throw storyNotFound()
  return story
}

/** A story's rating statistics and the reader's own rating. */
export async function getRatingStats(db: Database, reader: Reader, storyId: string): Promise<RatingStats> {
  const { id, rating_count, rating_sum } = await findRatedStory(db, reader, storyId)
  const own =
    reader &&
    (await db.kysely
      .selectFrom('ratings')
      .select('rating')
      .where('story_id', '=', id)
      .where('account_id', '=', reader.accountId)
      .executeTakeFirst())
  return {
    average_rating: rating_count === 0 ? 0 : rating_sum / rating_count,
    rating_count,
    user_rating: own?.rating ?? null,
  }
}
