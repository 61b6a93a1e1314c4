import { randomBytes } from 'node:crypto'
import type { Database } from '../../infra/db/database.ts'

/**
 * The key that signs access tokens: from the settings, else generated once and stored in the database for all
 * processes.
 */
export async function sessionSecret(db: Database, fromSettings: string | undefined): Promise<Uint8Array> {
  if (fromSettings) return new TextEncoder().encode(fromSettings)
  await db.kysely
    .insertInto('secrets')
    .values({ name: 'session', value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db.kysely
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'session')
    .executeTakeFirstOrThrow()
  return row.value
}
