import type { rangeOf } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import { ratingColumns } from './present-rating.ts'

/** Which of them a list was asked for. */
export type Asked = Parameters<typeof rangeOf>[0]
type Range = ReturnType<typeof rangeOf>

/** Ratings, newest first; whose or of what is for the caller to add. */
export const newestRatings = ({ kysely }: Database, { limit, offset }: Range) =>
  kysely
    .selectFrom('ratings')
    .select(ratingColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
