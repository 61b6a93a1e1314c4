import type { RecordingLink } from '@moonpage/contract/recording-links'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { findOwnBook } from './heard-book.ts'
import { presentRecordingLink, recordingLinks } from './present-recording-link.ts'
import { recordingsOf } from './recorded-pages.ts'

/** The recording links of the caller's story that work, newest first, and what came by them. */
export async function listRecordingLinks(
  db: Database,
  owner: Owner & { origin: string },
  id: string,
): Promise<{ links: RecordingLink[] }> {
  const book = await findOwnBook(db, owner, id)
  const [rows, recordings] = await Promise.all([
    recordingLinks(db.kysely, book.id),
    recordingsOf(db.kysely, book.id),
  ])
  const pagesOf = (narratorId: string | null) =>
    recordings.filter((row) => row.narrator_id === narratorId).map((row) => row.page_number)
  return { links: rows.map((row) => presentRecordingLink(row, owner.origin, pagesOf(row.narrator_id))) }
}
