import type { Metrics } from '../metrics/metrics.ts'
import type { ResponseCache } from './response-cache.ts'

/** Wraps a response cache: counts hits and misses under its name. */
export const instrumentResponseCache = (
  answers: ResponseCache,
  { cacheReads }: Pick<Metrics, 'cacheReads'>,
  cache: string,
): ResponseCache => ({
  ...answers,
  find(key, version) {
    const found = answers.find(key, version)
    cacheReads.inc({ cache, outcome: found ? 'hit' : 'miss' })
    return found
  },
})
