import type { FeedSort } from '@moonpage/contract/feed-filters'
import { sql, type RawBuilder } from 'kysely'
import { isFindable } from './story-rows.ts'

/** Stories between two rank checkpoints: at most so many rows are skipped, plus the feed deltas. */
export const checkpointInterval = 10_000

/** Each matches an index. The id breaks ties, so that pages never overlap. */
const orders: Record<FeedSort, readonly string[]> = {
  recent: ['published_at'],
  popular: ['view_count', 'rating_count'],
  rating: ['rating_score'],
}
/** Sort keys before the id. */
export const sortColumns = (sort: FeedSort): readonly string[] => orders[sort]

/** A key that sorts before all others. */
const startKey: Record<string, RawBuilder<unknown>> = {
  published_at: sql`'infinity'::timestamptz`,
  view_count: sql`2147483647`,
  rating_count: sql`2147483647`,
  rating_score: sql`'infinity'::float8`,
  id: sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`,
}

export const orderBySort = (sort: FeedSort): RawBuilder<unknown> =>
  sql.join([...orders[sort], 'id'].map((column) => sql`stories.${sql.ref(column)} desc`))

const facetConditions = (facets: FeedFacets, table: 'stories' | 'feed_deltas' | 'feed_facet_counts') =>
  Object.entries(facets).map(
    ([column, values]) => sql<boolean>`${sql.ref(`${table}.${column}`)} = any(${values})`,
  )

/** Filters, any of several values each; none: all public stories. */
export type FeedFacets = {
  subject?: readonly string[]
  theme?: readonly string[]
  age_group?: readonly string[]
}

export const matchesFacets = (facets: FeedFacets): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([isFindable, ...facetConditions(facets, 'stories')], sql` and `)}`

/** The number of public stories, from the facet counts and the feed deltas. */
export const countByFacets = (facets: FeedFacets): RawBuilder<{ total: number }> => {
  const where = (table: 'feed_deltas' | 'feed_facet_counts') =>
    sql.join([sql`true`, ...facetConditions(facets, table)], sql` and `)
  return sql<{ total: number }>`select (
    (select coalesce(sum(stories), 0) from feed_facet_counts where ${where('feed_facet_counts')})
    + (select coalesce(sum(change), 0) from feed_deltas where ${where('feed_deltas')})
  )::bigint as total`
}

/** The checkpoint slices whose counts add up to the filter's, named as by `buildRankCheckpoints`. */
const slicesOf = ({ subject, theme, age_group }: FeedFacets): string[] =>
  Object.entries({ subject, theme, age_group }).reduce(
    (slices, [column, values]) =>
      values
        ? slices.flatMap((slice) => values.map((value) => `${slice} ${column} ${value}`.trim()))
        : slices,
    [''],
  )

type PageRequest = {
  sort: FeedSort
  facets: FeedFacets
  limit: number | RawBuilder<number>
  offset: number | RawBuilder<number>
  /** Whether this plan is known to be faster. */
  fromStart?: boolean
}

/** Whether the first page is no further away than a checkpoint. */
export const isNearStart = (facets: FeedFacets, offset: number): boolean =>
  offset < (Object.keys(facets).length === 0 ? checkpointInterval : 1)

/**
 * The ids of one page, by index-only scans. A page far from the first starts at the last checkpoint that surely
 * precedes it: feed deltas since the checkpoint was built shift its rank, and are counted in the same snapshot.
 */
export function selectFeedPage({
  sort,
  facets,
  limit,
  offset,
  fromStart = false,
}: PageRequest): RawBuilder<{ id: string }> {
  const page = (start: RawBuilder<unknown>, pageOffset: RawBuilder<unknown> | number) => sql<{ id: string }>`
    select stories.id from stories where ${matchesFacets(facets)} ${start}
    order by ${orderBySort(sort)} limit ${limit} offset ${pageOffset}`
  const isNear = typeof offset === 'number' && isNearStart(facets, offset)
  if (isNear || fromStart) return page(sql``, sql`${offset}`)
  const slices = slicesOf(facets)
  const columns = orders[sort]
  const sortKey = (table: string, id: string) =>
    sql.join([...columns, id].map((column) => sql.ref(`${table}.${column}`)))
  const begin = (column: string) =>
    sql`coalesce((select ${sql.ref(column === 'id' ? 'story_id' : column)} from start), ${startKey[column]})`
  return sql<{ id: string }>`
    with start as (
      select sum(before)::bigint as before, ${sortKey('feed_rank_checkpoints', 'story_id')} from feed_rank_checkpoints
      where sort = ${sort} and slice = any(${slices})
      group by step, ${sortKey('feed_rank_checkpoints', 'story_id')}
      having count(*) = ${slices.length}::int and sum(before) <= ${offset} - (select count(*) from feed_deltas)
      order by step desc limit 1
    ),
    moved as (
      select coalesce(sum(change), 0) as places from feed_deltas, start
      where ${sql.join([sql`true`, ...facetConditions(facets, 'feed_deltas')], sql` and `)}
        and (${sortKey('feed_deltas', 'story_id')}) > (${sortKey('start', 'story_id')})
    )
    ${page(
      sql`and (${sortKey('stories', 'id')}) <= (${sql.join([...columns, 'id'].map(begin))})`,
      sql`${offset} - coalesce((select before from start), 0) - (select places from moved)`,
    )}`
}
