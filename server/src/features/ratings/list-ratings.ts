import type { RatingList } from '@moonpage/contract/ratings'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { presentRating, ratingColumns } from './present-rating.ts'
import { findRatedStory } from './rating-stats.ts'

type Asked = Parameters<typeof rangeOf>[0]
type Range = ReturnType<typeof rangeOf>

const newestRatings = ({ kysely }: Database, { limit, offset }: Range) =>
  kysely
    .selectFrom('ratings')
    .select(ratingColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)

/** All that a person gave, also to stories that were taken back since: those ratings can still be removed. */
export async function listMyRatings(
  db: Database,
  { accountId }: { accountId: string },
  asked: Asked,
): Promise<RatingList> {
  const range = rangeOf(asked)
  const [{ total }, rows] = await Promise.all([
    db.kysely
      .selectFrom('ratings')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow(),
    newestRatings(db, range).where('account_id', '=', accountId).execute(),
  ])
  return { ratings: rows.map(presentRating), ...rangeFrame(range, total) }
}

/** All that a story was given, without a word of who gave it. @throws 404 unless it is public or the reader's own */
export async function listStoryRatings(
  db: Database,
  reader: { accountId: string } | null,
  storyId: string,
  asked: Asked,
): Promise<RatingList> {
  const range = rangeOf(asked)
  const { id, rating_count } = await findRatedStory(db, reader, storyId)
  const rows = await newestRatings(db, range).where('story_id', '=', id).execute()
  return { ratings: rows.map(presentRating), ...rangeFrame(range, rating_count) }
}
