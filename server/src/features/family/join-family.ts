import { familyLimits, type Family } from '@moonpage/contract/families'
import { sql, type Transaction } from 'kysely'
import { sessionInvalid } from '../../core/accounts/lock-account.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'
import { findFamilyInvitation, invitationNotFound } from './find-family-invitation.ts'
import { getFamily } from './get-family.ts'
import { obstacleFor } from './get-family-invitation.ts'
import { lockFamilies } from './lock-families.ts'

const obstacles = {
  already_member: () => problem('already_member', 409, 'You are in this family already.'),
  other_family: () =>
    problem(
      'other_family',
      409,
      'You share a family with others. Leave it first, then open this link again.',
    ),
}

/**
 * Accepts an invitation: the caller joins the family, and what the caller's own family of one has comes along. Each
 * invitation works once. @throws 404 unless it is open, 409 if the caller may not join, or the family is full
 */
export async function joinFamily(
  { kysely }: Database,
  { accountId, familyId }: Owner,
  token: string,
): Promise<Family> {
  return kysely.transaction().execute(async (tx) => {
    const invited = await findFamilyInvitation(tx, token)
    if (!invited) throw invitationNotFound()
    const members = await lockFamilies(tx, [familyId, invited.family_id])
    if (!members.some((member) => member.id === accountId && member.family_id === familyId))
      throw sessionInvalid()
    // Asked again after the lock: it may have been used or revoked meanwhile.
    const open = await findFamilyInvitation(tx, token)
    if (!open) throw invitationNotFound()
    const obstacle = await obstacleFor(tx, familyId, open.family_id)
    if (obstacle) throw obstacles[obstacle]()
    if (members.filter(({ family_id: id }) => id === open.family_id).length >= familyLimits.members)
      throw problem('family_full', 409, `A family can have up to ${familyLimits.members} people.`)
    await moveBelongings(tx, familyId, open.family_id)
    // The family that nobody is in any longer is deleted by a trigger.
    await tx
      .updateTable('accounts')
      .set({ family_id: open.family_id, family_role: open.role })
      .where('id', '=', accountId)
      .execute()
    await tx.deleteFrom('family_invitations').where('id', '=', open.id).execute()
    return getFamily(tx, { accountId, familyId: open.family_id })
  })
}

/** Stories, collections, readings, characters, children, series, voices, favorites, and the tales that were told, after those of the family. */
async function moveBelongings(tx: Transaction<Tables>, from: string, to: string): Promise<void> {
  // Locked in the order of their ids, as everywhere.
  await tx.selectFrom('stories').select('id').where('owner_id', '=', from).orderBy('id').forUpdate().execute()
  await sql`
    update stories set owner_id = ${to},
      -- Unique in a family.
      idempotency_key = null, request_hash = null
    where owner_id = ${from}`.execute(tx)
  await tx.updateTable('collections').set({ family_id: to }).where('family_id', '=', from).execute()
  await tx.updateTable('readings').set({ family_id: to }).where('family_id', '=', from).execute()
  await tx.updateTable('characters').set({ account_id: to }).where('account_id', '=', from).execute()
  await tx.updateTable('children').set({ family_id: to }).where('family_id', '=', from).execute()
  await tx.updateTable('series').set({ family_id: to }).where('family_id', '=', from).execute()
  await tx.updateTable('narrators').set({ account_id: to }).where('account_id', '=', from).execute()
  await sql`
    insert into favorites (account_id, story_id, created_at)
    select ${to}, story_id, created_at from favorites where account_id = ${from}
    on conflict do nothing`.execute(tx)
  await sql`
    insert into told_tales (account_id, number, tale, strand, frame)
    select ${to}, number + coalesce((select max(number) from told_tales where account_id = ${to}), 0), tale, strand, frame
    from told_tales where account_id = ${from}`.execute(tx)
}
