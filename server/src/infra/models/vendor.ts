import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import { noCircuit, openCircuit, type Circuit } from './circuit.ts'
import type { HostedModel } from './model-settings.ts'
import type { VendorName } from './vendor-trouble.ts'

/** A model server as all calls of one kind see it: how sentences name it, and whether it is left alone. */
export type Vendor = { name: VendorName; circuit: Circuit; log: Pick<Log, 'warn'> }

/**
 * @param use what fails together: texts and pictures of one server may be different machines
 * @param options.db null where nobody else is to be kept from the vendor
 */
export function openVendor(
  { baseUrl, model }: HostedModel,
  use: 'text' | 'pictures',
  { db, log }: { db: Pick<Database, 'pool'> | null; log: Pick<Log, 'warn'> },
): Vendor {
  // Never the whole address: a password may stand in it.
  const { host } = new URL(baseUrl)
  return { name: { host, model }, circuit: db ? openCircuit(db, `${host} ${use}`) : noCircuit, log }
}
