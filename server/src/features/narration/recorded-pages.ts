import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Hash of a page's text with the family's names. A recording with another one is outdated. */
export const textHash = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The recordings of a book with their narrators. */
export const recordingsOf = (db: Kysely<Tables>, storyId: string) =>
  db
    .selectFrom('recordings')
    .innerJoin('narrators', 'narrators.id', 'recordings.narrator_id')
    .select([
      'narrator_id',
      'page_number',
      'text_hash',
      'file',
      'bytes',
      'duration_ms',
      'words',
      'recorded_at',
      'narrators.name',
      'narrators.face',
    ])
    .where('story_id', '=', storyId)
    .orderBy('narrator_id')
    .orderBy('page_number')
    .execute()

export type RecordingRow = Awaited<ReturnType<typeof recordingsOf>>[number]
