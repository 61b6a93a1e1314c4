import type { ReadingSize } from '@moonpage/contract/reading-sizes'
import type { Story } from '@moonpage/contract/story'
import type { Kysely } from 'kysely'
import { presentStory, type Reader } from '../../core/stories/present-story.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { isId } from '../../lib/ids.ts'
import { storyNotFound } from './story-not-found.ts'

export type Owner = NonNullable<Reader>

/** `rewritesPages`: whether the text model can regenerate the text of one page. */
export type StoryReader = { db: Database; rewritesPages: boolean }

/** The caller's story with its pages. @throws 404 unless it is theirs */
export async function getStory(
  { db: { kysely }, rewritesPages }: StoryReader,
  owner: Owner,
  { id }: { id: string },
): Promise<Story> {
  const row = isId(id)
    ? await storyCards(kysely, owner)
        .where('owner_id', '=', owner.familyId)
        .where('stories.id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!row) throw storyNotFound()
  const [pages, readingSize] = await Promise.all([
    storyPages(kysely, row.id),
    findReadingSize(kysely, row.id),
  ])
  return {
    ...presentStory(row, pages, owner),
    ...(readingSize && { reading_size: readingSize }),
    ...(rewritesPages && { rewrites_pages: true as const }),
  }
}

/** Of the child for whom the book was made. */
async function findReadingSize(db: Kysely<Tables>, storyId: string): Promise<ReadingSize | null> {
  const child = await db
    .selectFrom('child_stories')
    .innerJoin('children', 'children.id', 'child_id')
    .select('reading_size')
    .where('story_id', '=', storyId)
    .where('reading_size', 'is not', null)
    .orderBy('children.id')
    .executeTakeFirst()
  return child?.reading_size ?? null
}
