import { fillNames } from '@moonpage/contract/names'
import type { Database } from '../../../infra/db/database.ts'
import type { ZipFile } from '../../../lib/zip.ts'
import { jsonFile } from './export-part.ts'

/** The draft of a story that is being regenerated; undefined if there is none. */
export async function draftFile(db: Database, folder: string, storyId: string): Promise<ZipFile | undefined> {
  const draft = await db.kysely
    .selectFrom('story_drafts')
    .select(['kind', 'title', 'summary', 'hero_name', 'companion_name', 'created_at'])
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  if (!draft) return undefined
  const pages = await db.kysely
    .selectFrom('draft_pages')
    .select(['page_number', 'content', 'has_image', 'image_alt'])
    .where('story_id', '=', storyId)
    .orderBy('page_number')
    .execute()
  const names = { hero: draft.hero_name, companion: draft.companion_name }
  return jsonFile(`${folder}/draft.json`, {
    ...draft,
    title: fillNames(draft.title, names),
    summary: fillNames(draft.summary, names),
    pages: pages.map((page) => ({
      page_number: page.page_number,
      text: fillNames(page.content, names),
      picture_description: page.has_image ? fillNames(page.image_alt, names) : null,
    })),
  })
}
