import type { StoryNarrator, StoryNarrators } from '@moonpage/contract/narration'
import { fillNames } from '@moonpage/contract/names'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { findOwnBook } from './heard-book.ts'
import { listFamilyNarrators } from './list-family-narrators.ts'
import { defaultNarrator } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { recordingsOf, textHash, type RecordingRow } from './recorded-pages.ts'
import type { RecordingLimits } from './recording-limits.ts'

/** Who can read the caller's story aloud, and which of its pages are recorded. */
export async function listNarrators(
  deps: NarrationDeps & { limits: RecordingLimits },
  owner: Owner,
  id: string,
): Promise<StoryNarrators> {
  const { kysely } = deps.db
  const book = await findOwnBook(deps.db, owner, id)
  const [{ narrators: family }, recordings, pages] = await Promise.all([
    listFamilyNarrators(deps, owner),
    recordingsOf(kysely, book.id),
    kysely
      .selectFrom('story_pages')
      .select(['page_number', 'content'])
      .where('story_id', '=', book.id)
      .execute(),
  ])
  const hashes = new Map(
    pages.map((page) => [page.page_number, textHash(fillNames(page.content, book.familyNames))]),
  )
  const isCurrent = (row: RecordingRow) => hashes.get(row.page_number)?.equals(row.text_hash) ?? false
  const numbersOf = (narratorId: string, current: boolean) =>
    recordings
      .filter(
        (row) => row.narrator_id === narratorId && isCurrent(row) === current && hashes.has(row.page_number),
      )
      .map((row) => row.page_number)
  const narrators: StoryNarrator[] = family.map((narrator) => ({
    ...narrator,
    recorded_pages: numbersOf(narrator.id, true),
    outdated_pages: numbersOf(narrator.id, false),
  }))
  const byDefault = await defaultNarrator(deps, book, recordings)
  return {
    narrators,
    chosen: narrators.some((narrator) => narrator.id === byDefault) ? byDefault : 'embedded',
    recorded_bytes: recordings.reduce((sum, { bytes }) => sum + bytes, 0),
    recorded_bytes_limit: deps.limits.bytes,
    recording_seconds_limit: deps.limits.seconds,
  }
}
