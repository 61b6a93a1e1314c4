import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { fileSource, folderSources, textSource } from './source.ts'
import type { EmbeddedPaths } from '../db/embedded/paths.ts'
import type { Source } from './source.ts'

// Files that PostgreSQL's documentation on low-level base backups excludes.
const emptied =
  /^pg18\/(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const leftOut =
  /^pg18\/(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|current_logfiles|global\/pg_control)$|\/(pgsql_tmp[^/]*|pg_internal\.init)$/

/**
 * The files of the running cluster, which recover to the end of the copy and contain everything acknowledged before it
 * began. A low-level base backup: files are copied unchanged between start and stop, with the write-ahead log of that
 * time.
 */
export async function* clusterSources(place: EmbeddedPaths): AsyncGenerator<Source> {
  const client = new pg.Client({ connectionString: place.url, application_name: 'moonpage-backup' })
  let lost: Error | null = null
  client.on('error', (error) => (lost = error))
  await client.connect()
  try {
    // A temporary replication slot: until this connection ends no needed log is recycled.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [
      `moonpage_backup_${process.pid}`,
    ])
    const { rows: begun } = await client.query<{ wal: string }>(
      `select pg_walfile_name(pg_backup_start('moonpage', true)) as wal`,
    )
    yield* folderSources('pg18', place.cluster, (name) => emptied.test(name) || leftOut.test(name))
    const control = await settled(join(place.cluster, 'global/pg_control'))
    if (lost) throw lost
    const { rows: ended } = await client.query<{ wal: string; labelfile: string }>(
      `select pg_walfile_name(lsn) as wal, labelfile from pg_backup_stop(false)`,
    )
    const [from, to, label] = [begun[0]?.wal ?? '', ended[0]?.wal ?? '', ended[0]?.labelfile ?? '']
    yield { name: 'pg18/global/pg_control', folder: false, open: async () => control }
    yield textSource('pg18/backup_label', () => label)
    const segments = (await readdir(join(place.cluster, 'pg_wal'))).filter(
      (name) => /^[0-9A-F]{24}$/.test(name) && name >= from && name <= to,
    )
    for (const name of segments.toSorted()) {
      yield fileSource(`pg18/pg_wal/${name}`, join(place.cluster, 'pg_wal', name))
    }
  } finally {
    await client.end().catch(() => {})
  }
}

/** The control file is rewritten in place; two equal readings prove a consistent copy. */
async function settled(path: string) {
  let content = await readFile(path)
  for (;;) {
    const again = await readFile(path)
    if (again.equals(content)) break
    content = again
  }
  const whole = content
  return {
    size: whole.length,
    content: (async function* () {
      yield whole
    })(),
  }
}
