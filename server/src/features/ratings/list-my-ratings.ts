import type { RatingList } from '@moonpage/contract/ratings'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { presentRating } from './present-rating.ts'
import { newestRatings, type Asked } from './newest-ratings.ts'

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
