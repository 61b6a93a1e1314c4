import { moveToOwnFamily } from '../../core/accounts/move-to-own-family.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { lockFamilies } from './lock-families.ts'
import { memberNotFound, rejectFormerParent } from './member-not-found.ts'

/** Removes another member from the caller's family, and tells them. @throws 404 unless they are in it, 409 for oneself */
export async function removeFamilyMember(
  { kysely }: Database,
  { accountId, familyId }: Owner,
  id: string,
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    const members = await lockFamilies(tx, [familyId])
    rejectFormerParent(members, accountId)
    const member = members.find((one) => one.id === id.toLowerCase())
    if (!member) throw memberNotFound()
    if (member.id === accountId)
      throw problem('own_membership', 409, 'To leave the family yourself, choose “Leave this family”.')
    await moveToOwnFamily(tx, member.id)
    await tx
      .insertInto('notifications')
      .values({ id: newId(), account_id: member.id, kind: 'family_removed' })
      .execute()
  })
}
