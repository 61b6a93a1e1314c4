import { setTimeout as sleep } from 'node:timers/promises'
import { chartDays } from '@moonpage/contract/admin-stats'
import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import { chance } from './chance.ts'
import type { FamilyMember } from './sign-up-demo.ts'
import type { GeneratedStory } from './generate-stories.ts'

const daysAgo = (days: number) => sql<Date>`now() - make_interval(secs => ${Math.round(days * 86_400)})`

/** A time between the given one and now. */
const since = (time: string) => sql<Date>`${sql.ref(time)} + random() * (now() - ${sql.ref(time)})`

/** Moves everything created just now to dates within the last thirty days. */
export async function spreadDates(
  { kysely }: Database,
  members: readonly FamilyMember[],
  stories: readonly GeneratedStory[],
): Promise<void> {
  await kysely.transaction().execute(async (tx) => {
    for (const { id, number } of stories) {
      const next = chance(`evening of ${number}`)
      // More recent ones than old ones; published within a day.
      const days = (chartDays - 1.5) * next() ** 1.4 + 0.1
      await tx
        .updateTable('stories')
        .set({
          created_at: daysAgo(days),
          completed_at: daysAgo(days - 0.0005),
          published_at: sql`case when is_public then ${daysAgo(days * (0.98 - 0.3 * next()))} end`,
        })
        .where('id', '=', id)
        .execute()
      await tx
        .updateTable('generations')
        .set({ begun_at: daysAgo(days) })
        .where('story_id', '=', id)
        .execute()
      await tx
        .updateTable('notifications')
        .set({ created_at: daysAgo(days - 0.0005) })
        .where('story_id', '=', id)
        .where('kind', '=', 'story_finished')
        .execute()
    }
    const ids = stories.map(({ id }) => id)
    for (const table of ['ratings', 'favorites'] as const)
      await sql`
        update ${sql.table(table)} given set created_at = ${since('stories.published_at')}
        from stories where stories.id = given.story_id and stories.id = any(${ids}::uuid[])`.execute(tx)
    for (const { id } of members)
      await sql`
        update accounts set created_at = greatest(
          ${daysAgo(chartDays - 0.9)},
          (select min(created_at) from stories where owner_id = ${id}) - random() * interval '2 days'
        ) where id = ${id}`.execute(tx)
  })
}

/** Before they report, since reports of new accounts count less. */
export const haveBeenHere = ({ kysely }: Database, members: readonly FamilyMember[]) =>
  kysely
    .updateTable('accounts')
    .set({ created_at: daysAgo(chartDays - 0.9) })
    .where(
      'id',
      'in',
      members.map(({ id }) => id),
    )
    .execute()

/** Views are counted after the response. */
export async function viewsCounted(
  { kysely }: Database,
  stories: readonly GeneratedStory[],
  expected: number,
): Promise<void> {
  const ids = stories.map(({ id }) => id)
  for (let tries = 0; tries < 100; tries++) {
    const { views } = await kysely
      .selectFrom('stories')
      .select(sql<number>`coalesce(sum(view_count), 0)::int`.as('views'))
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .executeTakeFirstOrThrow()
    if (views >= expected) return
    await sleep(100)
  }
}
