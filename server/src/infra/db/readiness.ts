import type pg from 'pg'
import { memoizeWithTtl } from '../../lib/memoize-with-ttl.ts'
import { withTimeout } from '../../lib/with-timeout.ts'
import type { Database } from './database.ts'
import { readMigrations } from './migration-files.ts'

/** Whether a process can serve requests or jobs, for load balancers and container orchestrators. */
export type Readiness = {
  /** Null if ready, otherwise a sentence that says why not. Cached, and limited by a timeout. */
  check: () => Promise<string | null>
  /** From now on not ready, so that no new work arrives. */
  drain: () => void
  isDraining: () => boolean
}

/**
 * Checks the pool that requests use: if that is stuck, so is the process.
 * @param options cache time and timeout
 */
export function readiness(
  { pool }: Pick<Database, 'pool'>,
  { keptMs = 1000, patienceMs = 2000 }: { keptMs?: number; patienceMs?: number } = {},
): Readiness {
  const cached = readMigrations().map(({ number }) => number)
  let isDraining = false

  // At most one check in flight, and its connection is destroyed on a timeout, so that probes do not use up the pool.
  const runCheck = memoizeWithTtl(keptMs, async () => {
    try {
      const client = await pool.connect()
      try {
        const applied = await withTimeout(patienceMs, () => client.query(appliedMigrations))
        client.release()
        return missingMigrations(cached, applied)
      } catch (error) {
        client.release(true)
        throw error
      }
    } catch {
      return silent
    }
  })

  return {
    async check() {
      if (isDraining) return 'This process is ending, and takes nothing new.'
      return withTimeout(patienceMs, runCheck).catch(() => silent)
    },
    drain: () => void (isDraining = true),
    isDraining: () => isDraining,
  }
}

const silent = 'The database does not answer.'
const appliedMigrations = 'select number, name from schema_migrations'

/** A newer schema is accepted: migrations are backward compatible. */
function missingMigrations(
  known: readonly number[],
  { rows }: pg.QueryResult<{ number: number }>,
): string | null {
  const missing = known.filter((number) => !rows.some((row) => row.number === number))
  return missing.length === 0
    ? null
    : `The database lacks ${missing.length} of the migrations that this version needs: run npm run migrate.`
}
