import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Reports shown per story. */
const reportsShown = 100

type ReportRow = {
  id: string
  story_id: string
  reporter_id: string
  snapshot_id: string
  reason: string | null
  created_at: Date
  /** All of the story's open reports, shown or not. */
  total: number
}

/** The open reports of each story, oldest first. */
export async function openReports(db: Kysely<Tables>, ids: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select * from (
      select id, story_id, reporter_id, snapshot_id, reason, created_at,
        count(*) over (partition by story_id)::int as total,
        row_number() over (partition by story_id order by created_at, id) as place
      from reports
      where decided_at is null and story_id = any(${ids}::uuid[])
    ) as open
    where place <= ${reportsShown}
    order by created_at, id`.execute(db)
  return rows
}

export const openAppeals = (db: Kysely<Tables>, ids: readonly string[]) =>
  db
    .selectFrom('appeals')
    .select(['story_id', 'text', 'created_at'])
    .where('story_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('decided_at', 'is', null)
    .execute()
