import type { Owner } from '../../core/stories/lock-own-story.ts'
import { enqueueRemoveAudio } from '../../core/stories/remove-audio-job.ts'
import { findOwnNarrator } from './find-own-narrator.ts'
import { findOwnBook } from './heard-book.ts'
import type { NarrationDeps } from './narration-deps.ts'
import type { OwnRecording } from './record-page.ts'
import { problem } from '../../lib/problem.ts'

/** Deletes the recording of a page. @throws 404 unless story and narrator are the caller's, and if there is none */
export async function deleteRecording(
  deps: NarrationDeps,
  owner: Owner,
  recording: OwnRecording,
): Promise<void> {
  await findOwnBook(deps.db, owner, recording.id)
  await findOwnNarrator(deps.db.kysely, owner, recording.narrator_id)
  await removeRecording(deps, recording)
}

/** The caller has checked whose story and narrator they are. @throws 404 if there is no such recording */
export async function removeRecording(
  { db, queue }: Pick<NarrationDeps, 'db' | 'queue'>,
  { id, page_number: pageNumber, narrator_id: narratorId }: OwnRecording,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const removed = await tx
      .deleteFrom('recordings')
      .where('story_id', '=', id)
      .where('page_number', '=', pageNumber)
      .where('narrator_id', '=', narratorId)
      .returning('file')
      .execute()
    if (removed.length === 0) throw recordingNotFound()
    await enqueueRemoveAudio(
      { tx, queue },
      removed.map(({ file }) => file),
    )
  })
}

export const recordingNotFound = () =>
  problem('recording_not_found', 404, 'This page is not recorded in that voice.')
