import { hostname } from 'node:os'
import { sql, type Kysely } from 'kysely'
import { newId } from '../../lib/ids.ts'
import { appVersion } from '../../lib/app-version.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { readMigrations } from './migration-files.ts'
import type { Tables } from './tables.ts'

const heartbeatMs = 20_000

/** After so long a silence a process is taken for gone. */
const forgottenAfter = sql`make_interval(secs => 60)`

/** Which version runs here: of two with the same name, the one that knows more migrations is newer. */
export const runningVersion = () => ({ version: appVersion, schema: readMigrations().at(-1)?.number ?? 0 })

/** The processes of the site that were heard of within a minute, the oldest first. */
export const liveProcesses = (db: Kysely<Tables>) =>
  db
    .selectFrom('processes')
    .selectAll()
    .where('seen_at', '>', sql<Date>`now() - ${forgottenAfter}`)
    .orderBy('started_at')
    .orderBy('id')
    .execute()

/**
 * Says that this process runs, and which version, now and every twenty seconds.
 * @returns how it says goodbye
 */
export async function startProcessHeartbeat(
  { db, log }: { db: Database; log: Pick<Log, 'warn'> },
  role: 'all' | 'web' | 'worker',
): Promise<() => Promise<void>> {
  const process = { id: newId(), role, host: hostname(), ...runningVersion(), started_at: new Date() }
  const beat = async () => {
    await db.kysely
      .insertInto('processes')
      .values({ ...process, seen_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
    await db.kysely
      .deleteFrom('processes')
      .where('seen_at', '<', sql<Date>`now() - ${forgottenAfter}`)
      .execute()
  }
  // One after the other: a heartbeat that waits for the database must not come after the farewell.
  let last = beat()
  await last
  const timer = setInterval(() => {
    last = last
      .then(beat)
      .catch((error: unknown) => log.warn({ err: error }, 'this process could not say that it runs'))
  }, heartbeatMs)
  return async () => {
    clearInterval(timer)
    await last
    await db.kysely
      .deleteFrom('processes')
      .where('id', '=', process.id)
      .execute()
      .catch((error: unknown) => log.warn({ err: error }, 'this process could not say that it ends'))
  }
}
