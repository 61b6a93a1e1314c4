import { fillNames, type Names } from '@moonpage/contract/names'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'

/** A page's text with these names. @throws 404 if the story has no such page */
export async function findText(
  db: Kysely<Tables>,
  { id, pageNumber, names }: { id: string; pageNumber: number; names: Names },
): Promise<string> {
  const page = await db
    .selectFrom('story_pages')
    .select('content')
    .where('story_id', '=', id)
    .where('page_number', '=', pageNumber)
    .executeTakeFirst()
  if (!page) throw problem('page_not_found', 404, 'We couldn’t find that page.')
  return fillNames(page.content, names)
}
