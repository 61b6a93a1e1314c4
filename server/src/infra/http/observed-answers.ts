import type { Metrics } from '../metrics/metrics.ts'
import type { SharedAnswers } from './shared-answers.ts'

/** The same answers, with how often one was there counted under the name of their cache. */
export const observedAnswers = (
  answers: SharedAnswers,
  { cacheReads }: Pick<Metrics, 'cacheReads'>,
  cache: string,
): SharedAnswers => ({
  ...answers,
  find(key, version) {
    const found = answers.find(key, version)
    cacheReads.inc({ cache, outcome: found ? 'hit' : 'miss' })
    return found
  },
})
