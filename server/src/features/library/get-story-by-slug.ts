import type { Story } from '@moonpage/contract/story'
import { storyNotFound } from './story-not-found.ts'
import { getStory, type Owner, type StoryReader } from './get-story.ts'

/** The caller's story with its pages, by slug. @throws 404 unless it is theirs */
export async function getStoryBySlug(reader: StoryReader, owner: Owner, slug: string): Promise<Story> {
  const story = await reader.db.kysely
    .selectFrom('stories')
    .select('id')
    .where('owner_id', '=', owner.familyId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!story) throw storyNotFound()
  return getStory(reader, owner, story)
}
