import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** The id of each story's latest decision, if any. */
export async function lastDecisions(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; subject_id: string }>`
    select distinct on (subject_id) subject_id, id from audit_entries
    where subject_id = any(${ids}::uuid[])
    order by subject_id, created_at desc, id desc`.execute(db)
  return new Map(rows.map((row) => [row.subject_id, row.id]))
}

export const lastDecision = async (db: Kysely<Tables>, id: string): Promise<string | null> =>
  (await lastDecisions(db, [id])).get(id) ?? null
