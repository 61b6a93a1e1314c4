import { removeRecording } from './delete-recording.ts'
import { findRecordingLink } from './find-recording-link.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { narratorOf } from './record-page-by-link.ts'

/** Deletes the recording of a page by the link that it was made with. */
export async function deleteRecordingByLink(
  deps: NarrationDeps,
  { token, page_number: pageNumber }: { token: string; page_number: number },
): Promise<void> {
  const found = await findRecordingLink(deps.db, token)
  const narrator_id = narratorOf(found)
  await removeRecording(deps, { id: found.storyId, page_number: pageNumber, narrator_id })
}
