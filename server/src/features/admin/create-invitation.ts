import { randomBytes } from 'node:crypto'
import { invitationDays } from '@moonpage/contract/invitation-days'
import type { Invitation } from '@moonpage/contract/invitations'
import { hashToken } from '../../core/accounts/tokens.ts'
import { recordAuditEntry } from '../../core/audit/record-audit-entry.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { invitationColumns, presentInvitation } from './list-invitations.ts'

/** @param by the admin, and the base URL of the site @returns the invitation with its link, which is not stored */
export async function createInvitation(
  { kysely }: Database,
  { note, by }: { note: string; by: { accountId: string; origin: string } },
): Promise<Invitation & { invitation_url: string }> {
  const token = randomBytes(16).toString('base64url')
  return kysely.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('invitations')
      .values({
        id: newId(),
        token_hash: hashToken(token),
        note,
        invited_by: by.accountId,
        expires_at: new Date(Date.now() + invitationDays * 86_400_000),
      })
      .returning(invitationColumns)
      .executeTakeFirstOrThrow()
    await recordAuditEntry(tx, {
      action: 'person_invited',
      by: by.accountId,
      subject: subjectOf(by),
      note: note || null,
    })
    return { ...presentInvitation(row), invitation_url: `${by.origin}/register?invitation=${token}` }
  })
}

/** There is no account yet, so the log entry has the admin's own. */
export const subjectOf = ({ accountId }: { accountId: string }) =>
  ({ kind: 'account', id: accountId }) as const
