import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'

/** Ends the session: its access token is rejected from the next request on. */
export async function logOut(db: Database, sessionId: string): Promise<void> {
  await db.kysely
    .updateTable('sessions')
    .set({ ended_at: sql`now()` })
    .where('id', '=', sessionId)
    .execute()
}
