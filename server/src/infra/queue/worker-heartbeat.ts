import { hostname } from 'node:os'
import { sql, type Kysely } from 'kysely'
import { newId } from '../../lib/ids.ts'
import type { Database } from '../db/database.ts'
import { oldestLive, startHeartbeat } from '../db/heartbeat.ts'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'
import { recoverFromClockSkew, clockSkewDetector } from './clock-skew.ts'

const intervalMs = 10_000

/** Workers with a heartbeat within the last minute, oldest first. */
export const liveWorkers = (db: Kysely<Tables>) =>
  db
    .selectFrom('workers')
    .select(['id', 'host', 'started_at', 'seen_at'])
    .where('seen_at', '>', oldestLive)
    .orderBy('started_at')
    .orderBy('id')
    .execute()

/**
 * Sends a heartbeat of this worker, now and every ten seconds, and checks for clock skew.
 * @returns a function that ends it and removes the worker
 */
export async function startWorkerHeartbeat({
  db,
  log,
}: {
  db: Database
  log: Pick<Log, 'warn'>
}): Promise<() => Promise<void>> {
  const wasSetBack = clockSkewDetector(db.kysely)
  const worker = { id: newId(), host: hostname(), started_at: new Date() }
  const send = async () => {
    if (await wasSetBack()) await recoverFromClockSkew(db.kysely)
    await db.kysely
      .insertInto('workers')
      .values({ ...worker, seen_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
    await db.kysely.deleteFrom('workers').where('seen_at', '<', oldestLive).execute()
  }
  const remove = () => db.kysely.deleteFrom('workers').where('id', '=', worker.id).execute()
  return startHeartbeat(log, { intervalMs, send, remove })
}
