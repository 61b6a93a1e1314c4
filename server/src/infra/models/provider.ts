import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { noCircuitBreaker, createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import type { HostedModel } from './model-settings.ts'
import type { ProviderName } from './provider-error.ts'

/** A model server as all calls of one kind see it: how sentences name it, and whether it is left alone. */
export type Provider = {
  name: ProviderName
  /** What fails together: texts and pictures of one server may be different machines. */
  use: 'text' | 'pictures'
  circuit: CircuitBreaker
  log: Pick<Log, 'warn'>
  /** Where its calls are counted, if anywhere. */
  metrics?: Pick<Metrics, 'providerCalls'> | undefined
}

export type ProviderDeps = {
  /** Null where nobody else is to be kept from the provider. */
  db: Pick<Database, 'pool'> | null
} & Pick<Provider, 'log' | 'metrics'>

export function openProvider(
  { baseUrl, model }: HostedModel,
  use: Provider['use'],
  { db, log, metrics }: ProviderDeps,
): Provider {
  // Never the whole address: a password may stand in it.
  const { host } = new URL(baseUrl)
  const circuit = db ? createCircuitBreaker(db, `${host} ${use}`) : noCircuitBreaker
  return { name: { host, model }, use, circuit, log, metrics }
}
