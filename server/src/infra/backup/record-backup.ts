import pg from 'pg'

/** Notes in the database that a backup was made, for admins to see. The backup itself is whole without it. */
export async function recordBackup(
  url: string,
  { contents, bytes }: { contents: 'all' | 'pictures'; bytes: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('insert into backups (made_at, contents, bytes) values (now(), $1, $2)', [
      contents,
      bytes,
    ])
  } finally {
    await client.end()
  }
}
