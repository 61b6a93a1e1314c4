import { CompiledQuery } from 'kysely'
import type { Database } from '../../infra/db/database.ts'

type Totals = { stories: number; views: number; ratings: number; stars: number; highly_rated: number }

const sums = CompiledQuery.raw(`
  select sum(stories)::bigint as stories, sum(views)::bigint as views, sum(ratings)::bigint as ratings,
    sum(stars)::bigint as stars, sum(highly_rated)::bigint as highly_rated
  from public_totals`) as CompiledQuery<Totals>

/** Totals of all public stories, from triggers and feed maintenance: nothing is counted here. */
export async function publicTotals(db: Pick<Database, 'execute'>): Promise<Totals> {
  const [totals] = await db.execute(sums)
  return totals as Totals
}
