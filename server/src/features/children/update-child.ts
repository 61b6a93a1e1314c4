import type { Child, ChildChanges } from '@moonpage/contract/children'
import type { Transaction } from 'kysely'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { checkReferences, rejectTakenCharacter, rejectUnfitName, setCompanions } from './child-input.ts'
import { childNotFound } from './child-not-found.ts'
import { findChildren } from './find-children.ts'

/** Changes what is named, and leaves the rest as it is. @throws 404 unless the child is of the caller's family */
export async function updateChild(
  { kysely }: Database,
  { familyId }: { familyId: string },
  id: string,
  { companion_ids: companionIds, ...changes }: ChildChanges,
): Promise<Child> {
  rejectUnfitName(changes.name)
  return kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, familyId)
    const [before] = isId(id) ? await findChildren(tx, familyId, id) : []
    if (!before) throw childNotFound()
    await checkReferences(tx, familyId, { ...changes, companion_ids: companionIds })
    await rejectTakenCharacter(tx, id, changes.character_id)
    if (changes.name !== undefined) await renameCharacter(tx, before, changes.name)
    if (Object.keys(changes).length > 0)
      await tx.updateTable('children').set(changes).where('id', '=', id).execute()
    if (companionIds) await setCompanions(tx, id, companionIds)
    const [child] = await findChildren(tx, familyId, id)
    if (!child) throw childNotFound()
    return child
  })
}

/** The hero who looks like the child is called as it is, unless it had another name before. */
async function renameCharacter(tx: Transaction<Tables>, child: Child, name: string): Promise<void> {
  if (!child.character) return
  await tx
    .updateTable('characters')
    .set({ name })
    .where('id', '=', child.character.id)
    .where('name', '=', child.name)
    .execute()
}
