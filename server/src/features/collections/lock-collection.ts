import type { Transaction } from 'kysely'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

export const collectionNotFound = () => problem('collection_not_found', 404, 'Collection not found')

/**
 * Locks the family, so that changes of its collections and deletions of its books take turns. @throws 404 unless the
 * collection is the family's
 */
export async function lockCollection(tx: Transaction<Tables>, familyId: string, id: string): Promise<void> {
  await lockFamily(tx, familyId)
  const collection = isId(id)
    ? await tx
        .selectFrom('collections')
        .select('id')
        .where('id', '=', id)
        .where('family_id', '=', familyId)
        .executeTakeFirst()
    : undefined
  if (!collection) throw collectionNotFound()
}
