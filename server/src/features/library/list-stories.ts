import type { listStories as contract, StoryList } from '@moonpage/contract/story'
import { sql, type RawBuilder } from 'kysely'
import type * as z from 'zod/mini'
import { pageFrame } from '../../core/stories/paging.ts'
import { presentSummary, type Reader } from '../../core/stories/present-story.ts'
import { findReadingPlaces, withPlaces } from '../../core/stories/reading-places.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { searchWords } from '../../lib/search-words.ts'

type Query = z.output<typeof contract.query>

/** In SQL, shared by the list and its total. */
function conditions(familyId: string, query: Query): RawBuilder<boolean>[] {
  const { search, subject, theme, setting, is_favorite: isFavorite, generation_status: status } = query
  const favorites = sql`exists (select from favorites where story_id = stories.id and account_id = ${familyId})`
  return [
    sql<boolean>`owner_id = ${familyId}`,
    // Not LIKE: removing accents may produce one of its wildcards.
    ...searchWords(search ?? '').map(
      (word) => sql<boolean>`position(plain_words(${word}) in search_text) > 0`,
    ),
    ...(subject ? [sql<boolean>`subject = ${subject}`] : []),
    ...(theme ? [sql<boolean>`theme = ${theme}`] : []),
    ...(setting ? [sql<boolean>`setting = ${setting}`] : []),
    ...(isFavorite === undefined
      ? []
      : [isFavorite ? sql<boolean>`${favorites}` : sql<boolean>`not ${favorites}`]),
    ...(status === 'generating'
      ? [sql<boolean>`generation_status in ('pending', 'generating', 'generating_images')`]
      : status
        ? [sql<boolean>`generation_status = ${status}`]
        : []),
  ]
}

const sorts: Record<Query['sort_by'], RawBuilder<unknown>> = {
  created_at: sql`stories.created_at`,
  // Search text starts with the title, names filled in.
  title: sql`search_text`,
  average_rating: sql`rating_sum::float / greatest(rating_count, 1)`,
  view_count: sql`view_count`,
}

/** The stories of the caller's family. */
export async function listStories(
  { kysely }: Database,
  owner: NonNullable<Reader>,
  query: Query,
): Promise<StoryList> {
  const { page, page_size: pageSize, sort_by: sortBy, sort_order: order } = query
  const matches = sql<boolean>`${sql.join(conditions(owner.familyId, query), sql` and `)}`
  const [{ total }, rows] = await Promise.all([
    kysely
      .selectFrom('stories')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where(matches)
      .executeTakeFirstOrThrow(),
    // The page first, then cards for its few stories.
    storyCards(kysely, owner)
      .where(
        'stories.id',
        'in',
        kysely
          .selectFrom('stories')
          .select('stories.id')
          .where(matches)
          .orderBy(sorts[sortBy], order)
          .orderBy('stories.id', order)
          .limit(pageSize)
          .offset((page - 1) * pageSize),
      )
      .orderBy(sorts[sortBy], order)
      .orderBy('stories.id', order)
      .execute(),
  ])
  const places = await findReadingPlaces(
    kysely,
    owner,
    rows.map(({ id }) => id),
  )
  return {
    stories: rows.map((row) => withPlaces(presentSummary(row, owner), places)),
    ...pageFrame(page, pageSize, total),
  }
}
