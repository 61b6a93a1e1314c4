import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/** Ends an account's sessions: their tokens are refused from the next request on. @param kept the one that goes on */
export async function endSessions(
  db: Kysely<Tables>,
  accountId: string,
  { kept = null }: { kept?: string | null } = {},
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('id', 'is distinct from', kept)
    .execute()
}
