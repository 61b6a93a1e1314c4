import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** How many books of a child count as recent. */
const recent = 24

export type ChildBook = {
  id: string
  subject: string
  theme: string
  setting: string
  page_count: number
  max_images: number
  /** Finished at least once. */
  is_readable: boolean
  is_favorited: boolean
  /** Made ahead, and opened by nobody yet. */
  is_waiting: boolean
}

// A scalar subquery is answered by an index for one book at a time; `exists` reads all of the family's favorites.
const fields = (familyId: string) => sql`
  stories.id, subject, theme, setting,
  (input ->> 'page_count')::int as page_count, (input ->> 'max_images')::int as max_images,
  completed_at is not null as is_readable,
  (select true from favorites where account_id = ${familyId} and story_id = stories.id) is not null as is_favorited`

/** The newest books of each child, newest first. @returns by the ids of the children */
export async function findRecentBooks(
  db: Kysely<Tables>,
  familyId: string,
  childIds: readonly string[],
): Promise<Map<string, ChildBook[]>> {
  // Ids of stories are in the order in which they were made, so that the index of child_stories gives the newest.
  const { rows } = await sql<ChildBook & { child_id: string }>`
    select asked.child_id, book.*
    from unnest(${childIds}::uuid[]) as asked (child_id)
    cross join lateral (
      select ${fields(familyId)},
        newest.made_ahead and (select true from reading_places where story_id = stories.id limit 1) is null as is_waiting
      from (
        select story_id, made_ahead from child_stories where child_id = asked.child_id order by story_id desc limit ${recent}
      ) as newest
      join stories on stories.id = newest.story_id
    ) as book
    order by book.id desc`.execute(db)
  return Map.groupBy(rows, (row) => row.child_id)
}

/** Those of the family's newest books that were made for no child, newest first. */
export async function findBooksForNobody(db: Kysely<Tables>, familyId: string): Promise<ChildBook[]> {
  const { rows } = await sql<ChildBook>`
    select ${fields(familyId)}, false as is_waiting
    from (
      select id from stories where owner_id = ${familyId} order by created_at desc, id desc limit ${recent}
    ) as newest
    join stories on stories.id = newest.id
    where not exists (select from child_stories where story_id = stories.id)
    order by stories.id desc`.execute(db)
  return rows
}
