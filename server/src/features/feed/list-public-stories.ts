import type { FeedSort } from '@moonpage/contract/feed-filters'
import type { StoryList } from '@moonpage/contract/story'
import { sql, type CompiledQuery, type Kysely } from 'kysely'
import {
  countByFacets,
  isNearStart,
  orderBySort,
  checkpointInterval,
  selectFeedPage,
} from '../../core/stories/feed-pagination.ts'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import type { Reader } from '../../core/stories/present-story.ts'
import { isFindable, nobody, storyCards, type StoryCardRow } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { param } from '../../infra/db/prepared-query.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { searchWords } from '../../lib/search-words.ts'
import { facetsOf, type FeedQuery } from './feed-query.ts'
import { presentPublicCard } from './present-public-card.ts'
import { publicTotals } from './public-totals.ts'
import { searchFeed } from './search-feed.ts'

/** A page of the public feed. */
export async function listPublicStories(db: Database, reader: Reader, query: FeedQuery): Promise<StoryList> {
  const words = searchWords(query.search ?? '')
  return words.length > 0 ? searchStories(db.kysely, reader, query, words) : browseStories(db, reader, query)
}

async function browseStories(db: Database, reader: Reader, query: FeedQuery): Promise<StoryList> {
  const range = rangeOf(query)
  const facets = facetsOf(query)
  const total = countStories(db, facets)
  // A distant page of a small result is sorted rather than reached by checkpoints.
  const isFew = Object.keys(facets).length > 0 && range.offset > 0 && (await total) < checkpointInterval / 2
  const request = { sort: query.sort_by, facets, fromStart: isFew, ...range }
  const cards =
    Object.keys(facets).length === 0 && isNearStart(facets, range.offset)
      ? db.execute(firstPageCards(db, query.sort_by), { ...range, reader: reader?.familyId ?? nobody })
      : cardsOf(db, reader, request).execute()
  const [number, rows] = await Promise.all([total, cards])
  return { stories: rows.map((row) => presentPublicCard(row, reader)), ...rangeFrame(range, number) }
}

// A single statement, so that a story on the page cannot become private before its card is read.
const cardsOf = (
  { kysely }: Database,
  reader: Parameters<typeof storyCards>[1],
  request: Parameters<typeof selectFeedPage>[0],
) =>
  storyCards(kysely, reader)
    .where(sql<boolean>`stories.id = any(array(${selectFeedPage(request)}))`)
    .orderBy(orderBySort(request.sort))

const firstPageQueries = new Map<FeedSort, CompiledQuery<StoryCardRow>>()

/** The most frequent query: the first pages without filters. Compiled once for each order. */
function firstPageCards(db: Database, sort: FeedSort): CompiledQuery<StoryCardRow> {
  const range = { limit: param<number>('limit'), offset: param<number>('offset') }
  const statement =
    firstPageQueries.get(sort) ??
    cardsOf(db, { familyId: param('reader') }, { sort, facets: {}, fromStart: true, ...range }).compile()
  firstPageQueries.set(sort, statement)
  return statement
}

async function countStories(db: Database, facets: ReturnType<typeof facetsOf>): Promise<number> {
  if (Object.keys(facets).length === 0) return (await publicTotals(db)).stories
  const { rows } = await countByFacets(facets).execute(db.kysely)
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
  const { ids, total, isMinimum } = await searchFeed(db, { words, facets: facetsOf(query), sort }, range)
  const rows = await storyCards(db, reader)
    .where(sql<boolean>`stories.id = any(${ids}::uuid[])`)
    // Select by id again: a story may have become private since the search.
    .where(isFindable)
    .orderBy(orderBySort(sort))
    .execute()
  return {
    stories: rows.map((row) => presentPublicCard(row, reader)),
    ...rangeFrame(range, total),
    ...(isMinimum && { is_total_minimum: true }),
  }
}
