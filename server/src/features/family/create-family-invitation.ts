import { randomBytes } from 'node:crypto'
import type { FamilyRole } from '@moonpage/contract/account'
import { familyLimits, type FamilyInvitation } from '@moonpage/contract/families'
import { invitationDays } from '@moonpage/contract/invitation-days'
import { sql } from 'kysely'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { hashToken } from '../../core/accounts/tokens.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { presentInvitation } from './present-invitation.ts'

/**
 * Invites one person into the caller's family.
 * @returns the invitation with its link, which is not stored. @throws 409 if too many are open
 */
export async function createFamilyInvitation(
  { kysely }: Database,
  { accountId, familyId, origin }: Owner & { origin: string },
  role: FamilyRole,
): Promise<FamilyInvitation & { invitation_url: string }> {
  const token = randomBytes(16).toString('base64url')
  return kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, familyId)
    const { open } = await tx
      .selectFrom('family_invitations')
      .select(sql<number>`count(*)::int`.as('open'))
      .where('family_id', '=', familyId)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirstOrThrow()
    if (open >= familyLimits.invitations)
      throw problem(
        'too_many_invitations',
        409,
        `You have ${familyLimits.invitations} open invitations. Cancel one to make room.`,
      )
    const row = await tx
      .insertInto('family_invitations')
      .values({
        id: newId(),
        family_id: familyId,
        token_hash: hashToken(token),
        role,
        invited_by: accountId,
        expires_at: new Date(Date.now() + invitationDays * 86_400_000),
      })
      .returning(['id', 'role', 'created_at', 'expires_at'])
      .executeTakeFirstOrThrow()
    return { ...presentInvitation(row), invitation_url: `${origin}/join/${token}` }
  })
}
