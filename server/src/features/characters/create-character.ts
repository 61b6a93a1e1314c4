import { characterLimit, type Character, type CharacterInput } from '@moonpage/contract/characters'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'
import { presentCharacter } from './present-character.ts'
import { characterColumns, rejectUnfit } from './character-input.ts'

/** Creates a hero or a companion, up to `characterLimit` per person. */
export async function createCharacter(
  { kysely }: Database,
  { accountId }: { accountId: string },
  input: CharacterInput,
): Promise<Character> {
  rejectUnfit(input)
  return kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('characters')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
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
        .values({ id: newId(), account_id: accountId, ...characterColumns(input) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
}
