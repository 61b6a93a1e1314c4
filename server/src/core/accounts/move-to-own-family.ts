import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

/** Gives an account a new family of one, as its parent. What its family has stays with the family. @returns the new family's id */
export async function moveToOwnFamily(tx: Kysely<Tables>, accountId: string): Promise<string> {
  const id = newId()
  await tx.insertInto('families').values({ id }).execute()
  await tx
    .updateTable('accounts')
    .set({ family_id: id, family_role: 'parent' })
    .where('id', '=', accountId)
    .execute()
  // In books that the person can no longer open.
  await tx.deleteFrom('reading_places').where('account_id', '=', accountId).execute()
  return id
}
