import pg from 'pg'
import { sqlStatements, withoutComments } from './sql-statements.ts'

const create = /^create (?:unique )?index concurrently if not exists (\w+) on /i
const drop = /^drop index concurrently if exists (\w+);?$/i

/**
 * Creates and drops indexes concurrently. Safe to run again after an interruption: existing indexes stay, and an
 * invalid one is dropped first.
 * @throws for any statement but `create index concurrently if not exists` and `drop index concurrently if exists`
 */
export async function runConcurrently(url: string, sql: string): Promise<void> {
  const statements = sqlStatements(sql).map(withoutComments)
  const other = statements.find((text) => !create.test(text) && !drop.test(text))
  if (other !== undefined)
    throw new Error(
      'Outside a transaction a migration may only say `create index concurrently if not exists … on …` and ' +
        `\`drop index concurrently if exists …\`, since it may be broken off. This one says: ${other}`,
    )
  const client = new pg.Client({ connectionString: url, application_name: 'moonpage-migrate' })
  client.on('error', () => {})
  await client.connect()
  try {
    for (const text of statements) {
      const name = create.exec(text)?.[1]
      if (name !== undefined && (await isInvalid(client, name)))
        await client.query(`drop index concurrently if exists ${pg.escapeIdentifier(name.toLowerCase())}`)
      await client.query(text)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function isInvalid(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
    [name],
  )
  return rows[0]?.valid === false
}
