import type { FamilyRole } from '@moonpage/contract/account'

type RoleWords = { name: string; inSentence: string; does: string }

export const roleWords: Record<FamilyRole, RoleWords> = {
  reader: { name: 'Reader', inSentence: 'reader', does: 'Reads, and records their voice' },
  parent: { name: 'Parent', inSentence: 'parent', does: 'Makes and shares stories too' },
}
