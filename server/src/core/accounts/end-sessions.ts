import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../infra/db/tables.ts'

/**
 * Ends an account's sessions: their tokens are rejected from the next request on. @param exceptId id of a session that
 * continues
 */
export async function endSessions(
  db: Kysely<Tables>,
  accountId: string,
  { exceptId = null }: { exceptId?: string | null } = {},
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('id', 'is distinct from', exceptId)
    .execute()
}
