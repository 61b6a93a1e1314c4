import { sql, type Kysely } from 'kysely'
import { hashToken } from '../../core/accounts/tokens.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'

export const invitationNotFound = () =>
  problem(
    'invitation_not_found',
    404,
    'This invitation has been used, has expired, or was canceled. Ask for a new one.',
  )

/** An open invitation by the token of its link, sent by somebody who is a parent of that family still. */
export const findFamilyInvitation = (db: Kysely<Tables>, token: string) =>
  db
    .selectFrom('family_invitations as invitation')
    .innerJoin('accounts as sender', (join) =>
      join
        .onRef('sender.id', '=', 'invitation.invited_by')
        .onRef('sender.family_id', '=', 'invitation.family_id')
        .on('sender.family_role', '=', 'parent')
        .on('sender.is_active', '=', true),
    )
    .select(['invitation.id', 'invitation.family_id', 'invitation.role', 'invitation.expires_at'])
    .select('sender.first_name as invited_by')
    .where('invitation.token_hash', '=', hashToken(token))
    .where('invitation.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
