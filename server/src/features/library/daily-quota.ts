import { sql, type Transaction } from 'kysely'
import type { GenerationKind, Tables } from '../../infra/db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { problem } from '../../lib/problem.ts'

export const unfinishedLimit = 3
/** How many single pages made again weigh as much as a story. */
const pagesForAStory = 10

/**
 * Locks the person until the transaction ends, so that parallel presses count each other's stories. Before any
 * story is locked: two that take the same rows in different orders wait for each other.
 */
export async function lockPerson(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  // Deleted while this waited for the lock.
  if (!account) throw problem('token_invalid', 401, 'Your session is no longer valid. Please log in again.')
}

/** Under lockPerson. @throws a refusal with 429 when too many stories are unfinished */
export async function rejectMoreUnfinished(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const { unfinished } = await tx
    .selectFrom('stories')
    .select(sql<number>`count(*)::int`.as('unfinished'))
    .where('owner_id', '=', accountId)
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

/** Under lockPerson. @throws a refusal with 429 when the day's allowance is used up */
export async function rejectOverQuota(
  tx: Transaction<Tables>,
  accountId: string,
  dailyStories: number,
): Promise<void> {
  const { today } = await tx
    .selectFrom('generations')
    .select(
      sql<number>`coalesce(sum(case kind when 'page' then 1.0 / ${pagesForAStory}::int else 1 end), 0)::float`.as(
        'today',
      ),
    )
    .where('account_id', '=', accountId)
    .where('begun_at', '>', sql<Date>`now() - interval '1 day'`)
    // What is still to come was begun before the clock was turned back.
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

/** Counts what begins with this transaction. */
export const recordGeneration = (
  tx: Transaction<Tables>,
  begun: { accountId: string; storyId: string; kind: GenerationKind },
) =>
  tx
    .insertInto('generations')
    .values({ id: newId(), account_id: begun.accountId, story_id: begun.storyId, kind: begun.kind })
    .execute()
