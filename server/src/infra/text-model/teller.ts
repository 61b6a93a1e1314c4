import { termsOf, type CallContext } from '../models/call-context.ts'
import type { VendorPolicy } from '../models/call-vendor.ts'
import type { Patience } from '../models/patience.ts'
import type { Vendor } from '../models/vendor.ts'
import type { asking } from './ask.ts'
import type { Learned } from './manner.ts'
import type { moderating } from './moderation.ts'
import type { Wording } from './prompts.ts'

/** What planning and writing ask a vendor with. */
export type Teller = {
  ask: ReturnType<typeof asking>
  moderate: ReturnType<typeof moderating>['moderate']
  vendor: Vendor
  patience: Patience
  learned: Learned
  wording: Wording
  /** Whether a whole book is looked at once more: where it is wanted, and the provider has no judge. */
  reviews: () => boolean
}

export function policyOf({ vendor, patience: usual, learned }: Teller, context: CallContext): VendorPolicy {
  // An answer that comes whole has no first word to wait for.
  const { silentMs: _, firstMs: __, ...untilItIsWhole } = usual
  return { vendor, patience: learned.answersWhole ? untilItIsWhole : usual, ...termsOf(context) }
}
