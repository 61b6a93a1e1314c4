import type { Making } from '@moonpage/contract/making'
import { pageCountLimits } from '@moonpage/contract/story-input'
import { sql, type Kysely } from 'kysely'
import { budgetRenewedAt, expectedCosts, isOverBudget, type Spending } from '../../core/stories/budget.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { picturePrice, textPrice } from '../../infra/models/prices.ts'

/** What is good to know before a story is begun: what it costs, how long it takes, and whether it can be. */
export async function making({ kysely }: Pick<Database, 'kysely'>, spending: Spending): Promise<Making> {
  const { textModel, imageModel } = spending
  const isHosted = textModel.provider !== 'embedded' || imageModel.provider !== 'embedded'
  const [isOver, minutes] = await Promise.all([
    isOverBudget(kysely, spending),
    isHosted ? minutesOfLate(kysely, textModel.provider === 'embedded' ? null : textModel.model) : null,
  ])
  return {
    painted_here: imageModel.provider === 'embedded',
    picture_usd: picturePrice(imageModel),
    text_usd: textPrice(textModel)
      ? expectedCosts(spending).of({ pages: pageCountLimits.default, pictures: 0 })
      : null,
    minutes,
    resumes_at: isOver ? budgetRenewedAt(new Date()).toISOString() : null,
  }
}

/** Fewer than these tell nothing. */
const enoughStories = 5

/** From the middle one of the newest stories that this model told to the one that nine of ten were faster than. */
async function minutesOfLate(db: Kysely<Tables>, textModel: string | null): Promise<Making['minutes']> {
  const { rows } = await sql<{ stories: number; from: number; to: number }>`
    select count(*)::int as stories,
      percentile_disc(0.5) within group (order by minutes) as "from",
      percentile_disc(0.9) within group (order by minutes) as "to"
    from (
      select greatest(1, round(extract(epoch from completed_at - created_at) / 60))::int as minutes
      from stories
      where created_at > now() - interval '2 days' and completed_at is not null
        and text_model is not distinct from ${textModel}
        -- One that was made again was completed anew.
        and not exists (
          select from generations again where again.story_id = stories.id and again.begun_at > stories.created_at)
      order by created_at desc limit 50
    ) as lately`.execute(db)
  const [lately] = rows
  return lately && lately.stories >= enoughStories ? { from: lately.from, to: lately.to } : null
}
