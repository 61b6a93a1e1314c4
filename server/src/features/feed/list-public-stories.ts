import type { StoryList } from '@moonpage/contract/story'
import { rangeFrame, rangeOf } from '../../core/stories/paging.ts'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'

/** What strangers may find, newest published first. */
export async function listPublicStories(
  { kysely }: Database,
  reader: Reader,
  asked: Parameters<typeof rangeOf>[0],
): Promise<StoryList> {
  const range = rangeOf(asked)
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
      .limit(range.limit)
      .offset(range.offset)
      .execute(),
  ])
  return {
    stories: rows.map((row) => presentSummary(row, reader)),
    ...rangeFrame(range, total),
  }
}
