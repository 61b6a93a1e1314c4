import { pageCountLimits } from '@moonpage/contract/story-input'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'
import type { ImageModelSettings, TextModelSettings } from '../../infra/models/model-settings.ts'
import { paintsHeroFirst, picturePrice, textCost } from '../../infra/models/prices.ts'

/** What stories are made with, and how many US dollars the whole site may spend on that in a day, UTC. */
export type Spending = {
  textModel: TextModelSettings
  imageModel: ImageModelSettings
  /** Null: as many as it takes. */
  dailyBudget: number | null
}

/** What is to be made. `isPlanned`: without the plan. */
export type Work = { pages: number; pictures: number; isPlanned?: boolean }

// What a book takes, about: an outline, which is asked for once, and its pages, now and then one of them again.
const outlineTokens = { inputTokens: 4000, outputTokens: 3000 }
const pageTokens = { inputTokens: 800, outputTokens: 700 }

/** US dollars, about; 0 where all of it is made at home. Picture by picture and page by page. */
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

/** What a story has cost since it was begun last. */
export const paidSince = (story: string) => sql<number>`(
  select coalesce(sum(usd), 0)::float8 from model_calls
  where story_id = ${sql.ref(`${story}.id`)} and answered_at >= ${sql.ref(`${story}.reserved_at`)})`

/** Of today: what was paid, and what the stories that have begun have reserved and not used yet. US dollars. */
export async function committedToday(db: Kysely<Tables>): Promise<{ spent: number; toCome: number }> {
  const { rows } = await sql<{ spent: number; to_come: number }>`
    select
      (select coalesce(sum(usd), 0)::float8 from model_spend
       where day = (now() at time zone 'utc')::date) as spent,
      (select coalesce(sum(greatest(0, reserved_usd - ${paidSince('story')})), 0)::float8
       from stories story
       where reserved_usd > 0 and generation_status in ('pending', 'generating', 'generating_images')) as to_come`.execute(
    db,
  )
  return { spent: rows[0]?.spent ?? 0, toCome: rows[0]?.to_come ?? 0 }
}

/** The next midnight, UTC. */
export const budgetRenewedAt = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** US dollars that can be reserved today; Infinity where there is no budget. */
export async function leftToday(db: Kysely<Tables>, { dailyBudget }: Spending): Promise<number> {
  if (dailyBudget === null) return Infinity
  const { spent, toCome } = await committedToday(db)
  return dailyBudget - spent - toCome
}

/** The least that costs something: the words of the shortest story, or one picture where words cost nothing. */
export const leastCost = (spending: Spending): number => {
  const costs = expectedCosts(spending)
  return costs.of({ pages: pageCountLimits.min, pictures: 0 }) || costs.picture
}

/** Sums of dollars are not exact to the last digit. */
export const isWithin = (usd: number, left: number): boolean => usd <= left + 1e-9
