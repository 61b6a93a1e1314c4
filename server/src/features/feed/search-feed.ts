import { sql, type Kysely, type RawBuilder } from 'kysely'
import {
  matchesFacets,
  orderBySort,
  selectFeedPage,
  type FeedFacets,
} from '../../core/stories/feed-pagination.ts'
import type { FeedSort } from '@moonpage/contract/feed-filters'
import type { Tables } from '../../infra/db/tables.ts'

/** Stories scanned first, and matches taken from an index, at most. */
const scanLimit = 1000
const indexLimit = 5000
/** If so many of the first stories match, there are surely more matches than can be taken from the index. */
const frequentMatches = 20

type Search = { words: readonly string[]; facets: FeedFacets; sort: FeedSort }
type Range = { limit: number; offset: number }

/** The ids of one page; `isMinimum`: there are more than `total` matches. */
export type Found = { ids: string[]; total: number; isMinimum: boolean }

/** A LIKE condition, which the trigram index serves. Escaped after removing accents, which may produce a wildcard. */
const hasWord = (word: string): RawBuilder<boolean> =>
  sql<boolean>`stories.public_search_text like '%' || regexp_replace(plain_words(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const hasParts = (word: string): RawBuilder<boolean> =>
  sql<boolean>`short_parts(stories.public_search_text) @> short_parts(plain_words(${word}))`

/** The trigram index needs runs of three letters, which must be ASCII in databases of some locales. */
const isLong = (word: string) => /[a-z0-9]{3}/i.test(word)

/** The conditions that the trigram index can serve: the long words, if there are any. */
const byIndex = (words: readonly string[]): RawBuilder<boolean>[] => [
  ...words.map(hasWord),
  ...(words.some(isLong) ? [] : words.map(hasParts)),
]

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `)

/**
 * Finds stories that contain each word. Frequent words are found soon by scanning in sort order; rare ones are taken
 * from the trigram index and sorted. A short scan decides which.
 */
export async function searchFeed(db: Kysely<Tables>, search: Search, range: Range): Promise<Found> {
  const end = range.offset + range.limit
  const near = await scanFirst(db, search, scanLimit)
  if (near.isAll || near.ids.length > end) return pageOf(near, range)
  if (near.ids.length < frequentMatches) {
    const rare = await searchByIndex(db, search, range)
    if (!rare.isMinimum) return rare
  }
  // To the expected end of the page, and half as far again.
  let number = Math.ceil((scanLimit * 1.5 * (end + 1)) / Math.max(near.ids.length, frequentMatches / 4))
  for (; ; number *= 3) {
    const found = await scanFirst(db, search, Math.max(number, scanLimit * 2))
    if (found.isAll || found.ids.length > end) return pageOf(found, range)
  }
}

type Scan = { ids: string[]; isAll: boolean }

const pageOf = ({ ids, isAll }: Scan, { limit, offset }: Range): Found => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length,
  isMinimum: !isAll,
})

/** Scans the first stories in sort order. */
async function scanFirst(db: Kysely<Tables>, { words, facets, sort }: Search, number: number): Promise<Scan> {
  const { rows } = await sql<{ looked: number; ids: string[] }>`
    with near as materialized (${selectFeedPage({ sort, facets, limit: number, offset: 0 })})
    select (select count(*) from near) as looked, array(
      select stories.id from near join lateral (select * from stories where stories.id = near.id limit 1) as stories on true
      where ${all(words.map(hasWord))} order by ${orderBySort(sort)}
    ) as ids`.execute(db)
  const { looked, ids } = rows[0] as { looked: number; ids: string[] }
  return { ids, isAll: looked < number }
}

/** All matches by the trigram index, if there are few. */
const searchByIndex = (db: Kysely<Tables>, { words, facets, sort }: Search, range: Range): Promise<Found> =>
  db.transaction().execute(async (tx) => {
    // The planner estimates LIKE badly, and would scan the whole feed for a rare word.
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('enable_indexonlyscan', 'off', true), set_config('work_mem', '32MB', true)`.execute(tx)
    const { rows } = await sql<{ found: number; ids: string[] }>`
      with matches as materialized (
        select id, published_at, view_count, rating_count, rating_score from stories
        where ${matchesFacets(facets)} and ${all(byIndex(words))}
        limit ${indexLimit + 1}
      )
      select (select count(*) from matches) as found, array(
        select id from matches as stories order by ${orderBySort(sort)} limit ${range.limit} offset ${range.offset}
      ) as ids`.execute(tx)
    const { found, ids } = rows[0] as { found: number; ids: string[] }
    return { ids, total: found, isMinimum: found > indexLimit }
  })
