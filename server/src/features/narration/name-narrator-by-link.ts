import type { RecordingBook } from '@moonpage/contract/recording-links'
import type { NarratorInput } from '@moonpage/contract/recordings'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import { findRecordingLink } from './find-recording-link.ts'
import { presentRecordingBook, type ByLinkDeps } from './get-recording-book.ts'
import { insertNarrator, rejectUnfitName } from './narrator-input.ts'

/** Stores who records by a link: a new voice of the family, or another name of the one that the link has. */
export async function nameNarratorByLink(
  deps: ByLinkDeps,
  token: string,
  input: NarratorInput,
): Promise<RecordingBook> {
  rejectUnfitName(input)
  const found = await findRecordingLink(deps.db, token)
  const narratorId = await deps.db.kysely.transaction().execute(async (tx) => {
    await lockFamily(tx, found.familyId)
    const link = await tx
      .selectFrom('recording_links')
      .select('narrator_id')
      .where('id', '=', found.id)
      .forUpdate()
      .executeTakeFirst()
    if (link?.narrator_id) {
      await tx.updateTable('narrators').set(input).where('id', '=', link.narrator_id).execute()
      return link.narrator_id
    }
    const { id } = await insertNarrator(tx, found.familyId, input)
    await tx.updateTable('recording_links').set({ narrator_id: id }).where('id', '=', found.id).execute()
    return id
  })
  return presentRecordingBook(deps, token, { ...found, narratorId })
}
