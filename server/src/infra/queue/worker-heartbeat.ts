import { hostname } from 'node:os'
import { sql, type Kysely } from 'kysely'
import { newId } from '../../lib/ids.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../log.ts'
import { recoverFromClockSkew, clockSkewDetector } from './clock-skew.ts'

const beatMs = 10_000

/** After so long a silence a process is taken for gone. */
const forgottenAfter = sql`make_interval(secs => 60)`

/** Processes that take jobs and were heard of within a minute, the oldest first. */
export const liveWorkers = (db: Kysely<Tables>) =>
  db
    .selectFrom('workers')
    .select(['id', 'host', 'started_at', 'seen_at'])
    .where('seen_at', '>', sql<Date>`now() - ${forgottenAfter}`)
    .orderBy('started_at')
    .orderBy('id')
    .execute()

/**
 * Says that this process takes jobs, now and every ten seconds, and looks whether the clock was turned back.
 * @returns how it says that it takes no more
 */
export async function startWorkerHeartbeat({
  db,
  log,
}: {
  db: Database
  log: Pick<Log, 'warn'>
}): Promise<() => Promise<void>> {
  const isTurnedBack = clockSkewDetector(db.kysely)
  const worker = { id: newId(), host: hostname(), started_at: new Date() }
  const beat = async () => {
    if (await isTurnedBack()) await recoverFromClockSkew(db.kysely)
    await db.kysely
      .insertInto('workers')
      .values({ ...worker, seen_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql<Date>`now()` }))
      .execute()
    await db.kysely
      .deleteFrom('workers')
      .where('seen_at', '<', sql<Date>`now() - ${forgottenAfter}`)
      .execute()
  }
  // One after the other: a beat that waits for the database must not come after the farewell.
  let last = beat()
  await last
  const timer = setInterval(() => {
    last = last
      .then(beat)
      .catch((error: unknown) => log.warn({ err: error }, 'this worker could not say that it is there'))
  }, beatMs)
  return async () => {
    clearInterval(timer)
    await last
    await db.kysely.deleteFrom('workers').where('id', '=', worker.id).execute()
  }
}
