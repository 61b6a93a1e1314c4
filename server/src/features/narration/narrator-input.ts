import { narratorLimit, type NarratorInput } from '@moonpage/contract/recordings'
import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/** A name is shown to a child, so it passes the same check as a model's text. */
export function rejectUnfitName({ name }: NarratorInput): void {
  if (!isUnfit(name)) return
  const message = 'Please choose another name: this one does not belong in a bedtime story'
  throw problem('unfit_words', 422, message, { errors: [{ field: 'name', message }] })
}

/** The caller has locked the family. @throws 409 if it has as many narrators as it may */
export async function insertNarrator(
  tx: Transaction<Tables>,
  familyId: string,
  { name, face }: NarratorInput,
) {
  const { count } = await tx
    .selectFrom('narrators')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', familyId)
    .executeTakeFirstOrThrow()
  if (count >= narratorLimit)
    throw problem('too_many_narrators', 409, `There are ${narratorLimit} voices. Delete one to make room.`)
  return tx
    .insertInto('narrators')
    .values({ id: newId(), account_id: familyId, name, face })
    .returning(['id', 'name', 'face', 'created_at'])
    .executeTakeFirstOrThrow()
}
