import { feedSorts, type FeedSort } from '@moonpage/contract/feed'
import { sql, type Transaction } from 'kysely'
import { columnsOf, orderedBy } from '../../core/stories/feed-walk.ts'
import { isFindable } from '../../core/stories/story-rows.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { slicesOfKind } from './lay-steps.ts'

const columns = (table: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${table}.${name}`)))

/** Adds what was noted to the counts, and forgets the notes and who is gone. In a transaction of one snapshot. */
export async function addUpChanges(tx: Transaction<Tables>): Promise<void> {
  await sql`
    insert into feed_kinds (subject, theme, age_group, stories)
    select subject, theme, age_group, sum(change) from feed_changes group by 1, 2, 3 having sum(change) <> 0
    on conflict (subject, theme, age_group) do update set stories = feed_kinds.stories + excluded.stories`.execute(
    tx,
  )
  for (const sort of feedSorts) {
    await moveSteps(tx, sort)
    await leaveGone(tx, sort)
  }
  await sql`delete from feed_changes`.execute(tx)
}

/** A view leaves the newest in their order: what takes a story away and puts it back is no change there. */
const moveSteps = (tx: Transaction<Tables>, sort: FeedSort) => {
  const key = [...columnsOf(sort), 'story_id']
  return sql`
    with moved as (
      select ${columns('feed_changes', key)}, subject, theme, age_group, sum(change) as change from feed_changes
      group by ${columns('feed_changes', key)}, subject, theme, age_group having sum(change) <> 0
    ),
    marks as (select step, ${columns('feed_steps', key)} from feed_steps where sort = ${sort} and slice = ''),
    shifts as (
      select step, slice, sum(change) as change
      from marks join moved on (${columns('moved', key)}) > (${columns('marks', key)})
      cross join lateral ${slicesOfKind}
      group by 1, 2 having sum(change) <> 0
    )
    update feed_steps set before = before + shifts.change from shifts
    where sort = ${sort} and feed_steps.step = shifts.step and feed_steps.slice = shifts.slice`.execute(tx)
}

const isGone = sql`not exists (select from stories where id = feed_steps.story_id and ${isFindable})`

/** A step at a story that strangers find no more goes to the next one: as many stand before that. */
async function leaveGone(tx: Transaction<Tables>, sort: FeedSort): Promise<void> {
  const place = ['published_at', 'view_count', 'rating_count', 'rating_score']
  const order = columnsOf(sort)
  await sql`
    with moved as (
      select step, next.* from feed_steps cross join lateral (
        select ${columns('stories', ['id', ...place])} from stories
        where ${isFindable} and (${columns('stories', [...order, 'id'])}) < (${columns('feed_steps', [...order, 'story_id'])})
        order by ${orderedBy(sort)} limit 1
      ) as next
      where sort = ${sort} and slice = '' and ${isGone}
    )
    update feed_steps set story_id = moved.id, ${sql.join(
      place.map((column) => sql`${sql.ref(column)} = ${sql.ref(`moved.${column}`)}`),
    )}
    from moved where sort = ${sort} and feed_steps.step = moved.step`.execute(tx)
  // There is no next one.
  await sql`delete from feed_steps where sort = ${sort} and ${isGone}`.execute(tx)
}
