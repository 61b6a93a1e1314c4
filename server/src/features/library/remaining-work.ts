import { picturePages } from '@moonpage/contract/picture-pages'
import type { StoryInput } from '@moonpage/contract/story-input'
import { sql, type Transaction } from 'kysely'
import type { Work } from '../../core/stories/budget.ts'
import type { Tables } from '../../infra/db/tables.ts'

/** What is missing of a story or its draft. A page without text may need its picture too. */
export async function remainingWork(
  tx: Transaction<Tables>,
  storyId: string,
  { page_count: pageCount, max_images: maxImages }: Pick<StoryInput, 'page_count' | 'max_images'>,
): Promise<Work> {
  const draft = await tx
    .selectFrom('story_drafts')
    .select(sql<boolean>`outline is not null`.as('is_planned'))
    .where('story_id', '=', storyId)
    .executeTakeFirst()
  const { is_planned: isPlanned } =
    draft ??
    (await tx
      .selectFrom('stories')
      .select(sql<boolean>`outline is not null`.as('is_planned'))
      .where('id', '=', storyId)
      .executeTakeFirstOrThrow())
  const pages = await tx
    .selectFrom(draft ? 'draft_pages' : 'story_pages')
    .select(['page_number', 'has_image', 'image_key'])
    .where('story_id', '=', storyId)
    .execute()
  const written = new Set(pages.map((page) => page.page_number))
  return {
    pages: pageCount - written.size,
    pictures:
      pages.filter((page) => page.has_image && page.image_key === null).length +
      picturePages(pageCount, maxImages).filter((page) => !written.has(page)).length,
    isPlanned,
  }
}
