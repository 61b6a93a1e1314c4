import { hostname } from 'node:os'
import { sql, type Kysely } from 'kysely'
import { newId } from '../../lib/ids.ts'
import { appVersion } from '../../lib/app-version.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { oldestLive, startHeartbeat } from './heartbeat.ts'
import { readMigrations } from './migration-files.ts'
import type { Tables } from './tables.ts'

const intervalMs = 20_000

/** The version of this process: of two with the same name, the one with more migrations is newer. */
export const runningVersion = () => ({ version: appVersion, schema: readMigrations().at(-1)?.number ?? 0 })

/** The processes with a heartbeat within the last minute, oldest first. */
export const liveProcesses = (db: Kysely<Tables>) =>
  db
    .selectFrom('processes')
    .selectAll()
    .where('seen_at', '>', oldestLive)
    .orderBy('started_at')
    .orderBy('id')
    .execute()

/**
 * Sends a heartbeat of this process with its version, now and every twenty seconds.
 * @returns a function that ends it and removes the process
 */
export async function startProcessHeartbeat(
  { db, log }: { db: Database; log: Pick<Log, 'warn'> },
  role: 'all' | 'web' | 'worker',
): Promise<() => Promise<void>> {
  const process = { id: newId(), role, host: hostname(), ...runningVersion(), started_at: new Date() }
  const send = async () => {
    await db.kysely
      .insertInto('processes')
      .values({ ...process, seen_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
    await db.kysely.deleteFrom('processes').where('seen_at', '<', oldestLive).execute()
  }
  const remove = () => db.kysely.deleteFrom('processes').where('id', '=', process.id).execute()
  return startHeartbeat(log, { intervalMs, send, remove })
}
