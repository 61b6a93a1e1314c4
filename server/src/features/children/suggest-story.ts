import type { Suggestion } from '@moonpage/contract/tonight'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { childNotFound } from './child-not-found.ts'
import { findChildren } from './find-children.ts'
import { findRecentBooks } from './find-recent-books.ts'
import { suggestionFor } from './suggestion-for.ts'

/** Another story that could be made for a child of the caller's family. @throws 404 unless it is theirs */
export async function suggestStory(
  { kysely }: Database,
  { familyId }: { familyId: string },
  id: string,
  { evening, draw }: { evening: string; draw: number },
): Promise<Suggestion> {
  const [child] = isId(id) ? await findChildren(kysely, familyId, id) : []
  if (!child) throw childNotFound()
  const books = await findRecentBooks(kysely, familyId, [id])
  return suggestionFor(child, books.get(id) ?? [], { evening, draw })
}
