import { Gauge } from 'prom-client'
import type { Database, OnStatement } from '../db/database.ts'
import { isConnectionLoss } from '../db/database-errors.ts'
import type { Metrics } from './metrics.ts'

/** Counts statements and their errors. */
export const countStatement =
  ({ dbStatements, dbErrors }: Metrics): OnStatement =>
  (ms, error) => {
    dbStatements.observe(ms / 1000)
    if (error !== null) dbErrors.inc({ class: classOf(error) })
  }

/** The SQLSTATE class: its first two characters, such as 23 for constraint violations. */
function classOf(error: unknown): string {
  if (isConnectionLoss(error) || (error as Error).name === 'DatabaseUnavailable') return 'connection'
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'other'
}

/** The pool's connections by state, read at scrape time. */
export function watchPool({ pool }: Pick<Database, 'pool'>, { registry }: Pick<Metrics, 'registry'>): void {
  const registers = [registry]
  const connections = new Gauge({
    name: 'moonpage_db_pool_connections',
    help: 'Database connections by state',
    labelNames: ['state'],
    registers,
    collect() {
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
    },
  })
  const waiting: Gauge = new Gauge({
    name: 'moonpage_db_pool_waiting',
    help: 'Requests and jobs waiting for a connection',
    registers,
    collect() {
      waiting.set(pool.waitingCount)
    },
  })
  new Gauge({
    name: 'moonpage_db_pool_limit',
    help: 'Maximum number of connections in the pool',
    registers,
  }).set(pool.options.max ?? 0)
}
