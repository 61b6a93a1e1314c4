import { type Character, type CharacterInput } from '@moonpage/contract/characters'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { presentCharacter } from './present-character.ts'
import { characterColumns, rejectUnfit } from './character-input.ts'
import { characterNotFound } from './character-not-found.ts'

/** Replaces all fields of the family's character. */
export async function updateCharacter(
  { kysely }: Database,
  { familyId }: { familyId: string },
  id: string,
  input: CharacterInput,
): Promise<Character> {
  rejectUnfit(input)
  const row = isId(id)
    ? await kysely
        .updateTable('characters')
        .set(characterColumns(input))
        .where('id', '=', id)
        .where('account_id', '=', familyId)
        .returningAll()
        .executeTakeFirst()
    : undefined
  if (!row) throw characterNotFound()
  return presentCharacter(row)
}
