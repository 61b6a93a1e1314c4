import type { Invitation } from '@moonpage/contract/invitations'
import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

export const invitationColumns = ['id', 'note', 'created_at', 'expires_at', 'used_at'] as const
type Row = Pick<Selectable<Tables['invitations']>, (typeof invitationColumns)[number]> & {
  username?: string | null
}

export const presentInvitation = ({
  id,
  note,
  created_at,
  expires_at,
  used_at,
  username,
}: Row): Invitation => ({
  id,
  note,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
  state: used_at ? 'used' : expires_at > new Date() ? 'open' : 'expired',
  used_at: used_at?.toISOString() ?? null,
  used_by: username ?? null,
})

const maxShown = 100

/** Newest first. */
export async function listInvitations(db: Kysely<Tables>): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .leftJoin('accounts', 'accounts.id', 'used_by')
    .select(invitationColumns.map((column) => `invitations.${column}` as const))
    .select('accounts.username')
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id')
    .limit(maxShown)
    .execute()
  return rows.map(presentInvitation)
}
