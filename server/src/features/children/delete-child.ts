import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { childNotFound } from './child-not-found.ts'

/** Removes a child of the caller's family; books and characters stay. @throws 404 unless it is theirs */
export async function deleteChild(
  { kysely }: Database,
  { familyId }: { familyId: string },
  id: string,
): Promise<void> {
  const { numDeletedRows } = isId(id)
    ? await kysely
        .deleteFrom('children')
        .where('id', '=', id)
        .where('family_id', '=', familyId)
        .executeTakeFirstOrThrow()
    : { numDeletedRows: 0n }
  if (numDeletedRows === 0n) throw childNotFound()
}
