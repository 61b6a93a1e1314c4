import { characterLimit, type Character, type CharacterInput } from '@moonpage/contract/characters'
import type { Database } from '../../infra/db/database.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { isId, newId } from '../../lib/ids.ts'
import { refuse } from '../../lib/refusal.ts'
import { presentCharacter } from './present-character.ts'

const columns = (input: CharacterInput) =>
  input.role === 'hero'
    ? {
        role: input.role,
        name: input.name,
        pronouns: input.pronouns,
        look: JSON.stringify(input.look),
        kind: null,
      }
    : { role: input.role, name: input.name, pronouns: null, look: null, kind: input.kind }

export const characterNotFound = () => refuse('character_not_found', 404, 'We couldn’t find that character.')

/** A name is read to a child, so it passes the same check as what a model writes. */
function refuseUnfit({ name }: CharacterInput): void {
  if (!isUnfit(name)) return
  const message = 'Please choose another name: this one does not belong in a bedtime story'
  throw refuse('unfit_words', 422, message, { errors: [{ field: 'name', message }] })
}

/** Makes a hero or a companion, up to `characterLimit` a person. */
export async function createCharacter(
  { kysely }: Database,
  { accountId }: { accountId: string },
  input: CharacterInput,
): Promise<Character> {
  refuseUnfit(input)
  return kysely.transaction().execute(async (tx) => {
    // Parallel presses count each other's.
    await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute()
    const { count } = await tx
      .selectFrom('characters')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow()
    if (count >= characterLimit)
      throw refuse(
        'too_many_characters',
        409,
        `You have ${characterLimit} characters. Delete one to make room.`,
      )
    return presentCharacter(
      await tx
        .insertInto('characters')
        .values({ id: newId(), account_id: accountId, ...columns(input) })
        .returningAll()
        .executeTakeFirstOrThrow(),
    )
  })
}

/** Changes a character of the caller's, whole. */
export async function updateCharacter(
  { kysely }: Database,
  { accountId }: { accountId: string },
  id: string,
  input: CharacterInput,
): Promise<Character> {
  refuseUnfit(input)
  const row = isId(id)
    ? await kysely
        .updateTable('characters')
        .set(columns(input))
        .where('id', '=', id)
        .where('account_id', '=', accountId)
        .returningAll()
        .executeTakeFirst()
    : undefined
  if (!row) throw characterNotFound()
  return presentCharacter(row)
}
