import { embeddedNarrator, hostedNarrator } from '@moonpage/contract/narration'
import type { Database } from '../../infra/db/database.ts'
import { findOwnNarrator } from './find-own-narrator.ts'

/** Stores who reads to the caller's family. @throws 404 unless it is one of its narrators */
export async function chooseNarrator(
  db: Database,
  owner: { accountId: string },
  narratorId: string,
): Promise<void> {
  if (narratorId !== hostedNarrator && narratorId !== embeddedNarrator)
    await findOwnNarrator(db.kysely, owner, narratorId)
  await db.kysely
    .updateTable('accounts')
    .set({ narrator: narratorId })
    .where('id', '=', owner.accountId)
    .execute()
}
