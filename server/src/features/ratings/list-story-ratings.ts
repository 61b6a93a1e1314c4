import type { RatingList } from '@moonpage/contract/ratings'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { presentRating } from './present-rating.ts'
import { findRatedStory } from './get-rating-stats.ts'
import { newestRatings, type RatingFilter } from './newest-ratings.ts'

/** All ratings of a story, without names. @throws 404 unless it is public or the reader's own */
export async function listStoryRatings(
  db: Database,
  reader: { accountId: string; familyId: string } | null,
  storyId: string,
  filter: RatingFilter,
): Promise<RatingList> {
  const range = rangeOf(filter)
  const { id, rating_count } = await findRatedStory(db, reader, storyId)
  const rows = await newestRatings(db, range).where('story_id', '=', id).execute()
  return { ratings: rows.map(presentRating), ...rangeFrame(range, rating_count) }
}
