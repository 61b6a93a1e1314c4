import { setTimeout as sleep } from 'node:timers/promises'

/** A response to a repeated request. `status` is null if there was none. */
export type Sample = { status: number | null; retryAfter: string | null; tookMs: number; at: number }

const pauseMs = 50
const timeoutMs = 15_000
/** Limit of some minutes, for a probe that is never stopped. */
const maxSamples = 10_000

/** Requests one URL repeatedly until it is stopped. */
export function probe(url: string) {
  const samples: Sample[] = []
  const stopped = new AbortController()
  const loop = (async () => {
    while (!stopped.signal.aborted && samples.length < maxSamples) {
      const startedAt = performance.now()
      const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
        .then(async (response) => (await response.body?.cancel(), response))
        .catch(() => null)
      samples.push({
        status: answer?.status ?? null,
        retryAfter: answer?.headers.get('retry-after') ?? null,
        tookMs: performance.now() - startedAt,
        at: Date.now(),
      })
      await sleep(pauseMs)
    }
  })()
  return {
    samples,
    async stop(): Promise<readonly Sample[]> {
      stopped.abort()
      await loop
      return samples
    },
  }
}

/** `200: 31, 503: 4`. */
export const tally = (samples: readonly Sample[]): string =>
  [...Map.groupBy(samples, ({ status }) => status ?? 'no answer')]
    .map(([status, some]) => `${status}: ${some.length}`)
    .join(', ')
