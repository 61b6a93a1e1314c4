import { isUnfinished } from '@moonpage/contract/progress'
import type { Transaction } from 'kysely'
import { lockAccount } from '../../core/accounts/lock-account.ts'
import { lockFamily } from '../../core/accounts/lock-family.ts'
import type { Spending } from '../../core/stories/budget.ts'
import { reserveBudget } from '../../core/stories/reserve-budget.ts'
import { restart } from '../../core/stories/restart.ts'
import { lockOwnStory, type OwnStory } from '../../core/stories/lock-own-story.ts'
import { enqueueGenerateStory } from '../../core/stories/enqueue-generate-story.ts'
import type { Database } from '../../infra/db/database.ts'
import type { GenerationKind, Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import { problem } from '../../lib/problem.ts'
import { remainingWork } from './remaining-work.ts'
import { recordGeneration, rejectMoreUnfinished, rejectOverQuota } from './daily-quota.ts'

export type RegenerateDeps = { db: Database; queue: Queue; dailyStories: number; spending: Spending }

/** `hasBeenComplete`: whether a version of the story was ever complete. */
type RegenerateState = { hasBeenComplete: boolean; tx: Transaction<Tables> }

/**
 * Starts regenerating the caller's story or a part of it. `prepare` creates the draft in the same transaction; the old
 * version stays until it is complete.
 * @returns nothing. @throws 404, 409 during a generation, 429 over the daily quota, 503 over the site's budget
 */
export async function regenerate(
  { db, queue, dailyStories, spending }: RegenerateDeps,
  { owner, id }: OwnStory,
  /** Its weight in the daily quota. */
  kind: GenerationKind,
  prepare: (standing: RegenerateState) => Promise<void>,
): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, owner.accountId)
    await lockFamily(tx, owner.familyId)
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
    await rejectMoreUnfinished(tx, owner)
    // A failed story was counted when it was first started.
    if (isWhole) {
      await rejectOverQuota(tx, owner.accountId, dailyStories)
      await recordGeneration(tx, { accountId: owner.accountId, storyId: id, kind })
    }
    await prepare({ hasBeenComplete: isWhole, tx })
    const reserved = await reserveBudget(tx, spending, await remainingWork(tx, id, story.input))
    await tx
      .updateTable('stories')
      .set({ ...restart, ...reserved })
      .where('id', '=', id)
      .execute()
    await enqueueGenerateStory({ tx, queue }, { storyId: id, ownerId: owner.familyId })
  })
}
