import type { FeedSort, publicFeed } from '@moonpage/contract/feed'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { isFindable } from '../../core/stories/story-rows.ts'
import { searchWords } from '../../lib/search-words.ts'
import { ageGroupsWithin } from './age-filter.ts'

export type FeedQuery = z.output<typeof publicFeed.query>

/** Each as its index has it. Ids break ties, so that pages never overlap. */
export const feedOrders: Record<FeedSort, RawBuilder<unknown>> = {
  recent: sql`stories.published_at desc, stories.id desc`,
  popular: sql`stories.view_count desc, stories.rating_count desc, stories.id desc`,
  rating: sql`stories.rating_score desc, stories.id desc`,
}

/** As LIKE, which the index of words serves. Escaped last: without its accent a sign may become one of LIKE's own. */
const hasWord = (word: string): RawBuilder<boolean> =>
  sql<boolean>`stories.public_search_text like '%' || regexp_replace(plain_words(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const hasAge = (groups: readonly string[]): RawBuilder<boolean> =>
  groups.length === 0 ? sql<boolean>`false` : sql<boolean>`stories.age_group in (${sql.join(groups)})`

/** What was asked for beside the order; empty for all that strangers may find. */
export const feedFilters = ({ search, age_group, subject, theme }: FeedQuery): RawBuilder<boolean>[] => [
  ...searchWords(search ?? '').map(hasWord),
  ...(age_group ? [hasAge(ageGroupsWithin(age_group))] : []),
  ...(subject ? [sql<boolean>`stories.subject = ${subject}`] : []),
  ...(theme ? [sql<boolean>`stories.theme = ${theme}`] : []),
]

/** The ids of one page, out of an index alone where nothing is filtered: cheap however deep it lies. */
export const feedPage = (
  query: FeedQuery,
  { limit, offset }: { limit: number; offset: number },
): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select stories.id from stories
  where ${sql.join([isFindable, ...feedFilters(query)], sql` and `)}
  order by ${feedOrders[query.sort_by]} limit ${limit} offset ${offset}`
