import pg from 'pg'

/** The latest migration; null before the app's first start. */
export async function schemaOf(url: string): Promise<number | null> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('schema_migrations') is not null as there`)
    if (!rows[0]?.there) return null
    const { rows: highest } = await client.query<{ number: number | null }>(
      'select max(number) as number from schema_migrations',
    )
    return highest[0]?.number ?? null
  } finally {
    await client.end()
  }
}
