import { join } from 'node:path'
import pg from 'pg'

/** Makes the accounts of an app with an embedded database a month old: reports of new accounts weigh less. */
export async function ageAccounts(dataDir: string): Promise<void> {
  const client = new pg.Client({ user: 'moonpage', database: 'postgres', host: join(dataDir, 'run') })
  await client.connect()
  await client.query(`update accounts set created_at = created_at - interval '30 days'`)
  await client.end()
}
