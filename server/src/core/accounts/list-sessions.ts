import type { SessionSummary } from '@moonpage/contract/sessions'
import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'
import type { Caller } from '../../infra/http/route-server.ts'

/** The active sessions of a person, most recently used first. */
export async function listSessions(
  db: Database,
  { accountId, sessionId }: Caller,
): Promise<{ sessions: SessionSummary[] }> {
  const rows = await db.kysely
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return {
    sessions: rows.map(({ id, device, created_at, last_used_at }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      is_current: id === sessionId,
    })),
  }
}
