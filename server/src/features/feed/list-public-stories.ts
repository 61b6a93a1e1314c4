import type { StoryList } from '@moonpage/contract/story'
import { pageFrame } from '../../core/stories/paging.ts'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'

/** What strangers may find, newest published first. */
export async function listPublicStories(
  { kysely }: Database,
  reader: Reader,
  { limit, skip }: { limit: number; skip: number },
): Promise<StoryList> {
  const [{ total }, rows] = await Promise.all([
    kysely
      .selectFrom('stories')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(isFindable)
      .executeTakeFirstOrThrow(),
    storyCards(kysely, reader)
      .where(isFindable)
      .orderBy('stories.published_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(limit)
      .offset(skip)
      .execute(),
  ])
  const page = Math.floor(skip / limit) + 1
  return {
    stories: rows.map((row) => presentSummary(row, reader)),
    ...pageFrame(page, limit, total),
    // `skip` need not be a whole number of pages.
    has_next: skip + limit < total,
    has_previous: skip > 0,
  }
}
