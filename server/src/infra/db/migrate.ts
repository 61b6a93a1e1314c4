import pg from 'pg'
import { readMigrations } from './migration-files.ts'
import type { MigrationFile } from './migration-files.ts'

/** Why the schema cannot be brought up to date, in a sentence for the operator. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused'
  /** For the person at the terminal, who needs no stack. */
  get sentence(): string {
    return this.message
  }
}

// Any fixed number; every process that migrates asks for the same one.
const lockKey = 7_236_150_318

const ledger = `
  create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/**
 * Brings the schema up to date: each file of server/migrations in a transaction of its own, in order, once.
 * Any number of processes may do so at once, also through PgBouncer in transaction mode, since the lock
 * lives as long as the transaction.
 * @returns the names that were applied now
 * @throws MigrationRefused when what was applied and what is in the folder contradict each other
 */
export async function migrate(
  url: string,
  options: { log?: (line: string) => void; dir?: string } = {},
): Promise<string[]> {
  const files = readMigrations(options.dir)
  const client = new pg.Client({ connectionString: url, application_name: 'moonpage-migrate' })
  client.on('error', () => {})
  await client.connect()
  const applied: string[] = []
  try {
    for (;;) {
      const next = await step(client, files)
      if (!next) return applied
      applied.push(next.name)
      options.log?.(`Applied migration ${next.name}.`)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function step(client: pg.Client, files: MigrationFile[]): Promise<MigrationFile | null> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const { rows: exists } = await client.query(`select to_regclass('schema_migrations') is not null as is`)
    if (!exists[0]?.is) await client.query(ledger)
    const { rows } = await client.query<Applied>('select number, name, checksum from schema_migrations')
    const next = nextOf(files, rows)
    if (next) {
      await client.query(next.sql)
      await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
        next.number,
        next.name,
        next.checksum,
      ])
    }
    await client.query('commit')
    return next
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

type Applied = { number: number; name: string; checksum: string }

function nextOf(files: MigrationFile[], applied: Applied[]): MigrationFile | null {
  for (const done of applied) {
    const file = files.find(({ number }) => number === done.number)
    if (!file) {
      throw new MigrationRefused(
        `The database was made by a newer Moonpage: it knows migration ${done.name}, and this version does not. ` +
          'Start the newer version, or restore a backup from before it.',
      )
    }
    if (file.checksum !== done.checksum) {
      throw new MigrationRefused(
        `The migration ${file.name} was changed after this database had applied it. ` +
          'Bring the file back to what it was, and put the change into a new migration.',
      )
    }
  }
  const highest = Math.max(0, ...applied.map(({ number }) => number))
  const next = files.find(({ number }) => !applied.some((done) => done.number === number)) ?? null
  if (next && next.number < highest) {
    throw new MigrationRefused(
      `The migration ${next.name} comes before one that this database has applied already. ` +
        'Give it the next free number.',
    )
  }
  return next
}
