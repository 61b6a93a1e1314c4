import { sql, type RawBuilder } from 'kysely'
import { isNearStart, orderBySort, selectFeedPage } from '../../core/stories/feed-pagination.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { searchWords } from '../../lib/search-words.ts'
import { presentBook, type CatalogBook, type Copy } from './catalog-book.ts'

export const pageSize = 30

/** A page of books, and how many there are in all. */
export type BookPage = { books: CatalogBook[]; total: number }

/** Finished books only: the version that is read, also while the next one is being made. */
const isOwn = (familyId: string) =>
  sql<boolean>`stories.owner_id = ${familyId} and stories.completed_at is not null`

const offsetOf = (page: number) => (page - 1) * pageSize

const notFound = () => problem('not_found', 404, 'There is nothing at this address')

/** The family's own books, newest first. @param search words that all have to be in a book's title, summary or categories */
export async function listOwnBooks(
  { kysely }: Database,
  familyId: string,
  { page, search = '' }: { page: number; search?: string },
): Promise<BookPage> {
  const hasWords = searchWords(search).map(
    (word) => sql<boolean>`position(plain_words(${word}) in search_text) > 0`,
  )
  const matches = sql<boolean>`${sql.join([isOwn(familyId), ...hasWords], sql` and `)}`
  const shown = kysely.selectFrom('stories').where(matches)
  const [{ total }, rows] = await Promise.all([
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    // The page first, then cards for its few stories.
    storyCards(kysely, null)
      .where(
        'stories.id',
        'in',
        shown
          .select('stories.id')
          .orderBy('stories.created_at', 'desc')
          .orderBy('stories.id', 'desc')
          .limit(pageSize)
          .offset(offsetOf(page)),
      )
      .orderBy('stories.created_at', 'desc')
      .orderBy('stories.id', 'desc')
      .execute(),
  ])
  return { books: rows.map((row) => presentBook(row, 'own')), total }
}

/** The family's favorites, newest first: its own books and what others made public. */
export async function listFavoriteBooks(
  { kysely }: Database,
  familyId: string,
  page: number,
): Promise<BookPage> {
  // A scalar subquery is answered by an index for one story at a time; a join could scan all stories.
  const isShown = sql<boolean>`(
    select true from stories where id = favorites.story_id and (${isOwn(familyId)} or ${isFindable})
  )`
  const shown = kysely.selectFrom('favorites').where('account_id', '=', familyId).where(isShown)
  const [{ total }, rows] = await Promise.all([
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    storyCards(kysely, { familyId })
      .where(
        'stories.id',
        'in',
        shown
          .select('story_id')
          .orderBy('created_at', 'desc')
          .orderBy('story_id', 'desc')
          .limit(pageSize)
          .offset(offsetOf(page)),
      )
      .orderBy('favorite.created_at', 'desc')
      .orderBy('stories.id', 'desc')
      .execute(),
  ])
  const books = rows.map((row) => presentBook(row, row.owner_id === familyId ? 'own' : 'public'))
  return { books, total }
}

export type NamedCollection = { id: string; name: string; created_at: Date }

/** The family's collections, newest first. */
export const listCollectionNames = ({ kysely }: Database, familyId: string): Promise<NamedCollection[]> =>
  kysely
    .selectFrom('collections')
    .select(['id', 'name', 'created_at'])
    .where('family_id', '=', familyId)
    .orderBy('id', 'desc')
    .execute()

/** A collection in its order. @throws 404 unless it is the family's */
export async function listCollectionBooks(
  { kysely }: Database,
  familyId: string,
  { id, page }: { id: string; page: number },
): Promise<BookPage & { name: string }> {
  const collection = isId(id)
    ? await kysely
        .selectFrom('collections')
        .select('name')
        .where('id', '=', id)
        .where('family_id', '=', familyId)
        .executeTakeFirst()
    : undefined
  if (!collection) throw notFound()
  // At most a hundred.
  const rows = await storyCards(kysely, null)
    .innerJoin('collection_stories as shelved', 'shelved.story_id', 'stories.id')
    .where('shelved.collection_id', '=', id)
    .where(isOwn(familyId))
    .orderBy('shelved.position')
    .orderBy('shelved.story_id')
    .execute()
  const books = rows.slice(offsetOf(page), offsetOf(page + 1)).map((row) => presentBook(row, 'own'))
  return { name: collection.name, books, total: rows.length }
}

/** The public feed, newest first. */
export async function listPublicBooks({ kysely }: Database, page: number): Promise<BookPage> {
  const offset = offsetOf(page)
  const ids: RawBuilder<unknown> = selectFeedPage({
    sort: 'recent',
    facets: {},
    limit: pageSize,
    offset,
    fromStart: isNearStart({}, offset),
  })
  const [{ rows: totals }, rows] = await Promise.all([
    sql<{ total: number }>`select coalesce(sum(stories), 0)::bigint as total from public_totals`.execute(
      kysely,
    ),
    // A single statement, so that a story on the page cannot become private before it is read.
    storyCards(kysely, null)
      .where(sql<boolean>`stories.id = any(array(${ids}))`)
      .orderBy(orderBySort('recent'))
      .execute(),
  ])
  return { books: rows.map((row) => presentBook(row, 'public')), total: totals[0]?.total ?? 0 }
}

/** One book of the catalog. @throws 404 unless the family may read this copy */
export async function findBook({ kysely }: Database, familyId: string, copy: Copy, id: string) {
  const row = isId(id)
    ? await storyCards(kysely, null)
        .where('stories.id', '=', id)
        .where(copy === 'own' ? isOwn(familyId) : isFindable)
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound()
  return row
}

/** When the family last got a book; null if it has none. */
export async function newestBookAt({ kysely }: Database, familyId: string): Promise<Date | null> {
  const row = await kysely
    .selectFrom('stories')
    .select('completed_at')
    .where(isOwn(familyId))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.completed_at ?? null
}
