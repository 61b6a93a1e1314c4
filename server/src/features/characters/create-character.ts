import { characterLimit, type Character, type CharacterInput } from '@moonpage/contract/characters'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { presentCharacter } from './present-character.ts'
import { characterColumns, rejectUnfit } from './character-input.ts'

/** Creates a hero or a companion, up to `characterLimit` per family. */
export async function createCharacter(
  { kysely }: Database,
  { familyId }: { familyId: string },
  input: CharacterInput,
): Promise<Character> {
  rejectUnfit(input)
  return kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, familyId)
    const { count } = await tx
      .selectFrom('characters')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', familyId)
      .executeTakeFirstOrThrow()
    if (count >= characterLimit)
      throw problem(
        'too_many_characters',
        409,
        `You have ${characterLimit} characters. Delete one to make room.`,
      )
    return presentCharacter(
      await tx
        .insertInto('characters')
        .values({ id: newId(), account_id: familyId, ...characterColumns(input) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
}
