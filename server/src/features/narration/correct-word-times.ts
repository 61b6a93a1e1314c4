import type { Narration, WordTime } from '@moonpage/contract/narration'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { problem } from '../../lib/problem.ts'
import { recordingNotFound } from './delete-recording.ts'
import { findOwnNarrator } from './find-own-narrator.ts'
import { findText } from './find-text.ts'
import { findOwnBook } from './heard-book.ts'
import { findNarration } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'
import type { OwnRecording } from './record-page.ts'
import { textHash } from './recorded-pages.ts'

/** Stores corrected word times of a recording. @throws 404 unless story and narrator are the caller's, 422 for times that cannot be */
export async function correctWordTimes(
  deps: NarrationDeps,
  owner: Owner,
  { id, page_number: pageNumber, narrator_id: narratorId }: OwnRecording,
  words: readonly WordTime[],
): Promise<Narration> {
  const book = await findOwnBook(deps.db, owner, id)
  await findOwnNarrator(deps.db.kysely, owner, narratorId)
  const text = await findText(deps.db.kysely, { id, pageNumber, names: book.familyNames })
  const { kysely } = deps.db
  const recording = await kysely
    .selectFrom('recordings')
    .select(['duration_ms', 'file'])
    .where('story_id', '=', id)
    .where('page_number', '=', pageNumber)
    .where('narrator_id', '=', narratorId)
    .where('text_hash', '=', textHash(text))
    .executeTakeFirst()
  if (!recording) throw recordingNotFound()
  rejectImpossible(words, { textLength: text.length, durationMs: recording.duration_ms })
  // By its file: the page may have been recorded again meanwhile, and then the times are of the one before.
  const { numUpdatedRows } = await kysely
    .updateTable('recordings')
    .set({ words: JSON.stringify(words) })
    .where('file', '=', recording.file)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw recordingNotFound()
  const page = { book, pageNumber, narrator: narratorId, beforeSynthesis: async () => {} }
  return (await findNarration(deps, page)).narration
}

function rejectImpossible(
  words: readonly WordTime[],
  { textLength, durationMs }: { textLength: number; durationMs: number },
): void {
  let [place, time] = [0, 0]
  for (const [index, { from, to, start_ms: start, end_ms: end }] of words.entries()) {
    const message =
      from < place || to <= from || to > textLength
        ? 'The words must follow each other in the text.'
        : start < time || end < start || end > durationMs
          ? `The times must rise, from 0 to ${durationMs} ms.`
          : null
    if (message)
      throw problem('times_invalid', 422, message, { errors: [{ field: `words.${index}`, message }] })
    place = to
    time = end
  }
}
