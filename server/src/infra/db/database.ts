import { Kysely, PostgresDialect, type LogEvent } from 'kysely'
import { openPool } from './pool.ts'
import type pg from 'pg'
import type { Tables } from './tables.ts'

export { DatabaseUnavailable } from './unavailable.ts'

export type Database = {
  pool: pg.Pool
  kysely: Kysely<Tables>
  /** Waits for statements under way, then ends every connection. */
  close(): Promise<void>
}

/** Hears how long each statement took, and what it was refused with, if it was. */
export type OnStatement = (ms: number, error: unknown) => void

/**
 * Opens a pool on any PostgreSQL ≥ 15; nothing is connected before the first statement. `int8` is read as a
 * number where that is exact, `timestamptz` as a Date, `date` as text.
 * Statements reject with DatabaseUnavailable when the connection is lost or refused.
 */
export function openDatabase(
  url: string,
  options: { max?: number; log?: (line: string) => void; onStatement?: OnStatement } = {},
): Database {
  const pool = openPool(url, { max: options.max ?? 10, log: options.log ?? (() => {}) })
  const { onStatement } = options
  const kysely = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && {
      log: (event: LogEvent) =>
        onStatement(event.queryDurationMillis, event.level === 'error' ? event.error : null),
    }),
  })
  return { pool, kysely, close: () => kysely.destroy() }
}
