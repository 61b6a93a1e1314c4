import { setTimeout as sleep } from 'node:timers/promises'

/** One answer to a question that is asked again and again. `status` is null where none came. */
export type Sample = { status: number | null; retryAfter: string | null; tookMs: number; at: number }

const everyMs = 50
const patienceMs = 15_000
/** Some minutes of them: a probe that is forgotten stops. */
const mostSamples = 10_000

/** Asks one address all the time until it is told to stop. */
export function probe(url: string) {
  const samples: Sample[] = []
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted && samples.length < mostSamples) {
      const began = performance.now()
      const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) })
        .then(async (response) => (await response.body?.cancel(), response))
        .catch(() => null)
      samples.push({
        status: answer?.status ?? null,
        retryAfter: answer?.headers.get('retry-after') ?? null,
        tookMs: performance.now() - began,
        at: Date.now(),
      })
      await sleep(everyMs)
    }
  })()
  return {
    samples,
    async stop(): Promise<readonly Sample[]> {
      over.abort()
      await asking
      return samples
    },
  }
}

/** `200: 31, 503: 4`. */
export const tally = (samples: readonly Sample[]): string =>
  [...Map.groupBy(samples, ({ status }) => status ?? 'no answer')]
    .map(([status, some]) => `${status}: ${some.length}`)
    .join(', ')
