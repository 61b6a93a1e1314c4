import { callTerms, type CallContext } from '../models/call-context.ts'
import type { ProviderPolicy } from '../models/call-provider.ts'
import type { Timeouts } from '../models/timeouts.ts'
import type { Provider } from '../models/provider.ts'
import type { requestText } from './request-text.ts'
import type { LearnedModes } from './request-mode.ts'
import type { moderateOutput } from './moderate-output.ts'
import type { Wording } from './prompts.ts'

/** What plans and pages are requested with. */
export type TextModelClient = {
  ask: ReturnType<typeof requestText>
  moderate: ReturnType<typeof moderateOutput>['moderate']
  provider: Provider
  timeouts: Timeouts
  learned: LearnedModes
  wording: Wording
  /** Whether a whole book gets a safety review: it is switched on, and the provider has no moderation endpoint. */
  reviews: () => boolean
}

export function policyOf(
  { provider, timeouts: usual, learned }: TextModelClient,
  context: CallContext,
): ProviderPolicy {
  // A server that does not stream sends no early chunks, so only the total timeout applies.
  const { silentMs: _, firstMs: __, ...untilItIsWhole } = usual
  return { provider, timeouts: learned.answersWhole ? untilItIsWhole : usual, ...callTerms(context) }
}
