import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/** A child of the family. @throws 404 if the family has no such child */
export async function findChild(
  db: Kysely<Tables>,
  familyId: string,
  id: string,
): Promise<{ id: string; name: string }> {
  const child = isId(id)
    ? await db
        .selectFrom('children')
        .select(['id', 'name'])
        .where('id', '=', id)
        .where('family_id', '=', familyId)
        .executeTakeFirst()
    : undefined
  if (!child) throw problem('child_not_found', 404, 'We couldn’t find that child.')
  return child
}
