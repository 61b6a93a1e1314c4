import type { StoryList } from '@moonpage/contract/story'
import { pageFrame } from '../../core/stories/paging.ts'
import { presentSummary } from '../../core/stories/present-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'

/** The caller's own stories, newest first. */
export async function listStories(
  { kysely }: Database,
  owner: { accountId: string },
  { page, page_size: pageSize }: { page: number; page_size: number },
): Promise<StoryList> {
  const [{ total }, rows] = await Promise.all([
    kysely
      .selectFrom('stories')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('owner_id', '=', owner.accountId)
      .executeTakeFirstOrThrow(),
    storyCards(kysely)
      .where('owner_id', '=', owner.accountId)
      .orderBy('stories.created_at', 'desc')
      .orderBy('stories.id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ])
  return {
    stories: rows.map((row) => presentSummary(row, owner)),
    ...pageFrame(page, pageSize, total),
  }
}
