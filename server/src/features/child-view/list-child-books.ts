import type { ChildBooks } from '@moonpage/contract/child-views'
import { sql } from 'kysely'
import { pageFrame } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { bookCards } from './book-cards.ts'
import { findChild } from './find-child.ts'

/** The family's finished books, newest first, and whether a child sees them. @throws 404 unless the child is the family's */
export async function listChildBooks(
  { kysely }: Database,
  caller: Caller,
  { id, page, page_size: pageSize }: { id: string; page: number; page_size: number },
): Promise<ChildBooks> {
  const { familyId } = caller
  const child = await findChild(kysely, familyId, id)
  const finished = kysely
    .selectFrom('stories')
    .where('owner_id', '=', familyId)
    .where('completed_at', 'is not', null)
  const [family, { total }, rows] = await Promise.all([
    kysely
      .selectFrom('families')
      .select(sql<boolean>`child_view_pin is not null`.as('has_pin'))
      .where('id', '=', familyId)
      .executeTakeFirst(),
    finished.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    finished
      .select('stories.id')
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('hidden_books')
              .select('child_id')
              .whereRef('story_id', '=', 'stories.id')
              .where('child_id', '=', child.id),
          )
          .as('is_hidden'),
      )
      .orderBy('stories.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ])
  const cards = await bookCards(
    kysely,
    caller,
    rows.map((row) => row.id),
  )
  return {
    child,
    has_pin: family?.has_pin ?? false,
    books: rows.flatMap((row) => {
      const card = cards.get(row.id)
      return card ? [{ ...card, is_hidden: Boolean(row.is_hidden) }] : []
    }),
    ...pageFrame(page, pageSize, total),
  }
}
