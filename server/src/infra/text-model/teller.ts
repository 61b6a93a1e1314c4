import type { CallContext } from '../models/call-context.ts'
import type { VendorPolicy } from '../models/call-vendor.ts'
import type { Patience } from '../models/patience.ts'
import type { Vendor } from '../models/vendor.ts'
import type { asking } from './ask.ts'
import type { moderating } from './moderation.ts'

/** What planning and writing ask a vendor with. */
export type Teller = {
  ask: ReturnType<typeof asking>
  moderate: ReturnType<typeof moderating>
  vendor: Vendor
  patience: Patience
  /** Whether the model answers in plain lines, since it cannot in JSON: found out once, and kept for the process. */
  form: { isPlain: boolean }
}

export const policyOf = ({ vendor, patience }: Teller, { signal, retries }: CallContext): VendorPolicy => ({
  vendor,
  patience,
  signal,
  retries,
})
