import type { FamilyRole } from '@moonpage/contract/account'
import type { FamilyInvitation } from '@moonpage/contract/families'

type Row = { id: string; role: FamilyRole; created_at: Date; expires_at: Date }

export const presentInvitation = ({ id, role, created_at, expires_at }: Row): FamilyInvitation => ({
  id,
  role,
  created_at: created_at.toISOString(),
  expires_at: expires_at.toISOString(),
})
