import type pg from 'pg'
import { memoizeWithTtl } from '../../lib/memoize-with-ttl.ts'
import { withTimeout } from '../../lib/with-timeout.ts'
import type { Database } from './database.ts'
import { readMigrations } from './migration-files.ts'

/** Whether a process can do what it is there for, for whoever sends it work: a proxy, a container's keeper. */
export type Readiness = {
  /** Null where it can, else why not, in a sentence. Cheap however often it is asked, and never late. */
  check: () => Promise<string | null>
  /** From now on it says that it is ending, so that nobody sends anything new. */
  drain: () => void
  isDraining: () => boolean
}

/**
 * Asks through the pool that requests use: where that is stuck, so is the process.
 * @param options how long an answer is kept, and how long it is waited for
 */
export function readiness(
  { pool }: Pick<Database, 'pool'>,
  { keptMs = 1000, patienceMs = 2000 }: { keptMs?: number; patienceMs?: number } = {},
): Readiness {
  const known = readMigrations().map(({ number }) => number)
  let isDraining = false

  // One in flight at most, and its connection given up when it says nothing: probes use up no pool.
  const look = memoizeWithTtl(keptMs, async () => {
    try {
      const client = await pool.connect()
      try {
        const applied = await withTimeout(patienceMs, () => client.query(appliedMigrations))
        client.release()
        return lacking(known, applied)
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
      return withTimeout(patienceMs, look).catch(() => silent)
    },
    drain: () => void (isDraining = true),
    isDraining: () => isDraining,
  }
}

const silent = 'The database does not answer.'
const appliedMigrations = 'select number, name from schema_migrations'

/** What a newer version has added does not matter: it keeps what this one needs while this one runs. */
function lacking(known: readonly number[], { rows }: pg.QueryResult<{ number: number }>): string | null {
  const missing = known.filter((number) => !rows.some((row) => row.number === number))
  return missing.length === 0
    ? null
    : `The database lacks ${missing.length} of the migrations that this version needs: run npm run migrate.`
}
