import { Character } from '@moonpage/contract/characters'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** A row as its owner sees it. The table's own checks keep the two roles apart. */
export const presentCharacter = (row: Selectable<Tables['characters']>): Character =>
  Character.parse({ ...row, created_at: row.created_at.toISOString() })
