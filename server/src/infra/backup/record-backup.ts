import pg from 'pg'

/** Records a backup in the database, for admins. The backup is complete without it. */
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
