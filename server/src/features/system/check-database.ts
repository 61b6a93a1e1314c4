import { sql } from 'kysely'
import type { Database } from '../../infra/db/database.ts'

/** @throws an error with a message if the database cannot be read or written */
export async function checkDatabase({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const { rows } = await sql<{ read_only: string }>`
    select current_setting('transaction_read_only') as read_only`.execute(kysely)
  if (rows[0]?.read_only !== 'off') throw new Error('It can be read at the moment, and not be written to.')
}
