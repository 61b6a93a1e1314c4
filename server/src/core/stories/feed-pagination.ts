import type { FeedSort } from '@moonpage/contract/feed'
import { sql, type RawBuilder } from 'kysely'
import { isFindable } from './story-rows.ts'

/** So many stories lie between two steps: as many are walked at most, beside what changed since. */
export const checkpointInterval = 10_000

/** Each as its index has it. Ids break ties, so that pages never overlap. */
const orders: Record<FeedSort, readonly string[]> = {
  recent: ['published_at'],
  popular: ['view_count', 'rating_count'],
  rating: ['rating_score'],
}
/** What an order goes by, before the id. */
export const sortColumns = (sort: FeedSort): readonly string[] => orders[sort]

/** Before all others in every order. */
const first: Record<string, RawBuilder<unknown>> = {
  published_at: sql`'infinity'::timestamptz`,
  view_count: sql`2147483647`,
  rating_count: sql`2147483647`,
  rating_score: sql`'infinity'::float8`,
  id: sql`'ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid`,
}

export const orderBySort = (sort: FeedSort): RawBuilder<unknown> =>
  sql.join([...orders[sort], 'id'].map((column) => sql`stories.${sql.ref(column)} desc`))

const isChosen = (kinds: FeedFacets, table: 'stories' | 'feed_deltas' | 'feed_facet_counts') =>
  Object.entries(kinds).map(
    ([column, values]) => sql<boolean>`${sql.ref(`${table}.${column}`)} = any(${values})`,
  )

/** What is asked for, of each at least one; nothing: all that strangers may find. */
export type FeedFacets = {
  subject?: readonly string[]
  theme?: readonly string[]
  age_group?: readonly string[]
}

export const matchesFacets = (kinds: FeedFacets): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([isFindable, ...isChosen(kinds, 'stories')], sql` and `)}`

/** How many strangers may find at this moment, out of kept counts. */
export const countByFacets = (kinds: FeedFacets): RawBuilder<{ total: number }> => {
  const where = (table: 'feed_deltas' | 'feed_facet_counts') =>
    sql.join([sql`true`, ...isChosen(kinds, table)], sql` and `)
  return sql<{ total: number }>`select (
    (select coalesce(sum(stories), 0) from feed_facet_counts where ${where('feed_facet_counts')})
    + (select coalesce(sum(change), 0) from feed_deltas where ${where('feed_deltas')})
  )::bigint as total`
}

/** The slices of the steps whose counts add up to what is asked for, named as `buildRankCheckpoints` names them. */
const slicesOf = ({ subject, theme, age_group }: FeedFacets): string[] =>
  Object.entries({ subject, theme, age_group }).reduce(
    (slices, [column, values]) =>
      values
        ? slices.flatMap((slice) => values.map((value) => `${slice} ${column} ${value}`.trim()))
        : slices,
    [''],
  )

type Asked = {
  sort: FeedSort
  kinds: FeedFacets
  limit: number | RawBuilder<number>
  offset: number | RawBuilder<number>
  /** Where it is known to be the sooner way. */
  fromStart?: boolean
}

/** Whether the beginning is no further away than a step. */
export const isNearStart = (kinds: FeedFacets, offset: number): boolean =>
  offset < (Object.keys(kinds).length === 0 ? checkpointInterval : 1)

/**
 * The ids of one page, out of an index alone. Far down it begins at the last step that is surely before the page:
 * what changed since the steps were laid moves a step's place by that much, which one snapshot tells exactly.
 */
export function selectFeedPage({
  sort,
  kinds,
  limit,
  offset,
  fromStart = false,
}: Asked): RawBuilder<{ id: string }> {
  const page = (start: RawBuilder<unknown>, left: RawBuilder<unknown> | number) => sql<{ id: string }>`
    select stories.id from stories where ${matchesFacets(kinds)} ${start}
    order by ${orderBySort(sort)} limit ${limit} offset ${left}`
  const isNear = typeof offset === 'number' && isNearStart(kinds, offset)
  if (isNear || fromStart) return page(sql``, sql`${offset}`)
  const slices = slicesOf(kinds)
  const columns = orders[sort]
  const at = (table: string, id: string) =>
    sql.join([...columns, id].map((column) => sql.ref(`${table}.${column}`)))
  const begin = (column: string) =>
    sql`coalesce((select ${sql.ref(column === 'id' ? 'story_id' : column)} from start), ${first[column]})`
  return sql<{ id: string }>`
    with start as (
      select sum(before)::bigint as before, ${at('feed_rank_checkpoints', 'story_id')} from feed_rank_checkpoints
      where sort = ${sort} and slice = any(${slices})
      group by step, ${at('feed_rank_checkpoints', 'story_id')}
      having count(*) = ${slices.length}::int and sum(before) <= ${offset} - (select count(*) from feed_deltas)
      order by step desc limit 1
    ),
    moved as (
      select coalesce(sum(change), 0) as places from feed_deltas, start
      where ${sql.join([sql`true`, ...isChosen(kinds, 'feed_deltas')], sql` and `)}
        and (${at('feed_deltas', 'story_id')}) > (${at('start', 'story_id')})
    )
    ${page(
      sql`and (${at('stories', 'id')}) <= (${sql.join([...columns, 'id'].map(begin))})`,
      sql`${offset} - coalesce((select before from start), 0) - (select places from moved)`,
    )}`
}
