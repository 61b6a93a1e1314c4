import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { noCircuitBreaker, createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import type { HostedModel } from './model-settings.ts'
import type { ProviderName } from './provider-error.ts'

/** A provider as all calls of one kind share it: its name for messages, and its circuit breaker. */
export type Provider = {
  name: ProviderName
  /** Key of the circuit breaker: texts, images and speech of one server may run on different machines. */
  use: 'text' | 'pictures' | 'speech'
  circuit: CircuitBreaker
  log: Pick<Log, 'warn'> & Partial<Pick<Log, 'debug'>>
  /** Metrics of its calls, if any. */
  metrics?: Pick<Metrics, 'providerCalls'> | undefined
}

export type ProviderDeps = {
  /** Null if there is no database: then there is no circuit breaker. */
  db: Pick<Database, 'pool'> | null
} & Pick<Provider, 'log' | 'metrics'>

export function openProvider(
  { baseUrl, model }: HostedModel,
  use: Provider['use'],
  { db, log, metrics }: ProviderDeps,
): Provider {
  // The host only: a URL may contain a password.
  const { host } = new URL(baseUrl)
  const circuit = db ? createCircuitBreaker(db, `${host} ${use}`) : noCircuitBreaker
  return { name: { host, model }, use, circuit, log, metrics }
}
