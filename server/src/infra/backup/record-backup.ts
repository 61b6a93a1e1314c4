import type { BackupProof } from '@moonpage/contract/system'
import pg from 'pg'

/** Records a backup in the database, for admins. The backup is complete without it. */
export async function recordBackup(
  url: string,
  { contents, bytes, proof }: { contents: 'all' | 'pictures'; bytes: number; proof: BackupProof | null },
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  await client.connect()
  try {
    await client.query('insert into backups (made_at, contents, bytes, proof) values (now(), $1, $2, $3)', [
      contents,
      bytes,
      proof && JSON.stringify(proof),
    ])
  } finally {
    await client.end()
  }
}
