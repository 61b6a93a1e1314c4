import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from './call-context.ts'
import type { Admission } from './circuit-breaker.ts'
import type { Timeouts } from './timeouts.ts'
import { classifyProviderError } from './classify-provider-error.ts'
import type { Provider } from './provider.ts'
import type { ProviderError } from './provider-error.ts'

export type CallTerms = {
  provider: Provider
  patience: Timeouts
  signal: AbortSignal
  /** How often a call that failed is repeated; as often as is usual where it is left out. */
  retries?: number | undefined
  /** Told when the provider is waited for longer than an answer takes. */
  waiting?: (() => void) | undefined
  /** Asked before each request; see CallContext. */
  mayAsk?: CallContext['mayAsk'] | undefined
}

const retryLimit = 4
/** What a model answers is a matter of chance, but each answer is paid for. */
const unreadableRetryLimit = 1
const soonMs = 1000
const longestWaitMs = 20_000
/** A provider that wants us to wait longer is asked again by the next run of the job. */
const longestRetryAfterMs = 60_000

/** Counts the tries of one call, tells the circuit of them, and waits between them. */
export function startRetries({
  provider,
  patience,
  signal,
  retries: most = retryLimit,
  waiting,
  mayAsk,
}: CallTerms) {
  const deadline = performance.now() + patience.allMs
  const left = () => deadline - performance.now()
  let retries = 0
  /** Those of this call that the circuit counted. */
  let counted = 0

  // An answer that was paid for is not given up because the circuit could not be written.
  const tell = <T>(telling: Promise<T>): Promise<T | null> =>
    telling.catch((error: unknown) => {
      provider.log.warn(
        { err: error, provider: provider.name.host },
        'the circuit of a provider was not written',
      )
      return null
    })

  /** @returns milliseconds to wait; null where no further try is worth it */
  function waitAfter({ kind, isPermanent, retryAfterMs = 0 }: ProviderError): number | null {
    if (isPermanent || kind === 'resting') return null
    if (retries >= (kind === 'unreadable' ? unreadableRetryLimit : most)) return null
    if (retryAfterMs > longestRetryAfterMs) return null
    const jitter = Math.random() * Math.min(longestWaitMs, patience.retryMs * 2 ** retries)
    const wait = retryAfterMs + jitter
    return wait < left() ? wait : null
  }

  return {
    /** @throws ProviderError while the provider is left alone, or the budget is used up */
    async begin(): Promise<{ admission: Admission; over: () => void }> {
      signal.throwIfAborted()
      const over = (await mayAsk?.(provider.use)) ?? (() => {})
      // It may wait for what another call tells of the provider.
      const timer = waiting && setTimeout(waiting, soonMs)
      try {
        return { admission: await provider.circuit.admit(signal, left()), over }
      } catch (error) {
        over()
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    patience: (): Timeouts => ({ ...patience, callMs: Math.max(1, Math.min(patience.callMs, left())) }),
    async succeeded() {
      retries = counted = 0
      await tell(provider.circuit.succeeded())
    },
    /** Resolves when it is time for the next try; else throws what is to be known. */
    async failed(error: unknown, admission: Admission): Promise<void> {
      const trouble = signal.aborted ? null : classifyProviderError(error, provider.name)
      if (!trouble) {
        await tell(provider.circuit.gaveUp(admission))
        throw error
      }
      const waitMs = waitAfter(trouble)
      // A limit that many calls ran into at once is no outage: it counts when it outlasts all tries.
      const counts = trouble.kind !== 'busy' || waitMs === null || admission.isTrial
      const inARow = counts ? await tell(provider.circuit.failed(trouble, admission)) : null
      if (inARow !== null) counted += 1
      if (waitMs === null) {
        // Fewer in a row than this call alone has seen: somebody else was answered in between.
        const isIsolated = trouble.kind !== 'busy' && inARow !== null && inARow > 0 && inARow < counted
        throw isIsolated ? trouble.isolated() : trouble
      }
      retries += 1
      waiting?.()
      provider.log.warn(
        {
          provider: provider.name.host,
          trouble: trouble.kind,
          code: trouble.code,
          retry: retries,
          wait_ms: Math.round(waitMs),
        },
        'a provider is asked again',
      )
      await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    },
  }
}
