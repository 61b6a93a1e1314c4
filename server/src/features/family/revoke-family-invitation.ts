import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { invitationNotFound } from './find-family-invitation.ts'

/** Revokes an invitation of the caller's family. @throws 404 unless it is theirs and unused */
export async function revokeFamilyInvitation(
  { kysely }: Database,
  { familyId }: Pick<Owner, 'familyId'>,
  id: string,
): Promise<void> {
  const { numDeletedRows } = isId(id)
    ? await kysely
        .deleteFrom('family_invitations')
        .where('id', '=', id)
        .where('family_id', '=', familyId)
        .executeTakeFirstOrThrow()
    : { numDeletedRows: 0n }
  if (numDeletedRows === 0n) throw invitationNotFound()
}
