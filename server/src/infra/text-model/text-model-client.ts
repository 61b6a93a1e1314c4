import { callTerms, type CallContext } from '../models/call-context.ts'
import type { ProviderPolicy } from '../models/call-provider.ts'
import type { Timeouts } from '../models/timeouts.ts'
import type { Provider } from '../models/provider.ts'
import type { requestText } from './request-text.ts'
import type { LearnedModes } from './request-mode.ts'
import type { moderateOutput } from './moderate-output.ts'
import type { Wording } from './prompts.ts'

/** What planning and writing ask a provider with. */
export type TextModelClient = {
  ask: ReturnType<typeof requestText>
  moderate: ReturnType<typeof moderateOutput>['moderate']
  provider: Provider
  patience: Timeouts
  learned: LearnedModes
  wording: Wording
  /** Whether a whole book is looked at once more: where it is wanted, and the provider has no judge. */
  reviews: () => boolean
}

export function policyOf(
  { provider, patience: usual, learned }: TextModelClient,
  context: CallContext,
): ProviderPolicy {
  // An answer that comes whole has no first word to wait for.
  const { silentMs: _, firstMs: __, ...untilItIsWhole } = usual
  return { provider, patience: learned.answersWhole ? untilItIsWhole : usual, ...callTerms(context) }
}
