import { Character } from '@moonpage/contract/characters'
import type { Selectable } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Converts a row for its owner. The table's check constraints keep the two roles apart. */
export const presentCharacter = (row: Selectable<Tables['characters']>): Character =>
  Character.parse({ ...row, created_at: row.created_at.toISOString() })
