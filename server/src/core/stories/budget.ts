import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { ImageModelSettings, TextModelSettings } from '../../infra/models/model-settings.ts'
import { picturePrice, textCost } from '../../infra/models/prices.ts'
import { refuse } from '../../lib/refusal.ts'

/** What stories are made with, and how many US dollars the whole site may spend on that in a day, UTC. */
export type Spending = {
  textModel: TextModelSettings
  imageModel: ImageModelSettings
  /** Null: as many as it takes. */
  dailyBudget: number | null
}

/** What is to be made. */
export type Work = { pages: number; pictures: number }

// What a book takes, about: an outline, which is asked for once, and its pages, now and then one of them again.
const outlineTokens = { inputTokens: 4000, outputTokens: 3000 }
const pageTokens = { inputTokens: 800, outputTokens: 700 }

/** US dollars, about; 0 where all of it is made at home. Picture by picture and page by page. */
export function expectedCosts({ textModel, imageModel }: Pick<Spending, 'textModel' | 'imageModel'>) {
  const outline = textCost(textModel, outlineTokens)
  const page = textCost(textModel, pageTokens)
  const picture = picturePrice(imageModel) ?? 0
  return {
    outline,
    page,
    picture,
    of: ({ pages, pictures }: Work): number => (pages > 0 ? outline + pages * page : 0) + pictures * picture,
  }
}

/** Of today: what was paid, and what the stories that have begun will still cost, about. US dollars. */
export async function committedToday(
  db: Kysely<Tables>,
  spending: Spending,
): Promise<{ spent: number; toCome: number }> {
  const { outline, page, picture } = expectedCosts(spending)
  const { rows } = await sql<{ spent: number; to_come: number }>`
    select
      (select coalesce(sum(usd), 0)::float8 from model_spend
       where day = (now() at time zone 'utc')::date) as spent,
      (select coalesce(sum(greatest(0, expected - paid)), 0)::float8 from (
        select
          case draft.kind
            when 'page' then ${outline + page + picture}::float8
            when 'images' then ${picture}::float8 * (story.input ->> 'max_images')::int
            else ${outline}::float8 + ${page}::float8 * (story.input ->> 'page_count')::int
              + ${picture}::float8 * (story.input ->> 'max_images')::int
          end as expected,
          (select coalesce(sum(usd), 0)::float8 from model_calls
           where story_id = story.id and answered_at >= (
             select max(begun_at) from generations where story_id = story.id)) as paid
        from stories story left join story_drafts draft on draft.story_id = story.id
        where story.generation_status in ('pending', 'generating', 'generating_images')
      ) as begun) as to_come`.execute(db)
  return { spent: rows[0]?.spent ?? 0, toCome: rows[0]?.to_come ?? 0 }
}

/** The next midnight, UTC. */
export const budgetRenewedAt = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** Whether today's budget is taken up by what was paid and what has begun. Never where there is no budget. */
export async function isOverBudget(db: Kysely<Tables>, spending: Spending): Promise<boolean> {
  if (spending.dailyBudget === null) return false
  const { spent, toCome } = await committedToday(db, spending)
  return spent + toCome >= spending.dailyBudget
}

/** Any number: all who begin a story on a budget take turns by it. */
const lockKey = 7_306_185_942_017

/**
 * For the transaction that begins something: what has begun is counted, and is always finished.
 * @throws a refusal with 503 when today's budget is taken up, and the work would cost something
 */
export async function refuseOverBudget(
  tx: Transaction<Tables>,
  spending: Spending,
  work: Work,
): Promise<void> {
  if (spending.dailyBudget === null || expectedCosts(spending).of(work) === 0) return
  await sql`select pg_advisory_xact_lock(${lockKey}::bigint)`.execute(tx)
  if (!(await isOverBudget(tx, spending))) return
  const now = new Date()
  throw refuse(
    'over_budget',
    503,
    'Moonpage has told all the stories it can for today. You can start a new one tomorrow morning.',
    { retryAfterSeconds: Math.ceil((budgetRenewedAt(now).getTime() - now.getTime()) / 1000) },
  )
}
