import { sql, type Transaction } from 'kysely'
import type { Owner } from '../../core/stories/lock-own-story.ts'
import type { GenerationKind, Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

export const unfinishedLimit = 3
/** How many regenerated pages count as much as a story. */
const pagesPerStory = 10

/**
 * Counts the stories that this person asked for, and those of nobody in particular. Requires lockAccount.
 * @throws 429 if too many are unfinished
 */
export async function rejectMoreUnfinished(
  tx: Transaction<Tables>,
  { accountId, familyId }: Owner,
): Promise<void> {
  const { unfinished } = await tx
    .selectFrom('stories')
    .select(sql<number>`count(*)::int`.as('unfinished'))
    .where('owner_id', '=', familyId)
    .where((eb) => eb.or([eb('created_by', 'is', null), eb('created_by', '=', accountId)]))
    .where('generation_status', 'in', ['pending', 'generating', 'generating_images'])
    .executeTakeFirstOrThrow()
  if (unfinished >= unfinishedLimit)
    throw problem(
      'too_many_unfinished',
      429,
      `${unfinishedLimit} of your stories are still being made. Please wait until one is finished.`,
      { retryAfterSeconds: 30 },
    )
}

/** Requires lockAccount. @throws 429 if the daily quota is used up */
export async function rejectOverQuota(
  tx: Transaction<Tables>,
  accountId: string,
  dailyStories: number,
): Promise<void> {
  const { today } = await tx
    .selectFrom('generations')
    .select(
      sql<number>`coalesce(sum(case kind when 'page' then 1.0 / ${pagesPerStory}::int else 1 end), 0)::float`.as(
        'today',
      ),
    )
    .where('account_id', '=', accountId)
    .where('begun_at', '>', sql<Date>`now() - interval '1 day'`)
    // A time in the future is from before the clock was set back.
    .where('begun_at', '<=', sql<Date>`now() + interval '1 minute'`)
    .executeTakeFirstOrThrow()
  if (today >= dailyStories)
    throw problem(
      'daily_allowance_used',
      429,
      `You have made ${dailyStories} stories today. Please come back tomorrow.`,
      { retryAfterSeconds: 3600 },
    )
}

/** Counts a generation that starts with this transaction. */
export const recordGeneration = (
  tx: Transaction<Tables>,
  begun: { accountId: string; storyId: string; kind: GenerationKind },
) =>
  tx
    .insertInto('generations')
    .values({ id: newId(), account_id: begun.accountId, story_id: begun.storyId, kind: begun.kind })
    .execute()
