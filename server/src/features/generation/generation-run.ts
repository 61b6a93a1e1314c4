import type { NotificationKind } from '@moonpage/contract/notifications'
import type { GenerationStatus } from '@moonpage/contract/progress'
import { sql, type Kysely, type Transaction, type UpdateObject } from 'kysely'
import type { Spending } from '../../core/stories/budget.ts'
import { lockAccount, notifyPerson } from '../../core/notifications/notify-person.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import type { CallContext } from '../../infra/models/call-context.ts'
import type { GenerationTarget } from './generation-target.ts'
import { enforceBudget } from './enforce-budget.ts'
import { recordCall } from './record-call.ts'
import { notify } from '../../infra/db/listen.ts'
import type { Tables } from '../../infra/db/tables.ts'

/** Another attempt has this story now, or it was deleted: whatever we hold is worth nothing. */
export class LostAttempt extends Error {}

export type StoryChange = UpdateObject<Tables, 'stories'> & { generation_status?: GenerationStatus }

/** One attempt of one worker at one story. Whatever it stores is fenced by the attempt's number. */
export type GenerationRun = {
  storyId: string
  signal: AbortSignal
  /** What calls to models are made with: each answer that costs is written down at once, whatever becomes of it. */
  context: CallContext
  db: Kysely<Tables>
  /** For what no transaction can fence, right before it. @throws LostAttempt where another attempt has the story */
  ensureOwn(): Promise<void>
  store(change: StoryChange, write?: (tx: Transaction<Tables>) => Promise<unknown>): Promise<void>
  /** Stores how the story ended and tells its owner: both or neither, and only once. */
  end(
    change: StoryChange,
    kind: NotificationKind,
    write?: (tx: Transaction<Tables>) => Promise<unknown>,
  ): Promise<void>
}

/** What failed a run of its own is asked for a few times more, and not as often again. */
const retriesAfterFailure = 2

export function generationRun(
  db: Database,
  {
    storyId,
    ownerId,
    attempt,
    failures,
  }: Pick<GenerationTarget, 'storyId' | 'ownerId' | 'attempt' | 'failures'>,
  spending: Spending,
  signal: AbortSignal,
): GenerationRun {
  const takenOver = () => new LostAttempt(`attempt ${attempt} at story ${storyId} was taken over`)
  const storeIn = async (tx: Transaction<Tables>, change: StoryChange) => {
    const { numUpdatedRows } = await tx
      .updateTable('stories')
      // Its own number once more: a store that changes nothing else of the story is fenced too.
      .set({ ...change, attempt })
      .where('id', '=', storyId)
      .where('attempt', '=', attempt)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw takenOver()
    await notify(tx, storyChannel, storyId)
  }
  /** It is told to whoever follows the story, and changes nothing of it: one that is not written is no harm. */
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
      if (!story) throw takenOver()
    },
    async store(change, write) {
      signal.throwIfAborted()
      await db.kysely.transaction().execute(async (tx) => {
        await storeIn(tx, change)
        await write?.(tx)
      })
    },
    async end(change, kind, write) {
      signal.throwIfAborted()
      await db.kysely.transaction().execute(async (tx) => {
        await lockAccount(tx, ownerId)
        await storeIn(tx, change)
        await write?.(tx)
        await notifyPerson(tx, { accountId: ownerId, kind, storyId })
      })
    },
  }
}
