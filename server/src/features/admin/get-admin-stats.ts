import { chartDays, type AdminStats } from '@moonpage/contract/admin-stats'
import { sql, type Kysely } from 'kysely'
import { orderBySort, selectFeedPage } from '../../core/stories/feed-pagination.ts'
import { presentSummary } from '../../core/stories/present-story.ts'
import { storyCards } from '../../core/stories/story-rows.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'

const topStories = 5

type Counts = Record<'total_users' | 'inactive_users' | 'recent_users' | 'total_stories', number>

const rowCount = (table: 'accounts' | 'stories') =>
  sql`(select sum(number)::bigint from row_counts where name = ${table})`

// From row counts, or by index-only scans.
async function countAll(db: Kysely<Tables>): Promise<Counts> {
  const { rows } = await sql<Counts>`select
    ${rowCount('accounts')} as total_users,
    (select count(*) from accounts where not is_active) as inactive_users,
    (select count(*) from (select distinct account_id from sessions where last_used_at > now() - interval '7 days') recent)
      as recent_users,
    ${rowCount('stories')} as total_stories`.execute(db)
  return rows[0] as Counts
}

type Totals = Record<'stories' | 'ratings' | 'stars', number>

async function publicTotals(db: Kysely<Tables>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select sum(stories)::bigint as stories, sum(ratings)::bigint as ratings, sum(stars)::bigint as stars
    from public_totals`.execute(db)
  return rows[0] as Totals
}

/** Counts a table's rows per day, by ranges of an index on the time. */
const countOnDay = (table: 'accounts' | 'stories' | 'generations', time: string) => sql`(
  select count(*) from ${sql.table(table)}
  where ${sql.ref(time)} >= day at time zone 'utc' and ${sql.ref(time)} < (day + interval '1 day') at time zone 'utc'
)`

async function countDays(db: Kysely<Tables>): Promise<AdminStats['daily']> {
  const { rows } = await sql<AdminStats['daily'][number]>`
    with days as (
      select ((now() at time zone 'utc')::date - ago)::timestamp as day from generate_series(0, ${chartDays - 1}::int) ago
    )
    select day::date as day, ${countOnDay('accounts', 'created_at')} as new_users,
      ${countOnDay('stories', 'created_at')} as new_stories, ${countOnDay('generations', 'begun_at')} as generations
    from days order by days.day`.execute(db)
  return rows
}

/** With stand-in names. */
async function readMost(db: Kysely<Tables>): Promise<AdminStats['top_stories']> {
  const rows = await storyCards(db, null)
    .where(
      sql<boolean>`stories.id = any(array(${selectFeedPage({ sort: 'popular', facets: {}, limit: topStories, offset: 0 })}))`,
    )
    .orderBy(orderBySort('popular'))
    .execute()
  return rows.map((row) => presentSummary(row, null))
}

/** The current numbers of people, stories and ratings. Ratings are those of public stories. */
export async function getAdminStats({ kysely }: Database): Promise<AdminStats> {
  const [counts, totals, daily, top_stories] = await Promise.all([
    countAll(kysely),
    publicTotals(kysely),
    countDays(kysely),
    readMost(kysely),
  ])
  return {
    user_stats: {
      total_users: counts.total_users,
      new_users_today: daily.at(-1)?.new_users ?? 0,
      active_users: counts.total_users - counts.inactive_users,
      recent_users: counts.recent_users,
    },
    story_stats: { total_stories: counts.total_stories, public_stories: totals.stories },
    rating_stats: {
      total_ratings: totals.ratings,
      average_rating: totals.ratings === 0 ? 0 : totals.stars / totals.ratings,
    },
    top_stories,
    daily,
  }
}
