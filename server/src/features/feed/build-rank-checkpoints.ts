import { feedSorts, type FeedSort } from '@moonpage/contract/feed-filters'
import { sql, type Transaction } from 'kysely'
import { orderBySort } from '../../core/stories/feed-pagination.ts'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Tables } from '../../infra/db/tables.ts'

/** The slices that count a story: every combination of its subject, theme and age group, and all stories. */
export const slicesOfFacets = sql`(
  select concat_ws(' ', 'subject ' || s, 'theme ' || t, 'age_group ' || a) as slice
  from (values (subject), (null)) as subjects (s), (values (theme), (null)) as themes (t), (values (age_group), (null)) as ages (a)
) as each`

/**
 * Rebuilds all checkpoints and counts by scanning the whole feed in each order. Runs in a single-snapshot transaction.
 * @param interval stories between two checkpoints
 */
export async function buildRankCheckpoints(tx: Transaction<Tables>, interval: number): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`delete from feed_deltas`.execute(tx)
  await sql`delete from feed_facet_counts`.execute(tx)
  await sql`
    insert into feed_facet_counts (subject, theme, age_group, stories)
    select subject, theme, age_group, count(*) from stories where ${isFindable} group by 1, 2, 3`.execute(tx)
  await sql`delete from feed_rank_checkpoints`.execute(tx)
  for (const sort of feedSorts) await buildCheckpointsOf(tx, sort, interval)
}

const buildCheckpointsOf = (tx: Transaction<Tables>, sort: FeedSort, length: number) =>
  sql`
    with walked as materialized (
      select id, subject, theme, age_group, (row_number() over (order by ${orderBySort(sort)}) - 1)::int as place
      from stories where ${isFindable}
    ),
    stretches as (
      select place / ${length}::int as stretch, subject, theme, age_group, count(*) as stories
      from walked group by 1, 2, 3, 4
    ),
    slices as (
      select stretch, slice, stories from (
        select stretch, slice, sum(stories) as stories, sum(sum(stories)) over (partition by slice) as total
        from stretches cross join lateral ${slicesOfFacets} group by 1, 2
      ) as all_slices
      -- What is less is sorted sooner than walked to.
      where slice = '' or total >= ${Math.floor(length / 2)}::int
    ),
    steps as (
      select id, place / ${length}::int as step from walked where place > 0 and place % ${length}::int = 0
    ),
    counts as (
      select steps.id, step, slice, sum(stories) as before from steps join slices on stretch < step group by 1, 2, 3
    )
    insert into feed_rank_checkpoints (sort, step, slice, before, story_id, published_at, view_count, rating_count, rating_score)
    select ${sort}, step, slice, before, stories.id, published_at, view_count, rating_count, rating_score
    from counts join stories using (id)`.execute(tx)
