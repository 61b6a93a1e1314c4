import { sql, type Kysely, type Transaction } from 'kysely'
import type { History, Outline } from '@moonpage/storyteller/outline'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

type SeriesSoFar = NonNullable<History['series']>

/** Stores what a book of a series leaves, once. Called when it has been read to its last page. */
export async function storeFacts(tx: Transaction<Tables>, storyId: string): Promise<void> {
  const book = await tx
    .selectFrom('series_books')
    .innerJoin('stories', 'stories.id', 'story_id')
    .select(['series_id', 'number', 'outline'])
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  const leaves = book?.outline?.leaves ?? []
  if (!book || leaves.length === 0) return
  await tx
    .insertInto('series_facts')
    .values(
      leaves.map((fact, position) => ({
        id: newId(),
        series_id: book.series_id,
        book: book.number,
        position,
        kind: fact.kind,
        fact: JSON.stringify(fact),
      })),
    )
    .onConflict((conflict) => conflict.columns(['series_id', 'book', 'position']).doNothing())
    .execute()
}

/** The series of a story that is planned, as the storyteller takes it; undefined: it belongs to none. */
export async function readSeries(db: Kysely<Tables>, storyId: string): Promise<SeriesSoFar | undefined> {
  const book = await db
    .selectFrom('series_books')
    .innerJoin('series', 'series.id', 'series_id')
    .select(['series.id', 'name', 'number', 'is_last', 'companion'])
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  // The first one is planned before there is a series.
  if (!book || book.number === 1) return undefined
  const first = await db
    .selectFrom('series_books')
    .innerJoin('stories', 'stories.id', 'story_id')
    .select('outline')
    .where('series_id', '=', book.id)
    .where('number', '=', 1)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('series_facts')
    .select(['id', 'book', 'fact', 'last_used'])
    .where('series_id', '=', book.id)
    .where('book', '<', book.number)
    .where('is_struck', '=', false)
    .orderBy('book')
    .orderBy('position')
    .execute()
  return {
    world: book.name,
    book: book.number,
    isLast: book.is_last,
    companionLook: book.companion.look,
    ...(first?.outline && { homeSeed: first.outline.seed }),
    facts: rows.map(({ id, book: since, fact, last_used: used }) => ({
      ...fact,
      id,
      book: since,
      // By this book itself, which is planned again.
      used: used === book.number ? null : used,
    })),
  }
}

/** Notes which facts a planned book takes up. */
export async function markRecalled(
  tx: Transaction<Tables>,
  storyId: string,
  { recalls = [] }: Pick<Outline, 'recalls'>,
): Promise<void> {
  const ids = recalls.flatMap(({ facts }) => facts)
  if (ids.length === 0) return
  await tx
    .updateTable('series_facts')
    .set({ last_used: sql<number>`(select number from series_books where story_id = ${storyId})` })
    .where('id', 'in', ids)
    .where(
      'series_id',
      'in',
      tx.selectFrom('series_books').select('series_id').where('story_id', '=', storyId),
    )
    .execute()
}
