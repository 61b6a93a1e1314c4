import type { Outline } from '@moonpage/storyteller/outline'
import { paintRequestOf } from '../../core/stories/paint-request.ts'
import type { Database } from '../../infra/db/database.ts'
import type { PaintRequest } from '../../infra/image-model/image-model.ts'

/** What the pictures of a story's pages are painted from, by page number. */
export async function pageRequests(
  db: Database,
  storyId: string,
  outline: Outline,
): Promise<ReadonlyMap<string, PaintRequest>> {
  const pages = await db.kysely
    .selectFrom('story_pages')
    .select(['page_number', 'scene', 'image_variation'])
    .where('story_id', '=', storyId)
    .execute()
  return new Map(pages.map((page) => [String(page.page_number), paintRequestOf(outline, page)]))
}
