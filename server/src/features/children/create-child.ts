import { childLimits, type Child, type NewChild } from '@moonpage/contract/children'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { adoptReadingPlaces } from './adopt-reading-places.ts'
import { checkReferences, rejectTakenCharacter, rejectUnfitName, setCompanions } from './child-input.ts'
import { childNotFound } from './child-not-found.ts'
import { findChildren } from './find-children.ts'

/** Adds a child to the caller's family. The first one gets the places in its books. @throws 409 if it has as many as it may */
export async function createChild(
  { kysely }: Database,
  { familyId }: { familyId: string },
  { companion_ids: companionIds = [], ...input }: NewChild,
): Promise<Child> {
  rejectUnfitName(input.name)
  return kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, familyId)
    const { count } = await tx
      .selectFrom('children')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('family_id', '=', familyId)
      .executeTakeFirstOrThrow()
    if (count >= childLimits.children)
      throw problem(
        'too_many_children',
        409,
        `There is room for ${childLimits.children} children. Remove one to make room.`,
      )
    const id = newId()
    await checkReferences(tx, familyId, { ...input, companion_ids: companionIds })
    await rejectTakenCharacter(tx, id, input.character_id)
    await tx
      .insertInto('children')
      .values({ id, family_id: familyId, ...input })
      .execute()
    await setCompanions(tx, id, companionIds)
    if (count === 0) await adoptReadingPlaces(tx, { familyId, childId: id })
    const [child] = await findChildren(tx, familyId, id)
    if (!child) throw childNotFound()
    return child
  })
}
