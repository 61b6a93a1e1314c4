import type { Narrator, NarratorInput } from '@moonpage/contract/recordings'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import type { Database } from '../../infra/db/database.ts'
import { insertNarrator, rejectUnfitName } from './narrator-input.ts'

/** Adds a voice to the caller's family. */
export async function createNarrator(
  { kysely }: Database,
  { accountId }: { accountId: string },
  input: NarratorInput,
): Promise<Narrator> {
  rejectUnfitName(input)
  const row = await kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId)
    return insertNarrator(tx, accountId, input)
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
