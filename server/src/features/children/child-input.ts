import type { ChildChanges } from '@moonpage/contract/children'
import { embeddedNarrator, hostedNarrator } from '@moonpage/contract/narrators'
import type { Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import { isUnfit } from '../../infra/text-model/safety.ts'
import { isId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

const refused = (field: string, message: string) =>
  problem('validation_failed', 422, message, { errors: [{ field, message }] })

/** A name is read to a child, so it passes the same check as a model's text. */
export function rejectUnfitName(name: string | undefined): void {
  if (name === undefined || !isUnfit(name)) return
  const message = 'Please choose another name: this one does not belong in a bedtime story'
  throw problem('unfit_words', 422, message, { errors: [{ field: 'name', message }] })
}

/**
 * Locks the characters that are named, so that none is deleted before the transaction ends. @throws 422 for a character
 * or a narrator that is not the family's
 */
export async function checkReferences(
  tx: Transaction<Tables>,
  familyId: string,
  { character_id: heroId, companion_ids: companionIds = [], narrator }: ChildChanges,
): Promise<void> {
  const asked = [...companionIds, ...(heroId ? [heroId] : [])].filter(isId)
  const characters =
    asked.length === 0
      ? []
      : await tx
          .selectFrom('characters')
          .select(['id', 'role'])
          .where('account_id', '=', familyId)
          .where('id', 'in', asked)
          .orderBy('id')
          .forKeyShare()
          .execute()
  const isOne = (id: string, role: string) => characters.some((each) => each.id === id && each.role === role)
  if (heroId && !isOne(heroId, 'hero')) throw refused('character_id', 'Please choose one of your heroes')
  if (!companionIds.every((id) => isOne(id, 'companion')))
    throw refused('companion_ids', 'Please choose from your companions')
  if (!narrator || narrator === hostedNarrator || narrator === embeddedNarrator) return
  const voice = isId(narrator)
    ? await tx
        .selectFrom('narrators')
        .select('id')
        .where('id', '=', narrator)
        .where('account_id', '=', familyId)
        .executeTakeFirst()
    : undefined
  if (!voice) throw refused('narrator', 'Please choose one of your family’s voices')
}

/** Another child may look like that hero already. @throws 409 */
export async function rejectTakenCharacter(
  tx: Transaction<Tables>,
  childId: string,
  heroId: string | null | undefined,
): Promise<void> {
  if (!heroId) return
  const other = await tx
    .selectFrom('children')
    .select('name')
    .where('character_id', '=', heroId)
    .where('id', '!=', childId)
    .executeTakeFirst()
  if (other) throw problem('character_taken', 409, `${other.name} looks like that hero already.`)
}

/** Makes these the child's companions. */
export async function setCompanions(
  tx: Transaction<Tables>,
  childId: string,
  companionIds: readonly string[],
): Promise<void> {
  await tx.deleteFrom('child_companions').where('child_id', '=', childId).execute()
  if (companionIds.length > 0)
    await tx
      .insertInto('child_companions')
      .values(companionIds.map((characterId) => ({ child_id: childId, character_id: characterId })))
      .execute()
}
