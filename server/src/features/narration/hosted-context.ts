import { fitsInto, committedToday } from '../../core/stories/budget.ts'
import { recordCall } from '../../core/stories/record-call.ts'
import type { CallContext } from '../../infra/models/call-context.ts'
import { ProviderError } from '../../infra/models/provider-error.ts'
import type { HostedVoice } from '../../infra/speech/hosted.ts'
import type { NarrationDeps } from './narration-deps.ts'

/** What pages that this process is having read will cost, in US dollars. */
let inFlight = 0

/** Counts a page's cost as the story's, within the daily budget. One retry: somebody waits. */
export const hostedContext = (
  { db, dailyBudget }: NarrationDeps,
  hosted: HostedVoice,
  { storyId, text }: { storyId: string; text: string },
): CallContext => ({
  signal: new AbortController().signal,
  retries: 1,
  recordCall: (call) => recordCall(db, storyId, call),
  async reserveBudget() {
    const usd = hosted.cost(text)
    if (dailyBudget === null || usd === 0) return () => {}
    const { spent, reserved } = await committedToday(db.kysely)
    if (!fitsInto(usd, dailyBudget - spent - reserved - inFlight)) throw new ProviderError('over-budget')
    inFlight += usd
    return () => void (inFlight -= usd)
  },
})
