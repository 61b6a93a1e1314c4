import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { subjectOf } from './create-invitation.ts'

const notFound = () => problem('invitation_not_found', 404, 'We couldn’t find that invitation.')

/** Revokes an invitation. Throws a 409 if it has been used. */
export async function revokeInvitation(
  { kysely }: Database,
  { id, by }: { id: string; by: { accountId: string } },
): Promise<void> {
  if (!isId(id)) throw notFound()
  await kysely.transaction().execute(async (tx) => {
    const invitation = await tx
      .selectFrom('invitations')
      .select(['note', 'used_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!invitation) throw notFound()
    if (invitation.used_at)
      throw problem('invitation_used', 409, 'Someone has already signed up with this invitation.')
    await tx.deleteFrom('invitations').where('id', '=', id).execute()
    await recordAuditEntry(tx, {
      action: 'invitation_revoked',
      by: by.accountId,
      subject: subjectOf(by),
      note: invitation.note || null,
    })
  })
}
