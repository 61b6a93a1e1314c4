import { isUnfinished } from '@moonpage/contract/progress'
import type { Transaction } from 'kysely'
import type { Spending } from '../../core/stories/budget.ts'
import { reserveBudget } from '../../core/stories/reserve-budget.ts'
import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import { enqueueGenerateStory } from '../../core/stories/enqueue-generate-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { GenerationKind, Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { problem } from '../../lib/problem.ts'
import { remainingWork } from './remaining-work.ts'
import { lockPerson, recordGeneration, rejectMoreUnfinished, rejectOverQuota } from './daily-quota.ts'

export type RegenerateDeps = { db: Database; queue: Queue; dailyStories: number; spending: Spending }

/** What `prepare` is told: whether a version of the story has ever been whole. */
type Standing = { isWhole: boolean; tx: Transaction<Tables> }

/**
 * Has a story of the caller's made again, or a part of it. `prepare` lays out what is to be made, in the same
 * transaction; what is read stays until that is whole.
 * @returns nothing. Refuses with 404, 409 while a generation runs, 429 past the allowance, 503 over the
 * site's budget.
 */
export async function regenerate(
  { db, queue, dailyStories, spending }: RegenerateDeps,
  { owner, id }: OwnStory,
  /** As it counts for the day. */
  kind: GenerationKind,
  prepare: (standing: Standing) => Promise<void>,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await lockPerson(tx, owner.accountId)
    const story = await lockOwnStory(tx, { owner, id })
    if (isUnfinished(story.generation_status))
      throw problem(
        'still_being_made',
        409,
        'This story is still being made. Please wait until it is finished.',
      )
    const isWhole = story.completed_at !== null
    if (!isWhole && kind !== 'story')
      throw problem('not_whole', 409, 'This story was never finished. Try the whole story again first.')
    await rejectMoreUnfinished(tx, owner.accountId)
    // A story that failed was counted when it was begun.
    if (isWhole) {
      await rejectOverQuota(tx, owner.accountId, dailyStories)
      await recordGeneration(tx, { accountId: owner.accountId, storyId: id, kind })
    }
    await prepare({ isWhole, tx })
    const reserved = await reserveBudget(tx, spending, await remainingWork(tx, id, story.input))
    await tx
      .updateTable('stories')
      .set({
        generation_status: 'pending',
        generation_progress: 0,
        generation_error: null,
        failures: 0,
        failing_since: null,
        ...reserved,
      })
      .where('id', '=', id)
      .execute()
    await enqueueGenerateStory({ tx, queue }, { storyId: id, ownerId: owner.accountId })
  })
}
