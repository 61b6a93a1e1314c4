import type { Family } from '@moonpage/contract/families'
import { moveToOwnFamily } from '../../core/accounts/move-to-own-family.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { problem } from '../../lib/problem.ts'
import { getFamily } from './get-family.ts'
import { hasOtherParent, lockFamilies } from './lock-families.ts'

/**
 * Leaves the family for one of one's own. @throws 409 for whoever is alone in it, and for its last parent, without whom
 * nobody could look after it
 */
export async function leaveFamily({ kysely }: Database, { accountId, familyId }: Owner): Promise<Family> {
  return kysely.transaction().execute(async (tx) => {
    const members = await lockFamilies(tx, [familyId])
    const me = members.find(({ id }) => id === accountId)
    if (!me || members.length === 1) throw problem('only_member', 409, 'You’re the only one in this family.')
    if (me.family_role === 'parent' && !hasOtherParent(members, accountId))
      throw problem(
        'last_parent',
        409,
        'You’re the only parent in this family. Make someone else a parent first, or remove the others.',
      )
    const own = await moveToOwnFamily(tx, accountId)
    return getFamily(tx, { accountId, familyId: own })
  })
}
