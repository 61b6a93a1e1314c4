import type { StoryList } from '@moonpage/contract/story'
import { sql } from 'kysely'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Reader } from '../../core/stories/present-story.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { feedFilters, feedOrders, feedPage, type FeedQuery } from './feed-query.ts'
import { presentPublicCard } from './present-public.ts'
import { publicTotals } from './public-totals.ts'

/** What strangers may find, as they read it. */
export async function listPublicStories(
  { kysely }: Database,
  reader: Reader,
  query: FeedQuery,
): Promise<StoryList> {
  const range = rangeOf(query)
  const [total, rows] = await Promise.all([
    countStories({ kysely }, query),
    // Within one statement: what is on the page may be found at the moment at which its card is read.
    storyCards(kysely, reader)
      .where(sql<boolean>`stories.id = any(array(${feedPage(query, range)}))`)
      .orderBy(feedOrders[query.sort_by])
      .execute(),
  ])
  return { stories: rows.map((row) => presentPublicCard(row, reader)), ...rangeFrame(range, total) }
}

async function countStories({ kysely }: Pick<Database, 'kysely'>, query: FeedQuery): Promise<number> {
  const filters = feedFilters(query)
  if (filters.length === 0) return (await publicTotals(kysely)).stories
  const { total } = await kysely
    .selectFrom('stories')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where(sql<boolean>`${sql.join([isFindable, ...filters], sql` and `)}`)
    .executeTakeFirstOrThrow()
  return total
}
