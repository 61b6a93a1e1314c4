import type { StoryList } from '@moonpage/contract/story'
import { sql } from 'kysely'
import { pageFrame } from '../../core/stories/paging.ts'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { findReadingPlaces, withPlaces } from '../../core/stories/reading-places.ts'
import { isFindable, storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'

type Query = { page: number; page_size: number; include_own_stories: boolean }

/** A family's favorites, newest first. Stories that became private are not listed, but stay favorites. */
export async function listFavorites(
  { kysely }: Database,
  reader: NonNullable<Reader>,
  { page, page_size: pageSize, include_own_stories: withOwn }: Query,
): Promise<StoryList> {
  const { familyId } = reader
  // A scalar subquery is answered by an index for one story at a time; a join could scan all stories.
  const isOthers = sql<boolean>`(
    select true from stories where id = favorites.story_id and owner_id <> ${familyId} and ${isFindable}
  )`
  const isOwn = sql<boolean>`favorites.story_id in (select id from stories where owner_id = ${familyId})`
  const shown = kysely
    .selectFrom('favorites')
    .where('account_id', '=', familyId)
    .where(withOwn ? sql<boolean>`(${isOthers} or ${isOwn})` : isOthers)
  const [{ total }, rows] = await Promise.all([
    shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    // The page first, then cards for its few stories.
    storyCards(kysely, reader)
      .where(
        'stories.id',
        'in',
        shown
          .select('story_id')
          .orderBy('created_at', 'desc')
          .orderBy('story_id', 'desc')
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      )
      .orderBy('favorite.created_at', 'desc')
      .orderBy('stories.id', 'desc')
      .execute(),
  ])
  const places = await findReadingPlaces(
    kysely,
    reader,
    rows.map(({ id }) => id),
  )
  return {
    stories: rows.map((row) => withPlaces(presentSummary(row, reader), places)),
    ...pageFrame(page, pageSize, total),
  }
}
