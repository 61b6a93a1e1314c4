import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runConcurrently } from './concurrent-indexes.ts'
import { readMigrations } from './migration-files.ts'
import type { MigrationFile } from './migration-files.ts'

/** Why the schema cannot be migrated, in a sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
  /** Shown at the terminal without a stack trace. */
  get sentence(): string {
    return this.message
  }
}

// Key of the advisory lock, shared by all processes.
const lockKey = 7_236_150_318

const ledger = `
  create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`

/** Short, because all later queries queue behind a lock request. */
const lockTimeout = '2s'
const maxLockAttempts = 60
const pauseMs = 1000
/** Otherwise a host that does not respond at all is waited for several minutes. */
const connectTimeoutMs = 15_000

/**
 * Migrates the schema: applies each file of server/migrations in order, once, in its own transaction or, where the file
 * says so, outside. Safe with concurrent processes, also while the previous version runs: waits at most two seconds for
 * a lock, then retries.
 * @returns the names applied now
 * @throws MigrationError if applied migrations and files contradict each other, or a lock cannot be had for minutes
 */
export async function migrate(
  url: string,
  options: { log?: (line: string) => void; dir?: string } = {},
): Promise<string[]> {
  const { log = () => {} } = options
  const files = readMigrations(options.dir)
  const client = new pg.Client({
    connectionString: url,
    application_name: 'moonpage-migrate',
    connectionTimeoutMillis: connectTimeoutMs,
  })
  client.on('error', () => {})
  await client.connect()
  const applied: string[] = []
  let tries = 0
  try {
    for (;;) {
      const done = await step(client, url, files)
      if (done === 'up to date') return applied
      if (done === 'another process is at it') {
        await sleep(pauseMs / 10)
        continue
      }
      if (done.waits) {
        if (++tries >= maxLockAttempts) throw new MigrationError(lockTimedOut(done.name))
        if (tries === 1) log(`Migration ${done.name} waits for a table that something else holds.`)
        await sleep(pauseMs)
        continue
      }
      tries = 0
      applied.push(done.name)
      log(`Applied migration ${done.name}.`)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

type Done = 'up to date' | 'another process is at it' | { name: string; waits: boolean }

async function step(client: pg.Client, url: string, files: MigrationFile[]): Promise<Done> {
  let next: MigrationFile | null = null
  await client.query('begin')
  try {
    // Polled: a blocked session would delay the concurrent index build that it waits for.
    const { rows: lock } = await client.query('select pg_try_advisory_xact_lock($1) as is_ours', [lockKey])
    if (!lock[0]?.is_ours) {
      await client.query('rollback')
      return 'another process is at it'
    }
    const { rows: exists } = await client.query(`select to_regclass('schema_migrations') is not null as is`)
    if (!exists[0]?.is) await client.query(ledger)
    const { rows } = await client.query<Applied>('select number, name, checksum from schema_migrations')
    next = nextOf(files, rows)
    if (next) {
      await client.query(`set local lock_timeout = '${lockTimeout}'`)
      // The advisory lock is held by a transaction without a snapshot meanwhile.
      await (next.isOutsideTransaction ? runConcurrently(url, next.sql) : client.query(next.sql))
      await client.query('insert into schema_migrations (number, name, checksum) values ($1, $2, $3)', [
        next.number,
        next.name,
        next.checksum,
      ])
    }
    await client.query('commit')
    return next ? { name: next.name, waits: false } : 'up to date'
  } catch (error) {
    await client.query('rollback').catch(() => {})
    if (next && lockErrorCodes.has((error as pg.DatabaseError).code ?? ''))
      return { name: next.name, waits: true }
    throw error
  }
}

// lock_not_available, deadlock_detected
const lockErrorCodes: ReadonlySet<string> = new Set(['55P03', '40P01'])

const lockTimedOut = (name: string): string =>
  `The migration ${name} got no lock on its tables for minutes: a long query or an open transaction holds one. ` +
  'Find it in pg_stat_activity (wait_event_type, xact_start), let it end, and start again.'

type Applied = { number: number; name: string; checksum: string }

function nextOf(files: MigrationFile[], applied: Applied[]): MigrationFile | null {
  for (const done of applied) {
    const file = files.find(({ number }) => number === done.number)
    if (!file) {
      throw new MigrationError(
        `The database was made by a newer Moonpage: it knows migration ${done.name}, and this version does not. ` +
          'Start the newer version, or restore a backup from before it.',
      )
    }
    if (file.checksum !== done.checksum) {
      throw new MigrationError(
        `The migration ${file.name} was changed after this database had applied it. ` +
          'Bring the file back to what it was, and put the change into a new migration.',
      )
    }
  }
  const highest = Math.max(0, ...applied.map(({ number }) => number))
  const next = files.find(({ number }) => !applied.some((done) => done.number === number)) ?? null
  if (next && next.number < highest) {
    throw new MigrationError(
      `The migration ${next.name} comes before one that this database has applied already. ` +
        'Give it the next free number.',
    )
  }
  return next
}
