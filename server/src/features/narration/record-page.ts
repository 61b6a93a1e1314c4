import type { Narration } from '@moonpage/contract/narration'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { findOwnNarrator } from './find-own-narrator.ts'
import { findText } from './find-text.ts'
import { findOwnBook } from './heard-book.ts'
import { findNarration } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'
import type { RecordingLimits } from './recording-limits.ts'
import { storeRecording } from './store-recording.ts'

/** A page of the caller's story in one of the caller's voices. */
export type OwnRecording = { id: string; page_number: number; narrator_id: string }

/** Stores the recording of a page. @throws 404 unless story and narrator are the caller's */
export async function recordPage(
  deps: NarrationDeps & { limits: RecordingLimits },
  owner: Owner,
  { id, page_number: pageNumber, narrator_id: narratorId }: OwnRecording,
  wav: unknown,
): Promise<Narration> {
  const book = await findOwnBook(deps.db, owner, id)
  await findOwnNarrator(deps.db.kysely, owner, narratorId)
  const text = await findText(deps.db.kysely, { id, pageNumber, names: book.familyNames })
  await storeRecording(deps, { storyId: id, familyId: owner.familyId, pageNumber, narratorId, text, wav })
  const page = { book, pageNumber, narrator: narratorId, beforeSynthesis: async () => {} }
  return (await findNarration(deps, page)).narration
}
