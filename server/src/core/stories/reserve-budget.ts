import { sql, type Transaction } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { problem } from '../../lib/problem.ts'
import {
  budgetRenewedAt,
  expectedCosts,
  isWithin,
  leftToday,
  paidSince,
  type Spending,
  type Work,
} from './budget.ts'

/** Any number: all who reserve of a budget take turns by it. */
const lockKey = 7_306_185_942_017
const takeTurns = (tx: Transaction<Tables>) =>
  sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)

/**
 * For the transaction that begins something: what all of it will cost, about, is reserved, so that stories that begin
 * together do not count on the same money.
 * @returns what to store with the story
 * @throws a refusal with 503 when the day has less than that left
 */
export async function reserveBudget(tx: Transaction<Tables>, spending: Spending, work: Work) {
  const { of, picture } = expectedCosts(spending)
  const usd = of(work)
  const reserved = { reserved_usd: usd, reserved_at: sql<Date>`now()` }
  if (spending.dailyBudget === null || usd === 0) return reserved
  await takeTurns(tx)
  const left = await leftToday(tx, spending)
  if (isWithin(usd, left)) return reserved
  const now = new Date()
  const fewer =
    picture > 0 && isWithin(of({ ...work, pictures: 0 }), left) ? fittingPictures(of, work, left) : null
  throw problem('over_budget', 503, sentence(work, fewer), {
    retryAfterSeconds: Math.ceil((budgetRenewedAt(now).getTime() - now.getTime()) / 1000),
  })
}

function fittingPictures(of: (work: Work) => number, work: Work, left: number): number {
  let pictures = work.pictures
  while (pictures > 0 && !isWithin(of({ ...work, pictures }), left)) pictures -= 1
  return pictures
}

const sentence = ({ pages }: Work, fewer: number | null): string => {
  if (fewer === null || pages === 0)
    return 'Moonpage has told all the stories it can for today. You can start a new one tomorrow morning.'
  const most =
    fewer === 0 ? 'a story without images' : `a story with ${fewer === 1 ? 'one image' : `${fewer} images`}`
  return `Moonpage has room for only ${most} today. Choose that, or come back tomorrow morning.`
}

/** US dollars of its reservation that a story has not used. */
export async function leftOf({ kysely }: Pick<Database, 'kysely'>, storyId: string): Promise<number> {
  const story = await kysely
    .selectFrom('stories')
    .select(sql<number>`reserved_usd::float8 - ${paidSince('stories')}`.as('left'))
    .where('id', '=', storyId)
    .executeTakeFirst()
  return story?.left ?? 0
}

/** For a story that has used all that was reserved for it. @returns whether the day has so much left */
export const extendReservation = (
  { kysely }: Pick<Database, 'kysely'>,
  spending: Spending,
  { storyId, usd }: { storyId: string; usd: number },
): Promise<boolean> =>
  kysely.transaction().execute(async (tx) => {
    await takeTurns(tx)
    if (!isWithin(usd, await leftToday(tx, spending))) return false
    await tx
      .updateTable('stories')
      .set({
        reserved_usd: sql`greatest(reserved_usd, ${paidSince('stories')}) + ${usd}::float8`,
        reserved_at: sql`coalesce(reserved_at, created_at)`,
      })
      .where('id', '=', storyId)
      .execute()
    return true
  })
