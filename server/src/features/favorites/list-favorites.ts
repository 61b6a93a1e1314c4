import type { StoryList } from '@moonpage/contract/story'
import { sql } from 'kysely'
import { pageFrame } from '../../core/stories/paging.ts'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'

type Query = { page: number; page_size: number; include_own_stories: boolean }

/** A person's favourites, newest first. One that its family made private again is not shown; the heart stays. */
export async function listFavorites(
  { kysely }: Database,
  reader: NonNullable<Reader>,
  { page, page_size: pageSize, include_own_stories: withOwn }: Query,
): Promise<StoryList> {
  const isOwn = sql<boolean>`stories.owner_id = ${reader.accountId}`
  const shows = withOwn
    ? sql<boolean>`(${isOwn} or (${isFindable}))`
    : sql<boolean>`not ${isOwn} and (${isFindable})`
  const [{ total }, rows] = await Promise.all([
    kysely
      .selectFrom('favorites')
      .innerJoin('stories', 'stories.id', 'favorites.story_id')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('favorites.account_id', '=', reader.accountId)
      .where(shows)
      .executeTakeFirstOrThrow(),
    // The page first: what a card shows beside it is looked up for its few stories alone.
    storyCards(kysely, reader)
      .where(
        'stories.id',
        'in',
        kysely
          .selectFrom('favorites')
          .innerJoin('stories', 'stories.id', 'favorites.story_id')
          .select('stories.id')
          .where('favorites.account_id', '=', reader.accountId)
          .where(shows)
          .orderBy('favorites.created_at', 'desc')
          .orderBy('stories.id', 'desc')
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      )
      .orderBy('favorite.created_at', 'desc')
      .orderBy('stories.id', 'desc')
      .execute(),
  ])
  return { stories: rows.map((row) => presentSummary(row, reader)), ...pageFrame(page, pageSize, total) }
}
