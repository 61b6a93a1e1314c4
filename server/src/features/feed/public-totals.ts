import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

type Totals = { stories: number; views: number; ratings: number; stars: number; highly_rated: number }

/** What all stories that strangers may find come to at this moment; kept by the database, so nothing is counted. */
export async function publicTotals(db: Kysely<Tables>): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select sum(stories)::bigint as stories, sum(views)::bigint as views, sum(ratings)::bigint as ratings,
      sum(stars)::bigint as stars, sum(highly_rated)::bigint as highly_rated
    from public_totals`.execute(db)
  return rows[0] as Totals
}
