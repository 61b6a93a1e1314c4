import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** For so long an account is new: many can be made in an hour, and few wait for days. */
export const newAccountHours = 72

type Reporter = {
  accountHours: number
  /** Of their earlier reports, those after which a story was taken down. */
  upheld: number
  dismissed: number
}

const leastWeight = 0.25

/** How much a report counts towards `reportsToHide`: 1 for an ordinary account. */
export function reportWeight({ accountHours, upheld, dismissed }: Reporter): number {
  if (accountHours < newAccountHours) return leastWeight
  const record = upheld - dismissed
  return record > 0 ? 1.5 : Math.max(leastWeight, 2 ** record)
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
  return rows[0] ? reportWeight(rows[0]) : leastWeight
}
