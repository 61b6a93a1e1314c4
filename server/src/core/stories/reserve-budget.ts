import { sql, type Transaction } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'
import {
  budgetResetsAt,
  expectedCosts,
  fitsInto,
  remainingToday,
  costSinceStart,
  type Spending,
  type Work,
} from './budget.ts'

/** Key of the advisory lock that serializes reservations. */
const lockKey = 7_306_185_942_017
const lockBudget = (tx: Transaction<Tables>) =>
  sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)

/**
 * Reserves the expected cost in the transaction that starts a generation, so that concurrent starts do not count on the
 * same money.
 * @returns the fields to store with the story
 * @throws 503 if the daily budget has less than that left
 */
export async function reserveBudget(tx: Transaction<Tables>, spending: Spending, work: Work) {
  const { of, picture } = expectedCosts(spending)
  const usd = of(work)
  const reserved = { reserved_usd: usd, reserved_at: sql<Date>`now()` }
  if (spending.dailyBudget === null || usd === 0) return reserved
  await lockBudget(tx)
  const remaining = await remainingToday(tx, spending)
  if (fitsInto(usd, remaining)) return reserved
  const now = new Date()
  const affordable =
    picture > 0 && fitsInto(of({ ...work, pictures: 0 }), remaining)
      ? affordablePictures(of, work, remaining)
      : null
  throw problem('over_budget', 503, overBudgetMessage(work, affordable), {
    retryAfterSeconds: Math.ceil((budgetResetsAt(now).getTime() - now.getTime()) / 1000),
  })
}

function affordablePictures(of: (work: Work) => number, work: Work, remaining: number): number {
  let pictures = work.pictures
  while (pictures > 0 && !fitsInto(of({ ...work, pictures }), remaining)) pictures -= 1
  return pictures
}

const overBudgetMessage = ({ pages }: Work, fewer: number | null): string => {
  if (fewer === null || pages === 0)
    return 'Moonpage has told all the stories it can for today. You can start a new one tomorrow morning.'
  const most =
    fewer === 0 ? 'a story without images' : `a story with ${fewer === 1 ? 'one image' : `${fewer} images`}`
  return `Moonpage has room for only ${most} today. Choose that, or come back tomorrow morning.`
}

/** US dollars of its reservation that a story has not used. */
export async function remainingReservation(
  { kysely }: Pick<Database, 'kysely'>,
  storyId: string,
): Promise<number> {
  const story = await kysely
    .selectFrom('stories')
    .select(sql<number>`reserved_usd::float8 - ${costSinceStart('stories')}`.as('left'))
    .where('id', '=', storyId)
    .executeTakeFirst()
  return story?.left ?? 0
}

/** Reserves more for a story that has used up its reservation. @returns whether the daily budget allowed it */
export const extendReservation = (
  { kysely }: Pick<Database, 'kysely'>,
  spending: Spending,
  { storyId, usd }: { storyId: string; usd: number },
): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    await lockBudget(tx)
    if (!fitsInto(usd, await remainingToday(tx, spending))) return false
    await tx
      .updateTable('stories')
      .set({
        reserved_usd: sql`greatest(reserved_usd, ${costSinceStart('stories')}) + ${usd}::float8`,
        reserved_at: sql`coalesce(reserved_at, created_at)`,
      })
      .where('id', '=', storyId)
      .execute()
    return true
  })
