import type { BookCopy, KeptBookState } from '@moonpage/contract/kept-books'
import { sql } from 'kysely'
import { isOpenTo } from '../../core/stories/child-books.ts'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'
import { isId } from '../../lib/ids.ts'
import { bookVersions } from './book-versions.ts'

const hiddenFrom = sql<string[]>`array(
  select child_id::text from hidden_books where hidden_books.story_id = stories.id order by child_id
)`.as('hidden_from')

/**
 * Those of the kept books that the caller may still read, with their versions. In a child's view only what the child may
 * open, and no books of other families.
 */
export async function checkKeptBooks(
  { kysely }: Database,
  { familyId, childId }: Caller,
  kept: Record<BookCopy, readonly string[]>,
): Promise<{ books: KeptBookState[] }> {
  const own = kept.own.filter(isId)
  const others = childId ? [] : kept.public.filter(isId)
  const [ownRows, publicRows] = await Promise.all([
    own.length === 0
      ? []
      : bookVersions(kysely)
          .select(hiddenFrom)
          .where('stories.id', 'in', own)
          .where('owner_id', '=', familyId)
          .where('completed_at', 'is not', null)
          .where(isOpenTo(childId))
          .execute(),
    others.length === 0
      ? []
      : bookVersions(kysely).where('stories.id', 'in', others).where(isFindable).execute(),
  ])
  return {
    books: [
      // The other children are none of a child's business.
      ...ownRows.map((row) => ({ ...row, copy: 'own' as const, ...(childId && { hidden_from: [] }) })),
      ...publicRows.map((row) => ({ ...row, copy: 'public' as const, hidden_from: [] })),
    ],
  }
}
