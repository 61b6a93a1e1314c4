import { sql } from 'kysely'
import { lockAccount, notifyPerson } from '../../core/notifications/notify-person.ts'
import { storyChannel } from '../../core/stories/story-events.ts'
import type { Database } from '../../infra/db/database.ts'
import { notify } from '../../infra/db/listen.ts'
import { ProviderError, type ProviderErrorKind } from '../../infra/models/provider-error.ts'
import type { GenerationRun } from './generation-run.ts'
import type { GenerationTarget } from './generation-target.ts'

/** How often models may fail a story before it is told to the parent. Crashes do not count. */
const failureLimit = 3
/** One piece that its provider failed again and again, and did others well meanwhile: it was tried often enough in one run. */
const isolatedWeight = 2

/** How long a story waits for a provider that is out, since the last piece of it was made. */
const outagePatience = sql`interval '15 minutes'`

/** It will be back without anybody's doing. */
const outages: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
  'busy',
  'broken',
  'unreachable',
  'cut',
  'slow',
  'circuit-open',
])
/** It will do nothing for us until somebody sees to the settings or the account. */
const closures: ReadonlySet<ProviderErrorKind> = new Set<ProviderErrorKind>([
  'wrong-key',
  'no-credit',
  'no-such-model',
  'over-budget',
])

/** Whether a provider as a whole is out: any other piece would have failed as well. */
export const isProviderOutage = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && !error.isIsolated && (outages.has(error.kind) || closures.has(error.kind))

/** Whether nothing of the story could be made for as long as an outage may last. */
export async function hasFailedForLong({
  db,
  storyId,
}: Pick<GenerationRun, 'db' | 'storyId'>): Promise<boolean> {
  const story = await db
    .selectFrom('stories')
    .select(sql<boolean>`coalesce(failing_since < now() - ${outagePatience}, false)`.as('is_long'))
    .where('id', '=', storyId)
    .executeTakeFirst()
  return story?.is_long ?? false
}

/**
 * @returns whether it is worth trying again. Where it `failed`, its owner is told, and the story is `failed` now, or,
 * where there is a whole version of it, completed as before; the draft stays, to be continued when asked. Where it is
 * `lost`, another attempt has it now.
 */
export async function countFailure(
  db: Database,
  { storyId, ownerId, attempt }: GenerationTarget,
  error: unknown,
): Promise<'try again' | 'failed' | 'lost'> {
  const isPermanent = error instanceof ProviderError && error.isPermanent
  const isOutage = isProviderOutage(error) && !isPermanent
  const weight = error instanceof ProviderError && error.isIsolated ? isolatedWeight : 1
  return db.kysely.transaction().execute(async (tx) => {
    await lockAccount(tx, ownerId)
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
    const mayTryAgain = isOutage
      ? !(await hasFailedForLong({ db: tx, storyId }))
      : !isPermanent && story.failures < failureLimit
    if (mayTryAgain) {
      await notify(tx, storyChannel, storyId)
      return 'try again'
    }
    await tx
      .updateTable('stories')
      .set({
        failing_since: null,
        ...(story.completed_at
          ? {
              generation_status: 'completed',
              generation_progress: 100,
              generation_error: remakeSentenceOf(error),
            }
          : { generation_status: 'failed', generation_error: sentenceOf(error) }),
      })
      .where('id', '=', storyId)
      .execute()
    await notifyPerson(tx, { accountId: ownerId, kind: 'story_failed', storyId })
    await notify(tx, storyChannel, storyId)
    return 'failed'
  })
}

const sentenceOf = (error: unknown): string =>
  error instanceof ProviderError
    ? error.sentenceForParent
    : 'We couldn’t finish this story. Everything written so far is saved, and you can try again.'

const remakeSentenceOf = (error: unknown): string =>
  error instanceof ProviderError
    ? `We couldn’t finish the new version. Your story hasn’t changed. ${error.sentenceForParent}`
    : 'We couldn’t finish the new version. Your story hasn’t changed, and you can try again.'
