import type { RecordingBook } from '@moonpage/contract/recording-links'
import { fillNames } from '@moonpage/contract/names'
import { presentPage } from '../../core/stories/present-story.ts'
import { storyPages } from '../../core/stories/story-rows.ts'
import { findRecordingLink, type FoundLink } from './find-recording-link.ts'
import { presentRecording } from './narrate-page.ts'
import type { NarrationDeps } from './narration-deps.ts'
import { recordingsOf, textHash } from './recorded-pages.ts'
import type { RecordingLimits } from './recording-limits.ts'

export type ByLinkDeps = NarrationDeps & { limits: RecordingLimits; hasGate: boolean }

/** The book of a recording link, with what was recorded by it. */
export const getRecordingBook = async (deps: ByLinkDeps, token: string): Promise<RecordingBook> =>
  presentRecordingBook(deps, token, await findRecordingLink(deps.db, token))

export async function presentRecordingBook(
  { db: { kysely }, limits, hasGate }: ByLinkDeps,
  token: string,
  found: FoundLink,
): Promise<RecordingBook> {
  const { storyId, narratorId, names } = found
  const [pages, recordings, narrator] = await Promise.all([
    storyPages(kysely, storyId),
    recordingsOf(kysely, storyId),
    narratorId === null
      ? undefined
      : kysely
          .selectFrom('narrators')
          .select(['id', 'name', 'face'])
          .where('id', '=', narratorId)
          .executeTakeFirst(),
  ])
  const link = hasGate ? token : undefined
  return {
    title: fillNames(found.title, names),
    asked_by: found.askedBy,
    expires_at: found.expiresAt.toISOString(),
    narrator: narrator ?? null,
    recording_seconds_limit: limits.seconds,
    pages: pages.map((page) => {
      const row = recordings.find(
        ({ narrator_id, page_number }) => narrator_id === narratorId && page_number === page.page_number,
      )
      const isCurrent = row?.text_hash.equals(textHash(fillNames(page.content, names))) ?? false
      return {
        ...presentPage(page, names, link),
        recording: row && isCurrent ? presentRecording(row, link) : null,
        is_outdated: row !== undefined && !isCurrent,
      }
    }),
  }
}
