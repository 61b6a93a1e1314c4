import type { Story } from '@moonpage/contract/story'
import { presentStory, type Reader } from '../../core/stories/present-story.ts'
import { storyCards, storyPages } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { storyNotFound } from './story-not-found.ts'

/** The caller's story with its pages, by slug. @throws 404 unless it is theirs */
export async function getStoryBySlug(
  { kysely }: Database,
  owner: NonNullable<Reader>,
  slug: string,
): Promise<Story> {
  const row = await storyCards(kysely, owner)
    .where('owner_id', '=', owner.accountId)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) throw storyNotFound()
  return presentStory(row, await storyPages(kysely, row.id), owner)
}
