import { sql, type Kysely, type RawBuilder } from 'kysely'
import {
  matchesFacets,
  orderBySort,
  selectFeedPage,
  type FeedFacets,
} from '../../core/stories/feed-pagination.ts'
import type { FeedSort } from '@moonpage/contract/feed'
import type { Tables } from '../../infra/db/tables.ts'

/** So many stories are looked at first, and so many matches are taken out of an index. */
const lookedAt = 1000
const takenOut = 5000
/** Of those that were looked at first: what so many have, is surely more than can be taken out. */
const many = 20

type Search = { words: readonly string[]; facets: FeedFacets; sort: FeedSort }
type Range = { limit: number; offset: number }

/** Of one page the ids; `isMinimum`: there are more than `total` in all. */
export type Found = { ids: string[]; total: number; isMinimum: boolean }

/** As LIKE, which the index of words serves. Escaped last: without its accent a sign may become one of LIKE's own. */
const hasWord = (word: string): RawBuilder<boolean> =>
  sql<boolean>`stories.public_search_text like '%' || regexp_replace(plain_words(${word}), '([\\\\%_])', '\\\\\\1', 'g') || '%'`

const hasParts = (word: string): RawBuilder<boolean> =>
  sql<boolean>`short_parts(stories.public_search_text) @> short_parts(plain_words(${word}))`

/** The index of words knows runs of three letters, and of the letters those of ASCII alone in some databases. */
const isLong = (word: string) => /[a-z0-9]{3}/i.test(word)

/** What finds the words by an index: by the long ones where there are any. */
const byIndex = (words: readonly string[]): RawBuilder<boolean>[] => [
  ...words.map(hasWord),
  ...(words.some(isLong) ? [] : words.map(hasParts)),
]

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `)

/**
 * Finds stories that have each of the words. What many have is met soon on a walk through the order that is asked for;
 * what few have is taken out of the index of words and sorted. Which of the two it is, a short walk tells.
 */
export async function searchFeed(db: Kysely<Tables>, search: Search, range: Range): Promise<Found> {
  const end = range.offset + range.limit
  const near = await lookAt(db, search, lookedAt)
  if (near.isAll || near.ids.length > end) return pageOf(near, range)
  if (near.ids.length < many) {
    const rare = await takeOut(db, search, range)
    if (!rare.isMinimum) return rare
  }
  // As far as the page is thought to lie, and half as far again.
  let number = Math.ceil((lookedAt * 1.5 * (end + 1)) / Math.max(near.ids.length, many / 4))
  for (; ; number *= 3) {
    const found = await lookAt(db, search, Math.max(number, lookedAt * 2))
    if (found.isAll || found.ids.length > end) return pageOf(found, range)
  }
}

type Looked = { ids: string[]; isAll: boolean }

const pageOf = ({ ids, isAll }: Looked, { limit, offset }: Range): Found => ({
  ids: ids.slice(offset, offset + limit),
  total: ids.length,
  isMinimum: !isAll,
})

/** Looks at the first stories of the order. */
async function lookAt(db: Kysely<Tables>, { words, facets, sort }: Search, number: number): Promise<Looked> {
  const { rows } = await sql<{ looked: number; ids: string[] }>`
    with near as materialized (${selectFeedPage({ sort, facets, limit: number, offset: 0 })})
    select (select count(*) from near) as looked, array(
      select stories.id from near join lateral (select * from stories where stories.id = near.id limit 1) as stories on true
      where ${all(words.map(hasWord))} order by ${orderBySort(sort)}
    ) as ids`.execute(db)
  const { looked, ids } = rows[0] as { looked: number; ids: string[] }
  return { ids, isAll: looked < number }
}

/** All that have the words, by the indexes of words, as long as they are few. */
const takeOut = (db: Kysely<Tables>, { words, facets, sort }: Search, range: Range): Promise<Found> =>
  db.transaction().execute(async (tx) => {
    // How many there are is what the planner guesses worst: left to itself it walks the whole feed for a rare word.
    await sql`
      select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
        set_config('enable_indexonlyscan', 'off', true), set_config('work_mem', '32MB', true)`.execute(tx)
    const { rows } = await sql<{ found: number; ids: string[] }>`
      with matches as materialized (
        select id, published_at, view_count, rating_count, rating_score from stories
        where ${matchesFacets(facets)} and ${all(byIndex(words))}
        limit ${takenOut + 1}
      )
      select (select count(*) from matches) as found, array(
        select id from matches as stories order by ${orderBySort(sort)} limit ${range.limit} offset ${range.offset}
      ) as ids`.execute(tx)
    const { found, ids } = rows[0] as { found: number; ids: string[] }
    return { ids, total: found, isMinimum: found > takenOut }
  })
