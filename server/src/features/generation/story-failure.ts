import { sql } from 'kysely'
import { lockMembers, notifyFamily } from '../../core/notifications/notify-family.ts'
import { enqueueWebhooks } from '../../core/webhooks/enqueue-webhooks.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import { ProviderError, type ProviderErrorKind } from '../../infra/models/provider-error.ts'
import type { Queue } from '../../infra/queue/queue.ts'
import type { GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'

/** How often models may fail a story before its parent sees a failure. Crashes do not count. */
const failureLimit = 3
/** A request that fails repeatedly while others succeed has had enough retries in one run. */
const isolatedWeight = 2

/** How long a story waits during an outage, since its last progress. */
const outageTimeout = sql`interval '15 minutes'`

/** Errors that end by themselves. */
const outages: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
  'busy',
  'broken',
  'unreachable',
  'cut',
  'slow',
  'circuit-open',
])
/** Errors that last until somebody fixes settings or account. */
const permanentOutages: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
  'wrong-key',
  'no-credit',
  'no-such-model',
  'over-budget',
])

/** Whether the provider as a whole is out: any other request would have failed too. */
export const isProviderOutage = (error: unknown): error is ProviderError =>
  error instanceof ProviderError &&
  !error.isIsolated &&
  (outages.has(error.kind) || permanentOutages.has(error.kind))

/** Whether the story made no progress for as long as an outage may last. */
export async function hasFailedForLong({
  db,
  storyId,
}: Pick<GenerationRun, 'db' | 'storyId'>): Promise<boolean> {
  const story = await db
    .selectFrom('stories')
    .select(sql<boolean>`coalesce(failing_since < now() - ${outageTimeout}, false)`.as('is_long'))
    .where('id', '=', storyId)
    .executeTakeFirst()
  return story?.is_long ?? false
}

/**
 * @returns `retry` if the queue should try again. `failed`: the owner is notified, and the story is failed or, if it
 * has a complete version, completed as before; its draft stays, to be continued on request. `lost`: another attempt has
 * the story.
 */
export async function countFailure(
  { db, queue }: { db: Database; queue: Queue },
  { storyId, ownerId, attempt }: GenerationTarget,
  error: unknown,
): Promise<'retry' | 'failed' | 'lost'> {
  const isPermanent = error instanceof ProviderError && error.isPermanent
  const isOutage = isProviderOutage(error) && !isPermanent
  const weight = error instanceof ProviderError && error.isIsolated ? isolatedWeight : 1
  return db.kysely.transaction().execute(async (tx) => {
    await lockMembers(tx, ownerId)
    const story = await tx
      .updateTable('stories')
      .set({
        failing_since: sql`coalesce(failing_since, now())`,
        ...(!isOutage && { failures: sql`failures + ${weight}::int` }),
      })
      .where('id', '=', storyId)
      .where('attempt', '=', attempt)
      .returning(['failures', 'completed_at'])
      .executeTakeFirst()
    if (!story) return 'lost'
    const isRetried = isOutage
      ? !(await hasFailedForLong({ db: tx, storyId }))
      : !isPermanent && story.failures < failureLimit
    if (isRetried) {
      await notify(tx, storyChannel, storyId)
      return 'retry'
    }
    await tx
      .updateTable('stories')
      .set({
        failing_since: null,
        ...(story.completed_at
          ? {
              generation_status: 'completed',
              generation_progress: 100,
              generation_error: regenerationMessage(error),
            }
          : { generation_status: 'failed', generation_error: parentMessage(error) }),
      })
      .where('id', '=', storyId)
      .execute()
    await notifyFamily(tx, { kind: 'story_failed', storyId })
    await enqueueWebhooks({ tx, queue }, { event: 'story.failed', storyId })
    await notify(tx, storyChannel, storyId)
    return 'failed'
  })
}

const parentMessage = (error: unknown): string =>
  error instanceof ProviderError
    ? error.sentenceForParent
    : 'We couldn’t finish this story. Everything written so far is saved, and you can try again.'

const regenerationMessage = (error: unknown): string =>
  error instanceof ProviderError
    ? `We couldn’t finish the new version. Your story hasn’t changed. ${error.sentenceForParent}`
    : 'We couldn’t finish the new version. Your story hasn’t changed, and you can try again.'
