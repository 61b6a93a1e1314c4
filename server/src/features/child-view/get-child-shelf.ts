import type { ChildShelf } from '@moonpage/contract/child-views'
import { sql } from 'kysely'
import { isOpenTo } from '../../core/stories/child-books.ts'
import { pageFrame } from '../../core/stories/paging.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { problem } from '../../lib/problem.ts'
import { bookCards } from './book-cards.ts'

/** The books of the child in whose view the session is. @throws 409 if it is in none */
export async function getChildShelf(
  { kysely }: Database,
  caller: Caller,
  { page, page_size: pageSize }: { page: number; page_size: number },
): Promise<ChildShelf> {
  const { childId, familyId } = caller
  if (childId === null) throw problem('no_child_view', 409, 'This isn’t a child’s view.')
  const child = await kysely
    .selectFrom('children')
    .select(['id', 'name'])
    .where('id', '=', childId)
    .executeTakeFirstOrThrow()
  const shown = kysely.selectFrom('stories').where('owner_id', '=', familyId).where(isOpenTo(childId))
  const [{ total }, rows] = await Promise.all([
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    shown
      .leftJoin('reading_places as place', (join) =>
        join
          .onRef('place.story_id', '=', 'stories.id')
          .on('place.child_id', '=', childId)
          .on(sql<boolean>`not place.is_finished and place.page_number > 1`),
      )
      .select(['stories.id', 'place.page_number'])
      .orderBy(sql`place.turned_at desc nulls last`)
      .orderBy('stories.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ])
  const cards = await bookCards(
    kysely,
    caller,
    rows.map(({ id }) => id),
  )
  return {
    child,
    books: rows.flatMap(({ id, page_number: number }) => {
      const card = cards.get(id)
      return card ? [{ ...card, page_number: number ?? 1 }] : []
    }),
    ...pageFrame(page, pageSize, total),
  }
}
