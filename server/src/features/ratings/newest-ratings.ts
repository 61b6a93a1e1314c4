import type { rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { ratingColumns } from './present-rating.ts'

/** Which ratings are listed. */
export type RatingFilter = Parameters<typeof rangeOf>[0]
type Range = ReturnType<typeof rangeOf>

/** Ratings, newest first; the caller adds the filter. */
export const newestRatings = ({ kysely }: Database, { limit, offset }: Range) =>
  kysely
    .selectFrom('ratings')
    .select(ratingColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
