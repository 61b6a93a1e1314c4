import type { ReadingPlace } from '@moonpage/contract/reading-places'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { Owner } from './lock-own-story.ts'

/** Matches the predicate of the index. */
const isUnfinished = sql<boolean>`not reading_places.is_finished and reading_places.page_number > 1`

/**
 * Where the family's children, and the caller, stopped in these stories: by story, the latest first. In a child's view
 * only where the child did, and with an API key nowhere. Nothing for a book that was finished, or left on its first page.
 */
export async function findReadingPlaces(
  db: Kysely<Tables>,
  { accountId, familyId, childId, apiKey }: Owner,
  storyIds: readonly string[],
): Promise<ReadonlyMap<string, ReadingPlace[]>> {
  if (storyIds.length === 0 || apiKey) return new Map()
  const rows = await db
    .selectFrom('reading_places')
    .leftJoin('children', 'children.id', 'child_id')
    .select(['story_id', 'child_id', 'children.name as child_name', 'page_number', 'turned_at'])
    .where('story_id', 'in', storyIds)
    .where(isUnfinished)
    .where((eb) =>
      childId
        ? eb('child_id', '=', childId)
        : eb.or([eb('reading_places.account_id', '=', accountId), eb('children.family_id', '=', familyId)]),
    )
    .orderBy('turned_at', 'desc')
    .execute()
  return Map.groupBy(
    rows.map(({ turned_at, ...row }) => ({ ...row, turned_at: turned_at.toISOString() })),
    ({ story_id: id }) => id,
  )
}

/** The story with its places, if there are any. */
export const withPlaces = <Shown extends { id: string }>(
  story: Shown,
  places: ReadonlyMap<string, ReadingPlace[]>,
): Shown & { places?: ReadingPlace[] } => {
  const found = places.get(story.id)
  return found ? { ...story, places: found } : story
}

/**
 * The books that each child can go on with, by the page that was turned to last, the latest first.
 * @param limit how many for each child
 * @returns ids of stories by the ids of the children
 */
export async function findUnfinishedBooks(
  db: Kysely<Tables>,
  childIds: readonly string[],
  limit: number,
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ child_id: string; story_id: string }>`
    select asked.child_id, place.story_id
    from unnest(${childIds}::uuid[]) as asked (child_id)
    cross join lateral (
      select story_id, turned_at from reading_places
      where child_id = asked.child_id and ${isUnfinished}
      order by turned_at desc limit ${limit}
    ) as place
    order by place.turned_at desc`.execute(db)
  return new Map(
    childIds.map((id) => [id, rows.filter((row) => row.child_id === id).map((row) => row.story_id)]),
  )
}

/**
 * The readings of a child, the latest first; a book that was read on several days comes several times. Empty while the
 * family records none.
 */
export const findReadings = (db: Kysely<Tables>, childId: string, limit: number) =>
  db
    .selectFrom('readings')
    .select(['story_id', 'day', 'read_at'])
    .where('child_id', '=', childId)
    .orderBy('read_at', 'desc')
    .limit(limit)
    .execute()
