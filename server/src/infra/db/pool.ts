import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable, isConnectionLoss, toDatabaseError } from './database-errors.ts'

/** How long a request waits for a restarting database before it gets a 503. */
const restartTimeoutMs = 3000

/**
 * A suspended process keeps its locks. Longer than any pause of ours, and shorter than a lease: another attempt must
 * not wait until it wakes.
 */
const transactionIdleSeconds = 12

const parsers: Record<number, (text: string) => unknown> = {
  // int8: a number where exact, otherwise text.
  20: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  // date: not an instant without a time, so it stays 'YYYY-MM-DD'.
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

class RetryingPool extends pg.Pool {
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

  // Nothing was sent yet, so a retry is safe; running statements are never repeated.
  async #take(): Promise<pg.PoolClient> {
    // Monotonic time: clocks may be set.
    const until = performance.now() + restartTimeoutMs
    for (;;) {
      try {
        return await super.connect()
      } catch (error) {
        const isLost = isConnectionLoss(error) || error instanceof DatabaseUnavailable
        const isTransient = isLost && !/timeout/.test((error as Error).message)
        if (!isTransient || this.ending || performance.now() > until) throw toDatabaseError(error)
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
 * Connections that survive a restart of the server: broken idle ones are dropped silently; a lost or refused one
 * rejects with DatabaseUnavailable.
 */
export function openPool(url: string, options: { max: number; log: (line: string) => void }): pg.Pool {
  const pool = new RetryingPool({
    connectionString: url,
    max: options.max,
    application_name: 'moonpage',
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    Client: NamingClient,
    types,
    // By a statement: PgBouncer rejects it as a startup parameter.
    onConnect: (client) =>
      client.query(`set idle_in_transaction_session_timeout = '${transactionIdleSeconds}s'`) as never,
  })
  // The pool does not listen on a connection in use: an error between two statements would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => options.log(`A database connection was lost: ${error.message}`))
  return pool
}
