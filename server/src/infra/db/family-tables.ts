import type { FamilyRole } from '@moonpage/contract/account'
import type { Generated } from 'kysely'

export type FamilyTables = {
  families: {
    id: string
    /** Who reads by default; null: not chosen. */
    narrator: string | null
    created_at: Generated<Date>
  }
  family_invitations: {
    id: string
    family_id: string
    token_hash: Buffer
    role: FamilyRole
    invited_by: string | null
    created_at: Generated<Date>
    expires_at: Date
    signed_up_by: string | null
  }
}
