import type { Family } from '@moonpage/contract/families'
import { sql, type Kysely } from 'kysely'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { presentInvitation } from './present-invitation.ts'

/** The caller's family as the caller may see it. */
export async function getFamily(db: Kysely<Tables>, { accountId, familyId }: Owner): Promise<Family> {
  const members = await db
    .selectFrom('accounts')
    .select(['id', 'first_name', 'last_name', 'family_role as role'])
    .where('family_id', '=', familyId)
    .orderBy('family_role')
    .orderBy('first_name')
    .orderBy('id')
    .execute()
  const isParent = members.some(({ id, role }) => id === accountId && role === 'parent')
  const invitations = isParent ? await openInvitations(db, familyId).execute() : []
  const { count } = await db
    .selectFrom('stories')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('owner_id', '=', familyId)
    .executeTakeFirstOrThrow()
  return {
    members: members.map((member) => ({ ...member, is_you: member.id === accountId })),
    invitations: invitations.map(presentInvitation),
    story_count: count,
  }
}

const openInvitations = (db: Kysely<Tables>, familyId: string) =>
  db
    .selectFrom('family_invitations')
    .select(['id', 'role', 'created_at', 'expires_at'])
    .where('family_id', '=', familyId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
