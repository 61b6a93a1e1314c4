import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** How long an account counts as new: many can be created in an hour, but few abusers wait for days. */
export const newAccountHours = 72

type Reporter = {
  accountHours: number
  /** How many of their earlier reports ended in a take-down. */
  upheld: number
  dismissed: number
}

export const minWeight = 0.25
/** What all reports of the least weight count together: below `reportsToHide`, however many accounts somebody creates. */
export const maxSumOfMinWeights = 2

/** The weight of a report towards `reportsToHide`: 1 for an ordinary account. */
export function reportWeight({ accountHours, upheld, dismissed }: Reporter): number {
  if (accountHours < newAccountHours) return minWeight
  const record = upheld - dismissed
  return record > 0 ? 1.5 : Math.max(minWeight, 2 ** record)
}

export async function weightOfReporter(db: Kysely<Tables>, accountId: string): Promise<number> {
  const { rows } = await sql<Reporter>`
    select extract(epoch from now() - created_at)::float / 3600 as "accountHours",
      count(*) filter (where outcome = 'upheld')::int as upheld,
      count(*) filter (where outcome = 'dismissed')::int as dismissed
    from accounts left join (
      select outcome from reports where reporter_id = ${accountId} and decided_at is not null
    ) as decided on true
    where id = ${accountId}
    group by id`.execute(db)
  return rows[0] ? reportWeight(rows[0]) : minWeight
}
