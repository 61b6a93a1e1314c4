import type { NotificationKind } from '@moonpage/contract/notifications'
import type { GenerationStatus } from '@moonpage/contract/progress'
import { sql, type Kysely, type Transaction, type UpdateObject } from 'kysely'
import type { Spending } from '../../core/stories/budget.ts'
import { lockMembers, notifyFamily } from '../../core/notifications/notify-family.ts'
import { enqueueWebhooks } from '../../core/webhooks/enqueue-webhooks.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import type { CallContext } from '../../infra/models/call-context.ts'
import type { GenerationTarget } from './generation-target.ts'
import { enforceBudget } from './enforce-budget.ts'
import { recordCall } from '../../core/stories/record-call.ts'
import { notify } from '../../infra/db/listen.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type { Queue } from '../../infra/queue/queue.ts'

/** Another attempt has taken over the story, or it was deleted: this one must store nothing more. */
export class LostAttempt extends Error {}

export type StoryChange = UpdateObject<Tables, 'stories'> & { generation_status?: GenerationStatus }

/** One attempt at generating a story. All its writes are fenced by the attempt's number. */
export type GenerationRun = {
  storyId: string
  signal: AbortSignal
  /** The context of model calls: the cost of each answer is recorded at once. */
  context: CallContext
  db: Kysely<Tables>
  /** Checks the fence before an action outside of transactions. @throws LostAttempt if another attempt has the story */
  ensureOwn(): Promise<void>
  store(change: StoryChange, write?: (tx: Transaction<Tables>) => Promise<unknown>): Promise<void>
  /** The same with the family's accounts locked first, for rows that refer to it. */
  storeForOwner(change: StoryChange, write: (tx: Transaction<Tables>) => Promise<unknown>): Promise<void>
  /** Stores the story's final state and notifies its family: both or neither, and only once. */
  end(
    change: StoryChange,
    kind: NotificationKind,
    write?: (tx: Transaction<Tables>) => Promise<unknown>,
  ): Promise<void>
}

/** Fewer retries for a request whose failure alone ended an earlier run. */
const retriesAfterFailure = 2

export function generationRun(
  { db, queue }: { db: Database; queue: Queue },
  {
    storyId,
    ownerId,
    attempt,
    failures,
  }: Pick<GenerationTarget, 'storyId' | 'ownerId' | 'attempt' | 'failures'>,
  spending: Spending,
  signal: AbortSignal,
): GenerationRun {
  const rejectIfLost = () => new LostAttempt(`attempt ${attempt} at story ${storyId} was taken over`)
  const storeIn = async (tx: Transaction<Tables>, change: StoryChange) => {
    const { numUpdatedRows } = await tx
      .updateTable('stories')
      // Sets the attempt to its own value, so that a write without other changes is fenced too.
      .set({ ...change, attempt })
      .where('id', '=', storyId)
      .where('attempt', '=', attempt)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw rejectIfLost()
    await notify(tx, storyChannel, storyId)
  }
  async function storeForOwner(change: StoryChange, write: (tx: Transaction<Tables>) => Promise<unknown>) {
    signal.throwIfAborted()
    await db.kysely.transaction().execute(async (tx) => {
      await lockMembers(tx, ownerId)
      await storeIn(tx, change)
      await write(tx)
    })
  }
  /** Only informs those who follow the story, so a failed write does no harm. */
  const noteWaiting = () =>
    db.kysely
      .transaction()
      .execute(async (tx) => {
        const noted = await tx
          .updateTable('stories')
          .set({ failing_since: sql`now()` })
          .where('id', '=', storyId)
          .where('attempt', '=', attempt)
          .where('failing_since', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (noted) await notify(tx, storyChannel, storyId)
      })
      .catch(() => {})
  return {
    storyId,
    signal,
    context: {
      signal,
      ...(failures > 0 && { retries: retriesAfterFailure }),
      recordCall: (call) => recordCall(db, storyId, call),
      onWaiting: () => void noteWaiting(),
      reserveBudget: enforceBudget(db, spending, storyId),
    },
    db: db.kysely,
    async ensureOwn() {
      const story = await db.kysely
        .selectFrom('stories')
        .select('id')
        .where('id', '=', storyId)
        .where('attempt', '=', attempt)
        .executeTakeFirst()
      if (!story) throw rejectIfLost()
    },
    async store(change, write) {
      signal.throwIfAborted()
      await db.kysely.transaction().execute(async (tx) => {
        await storeIn(tx, change)
        await write?.(tx)
      })
    },
    storeForOwner,
    end: (change, kind, write) =>
      storeForOwner(change, async (tx) => {
        await write?.(tx)
        await notifyFamily(tx, { kind, storyId })
        await enqueueWebhooks({ tx, queue }, { event: 'story.completed', storyId })
      }),
  }
}
