import { join } from 'node:path'
import pg from 'pg'

/** Has the accounts of an app with its own database be a month old: reports of new ones count for less. */
export async function ageAccounts(dataDir: string): Promise<void> {
  const client = new pg.Client({ user: 'moonpage', database: 'postgres', host: join(dataDir, 'run') })
  await client.connect()
  await client.query(`update accounts set created_at = created_at - interval '30 days'`)
  await client.end()
}
