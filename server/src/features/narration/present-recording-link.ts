import type { RecordingLink } from '@moonpage/contract/recording-links'
import type { Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Recording links of a story that work, newest first. */
export const recordingLinks = (db: Kysely<Tables>, storyId: string) =>
  db
    .selectFrom('recording_links as link')
    .leftJoin('narrators as narrator', 'narrator.id', 'link.narrator_id')
    .select(['link.id', 'token', 'link.created_at', 'expires_at', 'narrator_id'])
    .select(['narrator.name', 'narrator.face'])
    .where('story_id', '=', storyId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', new Date())
    .orderBy('link.id', 'desc')
    .execute()

type Row = Awaited<ReturnType<typeof recordingLinks>>[number]

/** @param pages numbers of the pages that its narrator has recorded */
export const presentRecordingLink = (row: Row, origin: string, pages: readonly number[]): RecordingLink => ({
  id: row.id,
  url: `${origin}/record/${row.token}`,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  narrator:
    row.narrator_id !== null && row.name !== null && row.face !== null
      ? { id: row.narrator_id, name: row.name, face: row.face }
      : null,
  recorded_pages: [...pages],
})
