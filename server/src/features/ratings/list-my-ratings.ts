import type { RatingList } from '@moonpage/contract/ratings'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { presentRating } from './present-rating.ts'
import { newestRatings, type RatingFilter } from './newest-ratings.ts'

/** All ratings of a person, including those of stories that are private now, which can still be removed. */
export async function listMyRatings(
  db: Database,
  { accountId }: { accountId: string },
  filter: RatingFilter,
): Promise<RatingList> {
  const range = rangeOf(filter)
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
