import type { GenerationInfo } from '@moonpage/contract/generation-info'
import { pageCountLimits } from '@moonpage/contract/story-input'
import { sql, type Kysely } from 'kysely'
import {
  budgetResetsAt,
  expectedCosts,
  fitsInto,
  minCost,
  remainingToday,
  type Spending,
} from '../../core/stories/budget.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import { paintsHeroFirst, picturePrice, textPrice } from '../../infra/models/prices.ts'
import { firstIdAt } from '../../lib/ids.ts'

/** What to know before starting a story: its cost, its usual time, and whether the budget allows it. */
export async function getGenerationInfo(
  { kysely }: Pick<Database, 'kysely'>,
  spending: Spending,
): Promise<GenerationInfo> {
  const { textModel, imageModel } = spending
  const isHosted = textModel.provider !== 'embedded' || imageModel.provider !== 'embedded'
  const [remaining, newestStories] = await Promise.all([
    remainingToday(kysely, spending),
    recentMinutes(kysely, textModel.provider === 'embedded' ? null : textModel.model),
  ])
  return {
    painted_here: imageModel.provider === 'embedded',
    picture_usd: picturePrice(imageModel),
    text_usd: textPrice(textModel)
      ? expectedCosts(spending).of({ pages: pageCountLimits.default, pictures: 0 })
      : null,
    minutes:
      newestStories && newestStories.stories >= (isHosted ? minHostedStories : 1)
        ? { from: newestStories.from, to: newestStories.to }
        : null,
    ...(paintsHeroFirst(imageModel) && { paints_hero_first: true }),
    resumes_at: fitsInto(minCost(spending), remaining) ? null : budgetResetsAt(new Date()).toISOString(),
  }
}

/** Fewer stories say little of a provider, whose speed varies. Embedded models take the same time each time. */
const minHostedStories = 5

/** How many of the newest stories are considered. */
const days = 2

/** Median and 90th percentile of the newest stories of this model. */
async function recentMinutes(
  db: Kysely<Tables>,
  textModel: string | null,
): Promise<{ stories: number; from: number; to: number } | undefined> {
  const since = firstIdAt(Date.now() - days * 86_400_000)
  const { rows } = await sql<{ stories: number; from: number; to: number }>`
    select count(*)::int as stories,
      percentile_disc(0.5) within group (order by minutes) as "from",
      percentile_disc(0.9) within group (order by minutes) as "to"
    from (
      select round(extract(epoch from completed_at - created_at) / 60)::int as minutes
      from stories
      where id > ${since} and completed_at is not null
        and text_model is not distinct from ${textModel}
        -- A regenerated story has a new completion time.
        and not exists (
          select from generations again where again.story_id = stories.id and again.begun_at > stories.created_at)
      order by id desc limit 50
    ) as lately`.execute(db)
  return rows[0]
}
