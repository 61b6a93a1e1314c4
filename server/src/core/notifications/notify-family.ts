import type { NotificationKind } from '@moonpage/contract/notifications'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'

/**
 * Locks the accounts of a family until the transaction ends, so that `notifyFamily` need not wait for them. Call it
 * before changing a story in the same transaction: starting or deleting stories locks accounts first, and a different
 * order could deadlock.
 */
export async function lockMembers(tx: Kysely<Tables>, familyId: string): Promise<void> {
  await tx
    .selectFrom('accounts')
    .select('id')
    .where('family_id', '=', familyId)
    .orderBy('id')
    .forKeyShare()
    .execute()
}

/**
 * Inserts notifications about a story, in the transaction of the event: for the member who asked for it, or for all
 * parents where that person is not in the family.
 */
export async function notifyFamily(
  tx: Kysely<Tables>,
  { storyId, kind }: { storyId: string; kind: NotificationKind },
): Promise<void> {
  const members = await tx
    .selectFrom('stories')
    .innerJoin('accounts as member', 'member.family_id', 'stories.owner_id')
    .select(['member.id', 'member.family_role', 'stories.created_by'])
    .where('stories.id', '=', storyId)
    .execute()
  const maker = members.filter(({ id, created_by }) => id === created_by)
  const told = maker.length > 0 ? maker : members.filter(({ family_role: role }) => role === 'parent')
  if (told.length === 0) return
  await tx
    .insertInto('notifications')
    .values(told.map(({ id }) => ({ id: newId(), account_id: id, kind, story_id: storyId })))
    .execute()
}
