import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { noCircuit, openCircuit, type Circuit } from './circuit.ts'
import type { HostedModel } from './model-settings.ts'
import type { VendorName } from './vendor-trouble.ts'

/** A model server as all calls of one kind see it: how sentences name it, and whether it is left alone. */
export type Vendor = {
  name: VendorName
  /** What fails together: texts and pictures of one server may be different machines. */
  use: 'text' | 'pictures'
  circuit: Circuit
  log: Pick<Log, 'warn'>
  /** Where its calls are counted, if anywhere. */
  metrics?: Pick<Metrics, 'vendorCalls'> | undefined
}

export type VendorDeps = {
  /** Null where nobody else is to be kept from the vendor. */
  db: Pick<Database, 'pool'> | null
} & Pick<Vendor, 'log' | 'metrics'>

export function openVendor(
  { baseUrl, model }: HostedModel,
  use: Vendor['use'],
  { db, log, metrics }: VendorDeps,
): Vendor {
  // Never the whole address: a password may stand in it.
  const { host } = new URL(baseUrl)
  const circuit = db ? openCircuit(db, `${host} ${use}`) : noCircuit
  return { name: { host, model }, use, circuit, log, metrics }
}
