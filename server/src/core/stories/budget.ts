import { pageCountLimits } from '@moonpage/contract/story-input'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type {
  ImageModelSettings,
  SpeechModelSettings,
  TextModelSettings,
} from '../../infra/models/model-settings.ts'
import { paintsHeroFirst, picturePrice, textCost } from '../../infra/models/prices.ts'

/** What stories are generated with, and the daily budget of the whole site in US dollars (UTC days). */
export type Spending = {
  textModel: TextModelSettings
  imageModel: ImageModelSettings
  speechModel: SpeechModelSettings
  /** Null: unlimited. */
  dailyBudget: number | null
}

/** What is to be generated. `isPlanned`: the plan exists already. */
export type Work = { pages: number; pictures: number; isPlanned?: boolean }

// Estimated requests of a book: one for the outline, and its pages, some of them twice.
const outlineTokens = { inputTokens: 4000, outputTokens: 3000 }
const pageTokens = { inputTokens: 800, outputTokens: 700 }

/** Estimated US dollars, in total, per picture and per page; 0 with embedded models. */
export function expectedCosts({ textModel, imageModel }: Pick<Spending, 'textModel' | 'imageModel'>) {
  const outline = textCost(textModel, outlineTokens)
  const page = textCost(textModel, pageTokens)
  const picture = picturePrice(imageModel) ?? 0
  const ofPictures = (count: number) =>
    (count > 1 && paintsHeroFirst(imageModel) ? count + 1 : count) * picture
  return {
    page,
    picture,
    of: ({ pages, pictures, isPlanned = false }: Work): number =>
      (pages > 0 && !isPlanned ? outline : 0) + pages * page + ofPictures(pictures),
  }
}

/** What a story has cost since its latest start. */
export const costSinceStart = (story: string) => sql<number>`(
  select coalesce(sum(usd), 0)::float8 from model_calls
  where story_id = ${sql.ref(`${story}.id`)} and answered_at >= ${sql.ref(`${story}.reserved_at`)})`

/** Today's costs, in US dollars: what was spent, and what running stories have reserved but not used. */
export async function committedToday(db: Kysely<Tables>): Promise<{ spent: number; reserved: number }> {
  const { rows } = await sql<{ spent: number; to_come: number }>`
    select
      (select coalesce(sum(usd), 0)::float8 from model_spend
       where day = (now() at time zone 'utc')::date) as spent,
      (select coalesce(sum(greatest(0, reserved_usd - ${costSinceStart('story')})), 0)::float8
       from stories story
       where reserved_usd > 0 and generation_status in ('pending', 'generating', 'generating_images')) as to_come`.execute(
    db,
  )
  return { spent: rows[0]?.spent ?? 0, reserved: rows[0]?.to_come ?? 0 }
}

/** The next midnight, UTC. */
export const budgetResetsAt = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** US dollars that can still be reserved today; Infinity without a budget. */
export async function remainingToday(db: Kysely<Tables>, { dailyBudget }: Spending): Promise<number> {
  if (dailyBudget === null) return Infinity
  const { spent, reserved: toCome } = await committedToday(db)
  return dailyBudget - spent - toCome
}

/** The smallest cost of anything: the text of the shortest story, or one picture if text is free. */
export const minCost = (spending: Spending): number => {
  const costs = expectedCosts(spending)
  return costs.of({ pages: pageCountLimits.min, pictures: 0 }) || costs.picture
}

/** Tolerance for floating-point sums of dollars. */
export const fitsInto = (usd: number, remaining: number): boolean => usd <= remaining + 1e-9
