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
  /** Executes a prepared query with parameters; faster than compiling with `kysely`. */
  execute<Row>(statement: CompiledQuery<Row>, values?: Readonly<Record<string, unknown>>): Promise<Row[]>
  /** Waits for running statements, then closes all connections. */
  close(): Promise<void>
}

/** Called with the duration of each statement, and its error if it failed. */
export type OnStatement = (ms: number, error: unknown) => void

/**
 * Opens a pool on PostgreSQL 15 or newer; connects with the first statement. `int8` is returned as a number where
 * exact, `timestamptz` as Date, `date` as text. Statements reject with DatabaseUnavailable if the connection is lost or
 * refused.
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
  // Callbacks, because pg's promises keep a tenth of the results alive through two garbage collections.
  const execute: Database['execute'] = (statement, values = {}) =>
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
  return { pool, kysely, execute, close: () => kysely.destroy() }
}
