import { spendingDays, type SystemModels } from '@moonpage/contract/system-models'
import { sql, type Kysely } from 'kysely'
import { committedToday, fitsInto, minCost, type Spending } from '../../core/stories/budget.ts'
import type { Database } from '../../infra/db/database.ts'
import type { Tables } from '../../infra/db/tables.ts'
import type {
  ImageModelSettings,
  SpeechModelSettings,
  TextModelSettings,
} from '../../infra/models/model-settings.ts'
import { picturePrice, speechPrice, textPrice } from '../../infra/models/prices.ts'

/** The configured models, their cost, and how much of the budget is committed. */
export async function getSystemModels(
  { kysely }: Pick<Database, 'kysely'>,
  { spending, dailyStories }: { spending: Spending; dailyStories: number },
): Promise<SystemModels> {
  const { textModel, imageModel, speechModel, dailyBudget } = spending
  const [circuits, { spent, reserved }, days, models, costliest] = await Promise.all([
    openCircuits(kysely),
    committedToday(kysely),
    spentByDay(kysely),
    spentByModel(kysely),
    costliestStories(kysely),
  ])
  return {
    text: { ...configuredModel(textModel), price: textPrice(textModel) },
    pictures: { ...configuredModel(imageModel), price: picturePrice(imageModel) },
    speech: { ...configuredModel(speechModel), price: speechPrice(speechModel) },
    resting: circuits,
    daily_stories: dailyStories,
    budget: {
      usd: dailyBudget,
      spent,
      to_come: reserved,
      is_taken_up: dailyBudget !== null && !fitsInto(minCost(spending), dailyBudget - spent - reserved),
    },
    days,
    models,
    costliest_stories: costliest,
  }
}

// The host only: a URL may contain a password.
const configuredModel = (settings: TextModelSettings | ImageModelSettings | SpeechModelSettings) =>
  settings.provider === 'embedded'
    ? { provider: settings.provider, model: null, host: null }
    : { provider: settings.provider, model: settings.model, host: new URL(settings.baseUrl).host }

const today = sql<string>`(now() at time zone 'utc')::date`
const firstDay = sql<string>`${today} - ${spendingDays - 1}::int`
const usd = sql<number>`coalesce(sum(usd), 0)::float8`

async function openCircuits(db: Kysely<Tables>): Promise<SystemModels['resting']> {
  const rows = await db
    .selectFrom('provider_circuits')
    .select(['provider', 'reason', 'opened_until'])
    .where('opened_until', '>', sql<Date>`now()`)
    .orderBy('provider')
    .execute()
  return rows.flatMap(({ provider, reason, opened_until: until }) =>
    until ? [{ provider, reason, until: until.toISOString() }] : [],
  )
}

async function spentByDay(db: Kysely<Tables>): Promise<SystemModels['days']> {
  const { rows } = await sql<SystemModels['days'][number]>`
    select to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(sum(usd) filter (where kind = 'text'), 0)::float8 as text_usd,
      coalesce(sum(usd) filter (where kind = 'image'), 0)::float8 as pictures_usd,
      coalesce(sum(usd) filter (where kind = 'speech'), 0)::float8 as speech_usd
    from (select ${firstDay} + n as day from generate_series(0, ${spendingDays - 1}::int) as n) as days
    left join model_spend using (day)
    group by days.day order by days.day`.execute(db)
  return rows
}

const spentByModel = (db: Kysely<Tables>): Promise<SystemModels['models']> =>
  db
    .selectFrom('model_spend')
    .select(['kind', 'model', usd.as('usd')])
    .select(
      (['calls', 'input_tokens', 'output_tokens', 'pictures'] as const).map((column) =>
        sql<number>`sum(${sql.ref(column)})::int8`.as(column),
      ),
    )
    .where('day', '>=', firstDay)
    .groupBy(['kind', 'model'])
    .orderBy('usd', 'desc')
    .orderBy('kind')
    .orderBy('model')
    .execute()

const costliestStories = (db: Kysely<Tables>): Promise<SystemModels['costliest_stories']> =>
  db
    .selectFrom('model_calls')
    .select(({ fn }) => ['story_id', usd.as('usd'), fn.countAll<number>().as('calls')])
    .where('answered_at', '>=', sql<Date>`(${firstDay})::timestamp at time zone 'utc'`)
    .where('story_id', 'is not', null)
    .where('usd', '>', 0)
    .groupBy('story_id')
    .orderBy('usd', 'desc')
    .orderBy('story_id')
    .limit(5)
    .$narrowType<{ story_id: string }>()
    .execute()
