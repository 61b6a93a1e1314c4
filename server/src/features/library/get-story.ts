import type { Story } from '@moonpage/contract/story'
import { presentStory, type Reader } from '../../core/stories/present-story.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
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
  const story = presentStory(row, await storyPages(kysely, row.id), owner)
  return rewritesPages ? { ...story, rewrites_pages: true } : story
}
