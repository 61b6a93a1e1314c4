import { Kysely, PostgresDialect, type CompiledQuery, type LogEvent } from 'kysely'
import { openPool } from './pool.ts'
import type pg from 'pg'
import { bindParameters } from './prepared-query.ts'
import type { Tables } from './tables.ts'
import { toDatabaseError } from './database-errors.ts'

export { DatabaseUnavailable } from './database-errors.ts'

export type Database = {
  pool: pg.Pool
  kysely: Kysely<Tables>
  /** Asks a statement that was put together before, its blanks filled in; sooner than by `kysely`. */
  execute<Row>(statement: CompiledQuery<Row>, values?: Readonly<Record<string, unknown>>): Promise<Row[]>
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
  // By callbacks: promises of pg, awaited here, keep a tenth of what was read through two collections of garbage.
  const ask: Database['execute'] = (statement, values = {}) =>
    new Promise((resolve, reject) => {
      const parameters = bindParameters(statement, values)
      pool.connect((unreachable, client) => {
        if (!client) return reject(unreachable)
        const began = performance.now()
        client.query(statement.sql, parameters, (error: Error | null, answer) => {
          client.release()
          onStatement?.(performance.now() - began, error)
          if (error) reject(toDatabaseError(error))
          else resolve(answer.rows)
        })
      })
    })
  return { pool, kysely, execute: ask, close: () => kysely.destroy() }
}
