import type { Database } from '../../../infra/db/database.ts'
import type { ZipFile } from '../../../lib/zip.ts'
import { jsonFile, type ExportDeps, type ExportPart } from './export-part.ts'
import { readStoredFile } from './read-stored-file.ts'

export const narratorsPart: ExportPart = async function* ({ db }, { familyId }) {
  const { kysely } = db
  const narrators = await kysely
    .selectFrom('narrators')
    .select(['id', 'name', 'face', 'created_at'])
    .where('account_id', '=', familyId)
    .orderBy('id')
    .execute()
  const family = await kysely
    .selectFrom('families')
    .select('narrator')
    .where('id', '=', familyId)
    .executeTakeFirst()
  const links = await kysely
    .selectFrom('recording_links as link')
    .innerJoin('stories', 'stories.id', 'link.story_id')
    .select(['story_id', 'narrator_id', 'link.created_at', 'expires_at', 'revoked_at', 'finished_at'])
    .where('owner_id', '=', familyId)
    .orderBy('link.id')
    .execute()
  yield jsonFile('narrators.json', { chosen: family?.narrator ?? null, narrators, recording_links: links })
}

/** What recordings a story has, as story.json lists them. */
export type ExportedRecording = {
  page_number: number
  narrator_id: string
  narrator: string
  file: string | null
  recorded_at: Date
  words: unknown
}

const recordingsOf = ({ kysely }: Database, storyId: string) =>
  kysely
    .selectFrom('recordings')
    .innerJoin('narrators', 'narrators.id', 'narrator_id')
    .select(['page_number', 'narrator_id', 'name', 'file', 'recorded_at', 'words'])
    .where('story_id', '=', storyId)
    .orderBy('narrator_id')
    .orderBy('page_number')
    .execute()

/** The recordings of a story as files; the list of them is added to `listed`. */
export async function* recordingFiles(
  deps: ExportDeps,
  { folder, storyId }: { folder: string; storyId: string },
  listed: ExportedRecording[],
): AsyncGenerator<ZipFile> {
  for (const row of await recordingsOf(deps.db, storyId)) {
    const number = String(row.page_number).padStart(2, '0')
    const name = `recordings/${row.narrator_id}/page-${number}.mp3`
    const data = await readStoredFile(deps, row.file, `${folder}/${name}`)
    if (data) yield { name: `${folder}/${name}`, data, compress: false }
    listed.push({
      page_number: row.page_number,
      narrator_id: row.narrator_id,
      narrator: row.name,
      file: data && name,
      recorded_at: row.recorded_at,
      words: row.words,
    })
  }
}
