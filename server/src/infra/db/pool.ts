import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable, isConnectionLoss, toDatabaseError } from './database-errors.ts'

/** How long a request waits for a database that is restarting, before it is told so. */
const patienceMs = 3000

/**
 * A process that is paused in the midst of a transaction keeps what it has locked. Longer than any of ours pauses, and
 * shorter than a lease: whoever takes its story over must not wait for it to wake.
 */
const pauseSeconds = 12

const parsers: Record<number, (text: string) => unknown> = {
  // int8: a number where that is exact, else the text as it came.
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  // date: without an hour it is no instant, so it stays 'YYYY-MM-DD'.
  1082: (text) => text,
}

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format),
}

class NamingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const answer: unknown = super.query(...(args as [string]))
    if (!(answer instanceof Promise)) return answer as never
    return answer.catch((error: unknown) => Promise.reject(toDatabaseError(error))) as never
  }
}

type Taken = (error: Error | undefined, client?: pg.PoolClient, done?: (release?: unknown) => void) => void

class PatientPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Taken): void
  override connect(callback?: Taken): Promise<pg.PoolClient> | void {
    const taken = this.#take()
    if (!callback) return taken
    taken.then(
      (client) => callback(undefined, client, (error) => client.release(error as Error | undefined)),
      (error: Error) => callback(error),
    )
  }

  // Nothing was sent yet, so that trying again is safe; a statement under way is never repeated.
  async #take(): Promise<pg.PoolClient> {
    // By the stopwatch: clocks are set.
    const until = performance.now() + patienceMs
    for (;;) {
      try {
        return await super.connect()
      } catch (error) {
        const isLost = isConnectionLoss(error) || error instanceof DatabaseUnavailable
        const passing = isLost && !/timeout/.test((error as Error).message)
        if (!passing || this.ending || performance.now() > until) throw toDatabaseError(error)
        await sleep(100)
      }
    }
  }

  override query(...args: unknown[]): never {
    const answer: unknown = super.query(...(args as [string]))
    if (!(answer instanceof Promise)) return answer as never
    return answer.catch((error: unknown) => Promise.reject(toDatabaseError(error))) as never
  }
}

/**
 * Connections that survive a restart of the server: one that breaks while idle is dropped quietly, and a
 * lost or refused one rejects with DatabaseUnavailable.
 */
export function openPool(url: string, options: { max: number; log: (line: string) => void }): pg.Pool {
  const pool = new PatientPool({
    connectionString: url,
    max: options.max,
    application_name: 'moonpage',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    Client: NamingClient,
    types,
    // By a statement: PgBouncer does not take it with the connection.
    onConnect: (client) =>
      client.query(`set idle_in_transaction_session_timeout = '${pauseSeconds}s'`) as never,
  })
  // A connection in use has no listener of the pool's: one that breaks between two statements would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => options.log(`A database connection was lost: ${error.message}`))
  return pool
}
