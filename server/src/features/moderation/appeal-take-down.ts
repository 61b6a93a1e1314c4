import type { Appeal } from '@moonpage/contract/reports'
import { sql } from 'kysely'
import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import type { Database } from '../../infra/db/database.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

/** Appeals a take-down, once for each. @throws 404 unless the story is the caller's */
export async function appealTakeDown(
  { kysely }: Database,
  { owner, id }: OwnStory,
  text: string,
): Promise<Appeal> {
  return kysely.transaction().execute(async (tx) => {
    const story = await lockOwnStory(tx, { owner, id })
    if (!story.taken_down_at)
      throw problem(
        'not_taken_down',
        409,
        'This story was not taken down, so there is nothing to look at again.',
      )
    // Compared in SQL: a Date has only milliseconds, and this timestamp identifies the take-down.
    const appeal = await tx
      .insertInto('appeals')
      .columns(['id', 'story_id', 'taken_down_at', 'text'])
      .expression((eb) =>
        eb
          .selectFrom('stories')
          .select([sql<string>`${newId()}::uuid`.as('id'), 'stories.id as story_id'])
          .select(['taken_down_at', sql<string>`${text}`.as('text')])
          .where('stories.id', '=', id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning(['story_id', 'text', 'created_at'])
      .executeTakeFirst()
    if (!appeal)
      throw problem('already_appealed', 409, 'You have asked for another look at this story already.')
    return { ...appeal, created_at: appeal.created_at.toISOString() }
  })
}
