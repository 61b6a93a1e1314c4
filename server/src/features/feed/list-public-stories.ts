import type { StoryList } from '@moonpage/contract/story'
import { sql, type Kysely } from 'kysely'
import { countOfKinds, orderedBy, stepLength, walkFeed } from '../../core/stories/feed-walk.ts'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Reader } from '../../core/stories/present-story.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { searchWords } from '../../lib/search-words.ts'
import { kindsOf, type FeedQuery } from './feed-query.ts'
import { presentPublicCard } from './present-public.ts'
import { publicTotals } from './public-totals.ts'
import { searchFeed } from './search-feed.ts'

/** What strangers may find, as they read it. */
export async function listPublicStories(
  { kysely }: Database,
  reader: Reader,
  query: FeedQuery,
): Promise<StoryList> {
  const words = searchWords(query.search ?? '')
  return words.length > 0 ? searchStories(kysely, reader, query, words) : browseStories(kysely, reader, query)
}

async function browseStories(db: Kysely<Tables>, reader: Reader, query: FeedQuery): Promise<StoryList> {
  const range = rangeOf(query)
  const sort = query.sort_by
  const kinds = kindsOf(query)
  const total = countStories(db, kinds)
  // How many there are tells how to get to a page far down.
  const isFew = Object.keys(kinds).length > 0 && range.offset > 0 && (await total) < stepLength / 2
  // Within one statement: what is on the page may be found at the moment at which its card is read.
  const cards = storyCards(db, reader)
    .where(sql<boolean>`stories.id = any(array(${walkFeed({ sort, kinds, isFew, ...range })}))`)
    .orderBy(orderedBy(sort))
    .execute()
  const [number, rows] = await Promise.all([total, cards])
  return { stories: rows.map((row) => presentPublicCard(row, reader)), ...rangeFrame(range, number) }
}

async function countStories(db: Kysely<Tables>, kinds: ReturnType<typeof kindsOf>): Promise<number> {
  if (Object.keys(kinds).length === 0) return (await publicTotals(db)).stories
  const { rows } = await countOfKinds(kinds).execute(db)
  return rows[0]?.total ?? 0
}

async function searchStories(
  db: Kysely<Tables>,
  reader: Reader,
  query: FeedQuery,
  words: readonly string[],
): Promise<StoryList> {
  const range = rangeOf(query)
  const sort = query.sort_by
  const { ids, total, isMinimum } = await searchFeed(db, { words, kinds: kindsOf(query), sort }, range)
  const rows = await storyCards(db, reader)
    .where(sql<boolean>`stories.id = any(${ids}::uuid[])`)
    // Asked again: what was found a moment ago may have been taken back since.
    .where(isFindable)
    .orderBy(orderedBy(sort))
    .execute()
  return {
    stories: rows.map((row) => presentPublicCard(row, reader)),
    ...rangeFrame(range, total),
    ...(isMinimum && { is_total_minimum: true }),
  }
}
