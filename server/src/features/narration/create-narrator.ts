import type { Narrator, NarratorInput } from '@moonpage/contract/recordings'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { insertNarrator, rejectUnfitName } from './narrator-input.ts'

/** Adds a voice to the caller's family. */
export async function createNarrator(
  { kysely }: Database,
  { familyId }: Pick<Owner, 'familyId'>,
  input: NarratorInput,
): Promise<Narrator> {
  rejectUnfitName(input)
  const row = await kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, familyId)
    return insertNarrator(tx, familyId, input)
  })
  return presentNarrator(row)
}

export const presentNarrator = (row: {
  id: string
  name: string
  face: number
  created_at: Date
}): Narrator => ({
  ...row,
  created_at: row.created_at.toISOString(),
})
