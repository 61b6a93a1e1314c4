import type { ChildBook } from '@moonpage/contract/child-views'
import type { Kysely } from 'kysely'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Tables } from '../../infra/db/tables.ts'

/** Title and cover of books of the family, by id. */
export async function bookCards(
  db: Kysely<Tables>,
  reader: NonNullable<Reader>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Omit<ChildBook, 'is_hidden'>>> {
  if (ids.length === 0) return new Map()
  const rows = await storyCards(db, reader).where('stories.id', 'in', ids).execute()
  return new Map(
    rows.map((row) => {
      const { id, title, subject, ...story } = presentSummary(row, reader)
      const { preview_image_url, preview_image_srcset, preview_image_alt, preview_image_focus } = story
      const picture = { preview_image_url, preview_image_srcset, preview_image_alt, preview_image_focus }
      return [id, { id, title, subject, ...picture }]
    }),
  )
}
