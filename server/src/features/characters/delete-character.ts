import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { characterNotFound } from './character-not-found.ts'

/** Deletes the family's character; stories with it do not change. @throws 404 unless it is theirs */
export async function deleteCharacter(
  { kysely }: Database,
  { familyId }: { familyId: string },
  id: string,
): Promise<void> {
  const { numDeletedRows } = isId(id)
    ? await kysely
        .deleteFrom('characters')
        .where('id', '=', id)
        .where('account_id', '=', familyId)
        .executeTakeFirstOrThrow()
    : { numDeletedRows: 0n }
  if (numDeletedRows === 0n) throw characterNotFound()
}
