import type { StoryNarrator, StoryNarrators } from '@moonpage/contract/narration'
import { fillNames } from '@moonpage/contract/names'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { findOwnBook } from './heard-book.ts'
import { defaultNarrator } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { narratorNames } from './narrator-names.ts'
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
  const [rows, recordings, pages] = await Promise.all([
    kysely
      .selectFrom('narrators')
      .select(['id', 'name', 'face'])
      .where('account_id', '=', owner.familyId)
      .orderBy('id')
      .execute(),
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
  const recorded: StoryNarrator[] = rows.map(({ id: narratorId, name, face }) => ({
    id: narratorId,
    source: 'recorded',
    name,
    face,
    recorded_pages: numbersOf(narratorId, true),
    outdated_pages: numbersOf(narratorId, false),
  }))
  const machine = (source: 'hosted' | 'embedded'): StoryNarrator => ({
    id: source,
    source,
    name: narratorNames[source],
    face: null,
    recorded_pages: [],
    outdated_pages: [],
  })
  const narrators = [...recorded, ...(deps.hosted ? [machine('hosted')] : []), machine('embedded')]
  const byDefault = await defaultNarrator(deps, book, recordings)
  return {
    narrators,
    chosen: narrators.some((narrator) => narrator.id === byDefault) ? byDefault : 'embedded',
    recorded_bytes: recordings.reduce((sum, { bytes }) => sum + bytes, 0),
    recorded_bytes_limit: deps.limits.bytes,
    recording_seconds_limit: deps.limits.seconds,
  }
}
