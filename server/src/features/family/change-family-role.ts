import type { FamilyRole } from '@moonpage/contract/account'
import type { Family } from '@moonpage/contract/families'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'
import { getFamily } from './get-family.ts'
import { hasOtherParent, lockFamilies } from './lock-families.ts'
import { memberNotFound, rejectFormerParent } from './member-not-found.ts'

/**
 * Makes a member of the caller's family a parent or a reader. @throws 404 unless they are in it, 409 if no parent would
 * be left
 */
export async function changeFamilyRole(
  { kysely }: Database,
  { accountId, familyId }: Owner,
  { id, role }: { id: string; role: FamilyRole },
): Promise<Family> {
  return kysely.transaction().execute(async (tx) => {
    const members = await lockFamilies(tx, [familyId])
    rejectFormerParent(members, accountId)
    const member = members.find((one) => one.id === id.toLowerCase())
    if (!member) throw memberNotFound()
    if (role === 'reader' && !hasOtherParent(members, member.id))
      throw problem('last_parent', 409, 'A family needs at least one parent.')
    await tx.updateTable('accounts').set({ family_role: role }).where('id', '=', member.id).execute()
    return getFamily(tx, { accountId, familyId })
  })
}
