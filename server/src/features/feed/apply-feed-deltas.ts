import { feedSorts, type FeedSort } from '@moonpage/contract/feed-filters'
import { sql, type Transaction } from 'kysely'
import { sortColumns, orderBySort } from '../../core/stories/feed-pagination.ts'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { slicesOfFacets } from './build-rank-checkpoints.ts'

const columns = (table: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)))

/** Adds the feed deltas to the counts, and deletes them. Runs in a single-snapshot transaction. */
export async function applyFeedDeltas(tx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into feed_facet_counts (subject, theme, age_group, stories)
    select subject, theme, age_group, sum(change) from feed_deltas group by 1, 2, 3 having sum(change) <> 0
    on conflict (subject, theme, age_group) do update set stories = feed_facet_counts.stories + excluded.stories`.execute(
    tx,
  )
  for (const sort of feedSorts) {
    await moveCheckpoints(tx, sort)
    await leaveGone(tx, sort)
  }
  await sql`delete from feed_deltas`.execute(tx)
}

/** In `recent` order views do not matter: a removal and an insertion cancel out. */
const moveCheckpoints = (tx: Transaction<Tables>, sort: FeedSort) => {
  const key = [...sortColumns(sort), 'story_id']
  return sql`
    with moved as (
      select ${columns('feed_deltas', key)}, subject, theme, age_group, sum(change) as change from feed_deltas
      group by ${columns('feed_deltas', key)}, subject, theme, age_group having sum(change) <> 0
    ),
    marks as (select step, ${columns('feed_rank_checkpoints', key)} from feed_rank_checkpoints where sort = ${sort} and slice = ''),
    shifts as (
      select step, slice, sum(change) as change
      from marks join moved on (${columns('moved', key)}) > (${columns('marks', key)})
      cross join lateral ${slicesOfFacets}
      group by 1, 2 having sum(change) <> 0
    )
    update feed_rank_checkpoints set before = before + shifts.change from shifts
    where sort = ${sort} and feed_rank_checkpoints.step = shifts.step and feed_rank_checkpoints.slice = shifts.slice`.execute(
    tx,
  )
}

const isGone = sql`not exists (select from stories where id = feed_rank_checkpoints.story_id and ${isFindable})`

/** A checkpoint at a story that is no longer public moves to the next story, which has the same rank. */
async function leaveGone(tx: Transaction<Tables>, sort: FeedSort): Promise<void> {
  const place = ['published_at', 'view_count', 'rating_count', 'rating_score']
  const order = sortColumns(sort)
  await sql`
    with moved as (
      select step, next.* from feed_rank_checkpoints cross join lateral (
        select ${columns('stories', ['id', ...place])} from stories
        where ${isFindable} and (${columns('stories', [...order, 'id'])}) < (${columns('feed_rank_checkpoints', [...order, 'story_id'])})
        order by ${orderBySort(sort)} limit 1
      ) as next
      where sort = ${sort} and slice = '' and ${isGone}
    )
    update feed_rank_checkpoints set story_id = moved.id, ${sql.join(
      place.map((column) => sql`${sql.ref(column)} = ${sql.ref(`moved.${column}`)}`),
    )}
    from moved where sort = ${sort} and feed_rank_checkpoints.step = moved.step`.execute(tx)
  // There is no next one.
  await sql`delete from feed_rank_checkpoints where sort = ${sort} and ${isGone}`.execute(tx)
}
