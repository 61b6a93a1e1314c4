import { embeddedNarrator, hostedNarrator } from '@moonpage/contract/narration'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { findOwnNarrator } from './find-own-narrator.ts'

/** Stores who reads to the caller's family. @throws 404 unless it is one of its narrators */
export async function chooseNarrator(db: Database, owner: Owner, narratorId: string): Promise<void> {
  if (narratorId !== hostedNarrator && narratorId !== embeddedNarrator)
    await findOwnNarrator(db.kysely, owner, narratorId)
  await db.kysely
    .updateTable('families')
    .set({ narrator: narratorId })
    .where('id', '=', owner.familyId)
    .execute()
}
