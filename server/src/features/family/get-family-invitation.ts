import type { ReceivedInvitation } from '@moonpage/contract/families'
import { sql, type Kysely } from 'kysely'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { findFamilyInvitation, invitationNotFound } from './find-family-invitation.ts'

/** @param caller null if nobody is signed in. @throws 404 unless the invitation is open */
export async function getFamilyInvitation(
  { kysely }: Database,
  caller: Owner | null,
  token: string,
): Promise<ReceivedInvitation> {
  const found = await findFamilyInvitation(kysely, token)
  if (!found) throw invitationNotFound()
  return {
    invited_by: found.invited_by,
    role: found.role,
    expires_at: found.expires_at.toISOString(),
    brings: caller && (await countBelongings(kysely, caller.familyId)),
    obstacle: caller && (await obstacleFor(kysely, caller.familyId, found.family_id)),
  }
}

const countBelongings = (db: Kysely<Tables>, familyId: string) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*)::int from stories where owner_id = ${familyId})`.as('stories'),
      sql<number>`(select count(*)::int from characters where account_id = ${familyId})`.as('characters'),
    ])
    .executeTakeFirstOrThrow()

/** Whoever shares a family with others leaves it before joining another one. */
export async function obstacleFor(
  db: Kysely<Tables>,
  familyId: string,
  invitedTo: string,
): Promise<ReceivedInvitation['obstacle']> {
  if (familyId === invitedTo) return 'already_member'
  const { members } = await db
    .selectFrom('accounts')
    .select(sql<number>`count(*)::int`.as('members'))
    .where('family_id', '=', familyId)
    .executeTakeFirstOrThrow()
  return members > 1 ? 'other_family' : null
}
