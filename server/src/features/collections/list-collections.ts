import type { CollectionList } from '@moonpage/contract/collections'
import { isLiveCollectionLink } from '../../core/stories/collection-links.ts'
import { sql } from 'kysely'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import { isId } from '../../lib/ids.ts'
import { presentCover } from './present-cover.ts'

const coversShown = 3

/** The collections of a family, newest first. @param storyId which of them have this book */
export async function listCollections(
  { kysely }: Database,
  { familyId }: Owner,
  storyId: string | undefined,
): Promise<CollectionList> {
  const has = (id: string | undefined) =>
    id !== undefined && isId(id)
      ? sql<boolean>`exists (
          select from collection_stories where collection_id = collections.id and story_id = ${id}
        )`
      : sql<boolean>`false`
  const rows = await kysely
    .selectFrom('collections')
    .select(['id', 'name', 'created_at', has(storyId).as('has_story')])
    .select((eb) => [
      sql<number>`(select count(*) from collection_stories where collection_id = collections.id)::int`.as(
        'story_count',
      ),
      sql<string[]>`array(${eb
        .selectFrom('collection_stories')
        .select('story_id')
        .whereRef('collection_id', '=', 'collections.id')
        .orderBy('position')
        .orderBy('story_id')
        .limit(coversShown)})`.as('first_ids'),
      eb
        .exists(
          eb
            .selectFrom('collection_links')
            .select('token')
            .whereRef('collection_id', '=', 'collections.id')
            .where(isLiveCollectionLink),
        )
        .as('is_shared'),
    ])
    .where('family_id', '=', familyId)
    .orderBy('id', 'desc')
    .execute()
  const ids = [...new Set(rows.flatMap((row) => row.first_ids))]
  const cards =
    ids.length === 0 ? [] : await storyCards(kysely, null).where('stories.id', 'in', ids).execute()
  const covers = new Map(cards.map((card) => [card.id, presentCover(card)]))
  return {
    collections: rows.map(({ first_ids: firstIds, has_story: hasStory, ...row }) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      is_shared: Boolean(row.is_shared),
      covers: firstIds.flatMap((id) => covers.get(id) ?? []),
      ...(storyId !== undefined && { has_story: hasStory }),
    })),
  }
}
