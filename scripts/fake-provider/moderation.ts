import { hasSevereWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import type { ProviderCall } from './call-log.ts'
import type { Reply } from './deliver.ts'
import type { Misfortune } from './faults.ts'

export type ModerationRequest = { input?: string | (string | { text?: string })[] }

export const judgedTexts = ({ input = [] }: ModerationRequest): string[] =>
  [input].flat().map((one) => (typeof one === 'string' ? one : (one.text ?? '')))

/** Moderates by our own lexicon of unfit words. */
export function answerModeration(
  request: ModerationRequest,
  call: ProviderCall,
  fault: Misfortune | null,
  delayMs: number,
): Reply {
  const results = judgedTexts(request).map((text) => {
    const flagged = fault?.name === 'unsafe' || hasSevereWords(text)
    return {
      flagged,
      categories: { violence: flagged, sexual: false, harassment: false, 'self-harm': false },
      category_scores: { violence: flagged ? 0.97 : 0.001, sexual: 0, harassment: 0, 'self-harm': 0 },
    }
  })
  const body =
    fault?.name === 'wrong-schema'
      ? { verdict: 'fine' }
      : { id: `modr-${call.id}`, model: call.model, results: fault?.name === 'empty' ? [] : results }
  const json = JSON.stringify(body)
  const data = fault?.name === 'malformed-json' ? `${json.slice(0, -3)}<<<` : json
  return { status: 200, headers: { 'content-type': 'application/json' }, pieces: [{ data, atMs: delayMs }] }
}
