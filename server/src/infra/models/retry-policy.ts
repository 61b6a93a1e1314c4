import { setTimeout as sleep } from 'node:timers/promises'
import type { CallContext } from './call-context.ts'
import type { Admission } from './circuit-breaker.ts'
import type { Timeouts } from './timeouts.ts'
import { classifyProviderError } from './classify-provider-error.ts'
import type { Provider } from './provider.ts'
import type { ProviderError } from './provider-error.ts'

export type CallTerms = {
  provider: Provider
  timeouts: Timeouts
  signal: AbortSignal
  /** Retries after a failed request; `defaultRetries` if undefined. */
  retries?: number | undefined
  /** Called when the provider takes longer than usual. */
  onWaiting?: (() => void) | undefined
  /** See CallContext. */
  reserveBudget?: CallContext['reserveBudget'] | undefined
}

const defaultRetries = 4
/** Models are not deterministic, so a retry may help; but each answer costs money. */
const unreadableRetryLimit = 1
const waitingAfterMs = 1000
const maxBackoffMs = 20_000
/** If the provider asks for a longer wait, the next run of the job retries. */
const maxRetryAfterMs = 60_000

/**
 * Makes the attempts of one call: waits between them and reports results to the circuit breaker. Not p-retry, which knows
 * neither the circuit, nor a budget that is reserved for each attempt, nor a stream whose parts reset the count.
 */
export function startRetries({
  provider,
  timeouts,
  signal,
  retries: maxRetries = defaultRetries,
  onWaiting,
  reserveBudget,
}: CallTerms) {
  const deadline = performance.now() + timeouts.allMs
  const remainingMs = () => deadline - performance.now()
  let retries = 0
  /** Failures of this call that the circuit breaker counted. */
  let counted = 0

  // An answer that was paid for must not be lost because the circuit's state could not be written.
  const reportToCircuit = <T>(report: Promise<T>): Promise<T | null> =>
    report.catch((error: unknown) => {
      provider.log.warn(
        { err: error, provider: provider.name.host },
        'circuit breaker state could not be stored',
      )
      return null
    })

  /** @returns milliseconds to wait; null if there should be no further attempt */
  function retryDelayMs({ kind, isPermanent, retryAfterMs = 0 }: ProviderError): number | null {
    if (isPermanent || kind === 'circuit-open') return null
    if (retries >= (kind === 'unreadable' ? unreadableRetryLimit : maxRetries)) return null
    if (retryAfterMs > maxRetryAfterMs) return null
    const backoffMs = Math.random() * Math.min(maxBackoffMs, timeouts.retryMs * 2 ** retries)
    const wait = retryAfterMs + backoffMs
    return wait < remainingMs() ? wait : null
  }

  return {
    /** @throws ProviderError while the circuit is open, or when the budget is used up */
    async begin(): Promise<{ admission: Admission; over: () => void }> {
      signal.throwIfAborted()
      const over = (await reserveBudget?.(provider.use)) ?? (() => {})
      // May wait for the trial of another call.
      const timer = onWaiting && setTimeout(onWaiting, waitingAfterMs)
      try {
        return { admission: await provider.circuit.admit(signal, remainingMs()), over }
      } catch (error) {
        over()
        throw error
      } finally {
        clearTimeout(timer)
      }
    },
    attemptTimeouts: (): Timeouts => ({
      ...timeouts,
      callMs: Math.max(1, Math.min(timeouts.callMs, remainingMs())),
    }),
    async succeeded() {
      retries = counted = 0
      await reportToCircuit(provider.circuit.succeeded())
    },
    /** Resolves when the next attempt may begin; otherwise throws the final error. */
    async failed(error: unknown, admission: Admission): Promise<void> {
      const providerError = signal.aborted ? null : classifyProviderError(error, provider.name)
      if (!providerError) {
        await reportToCircuit(provider.circuit.endedWithoutResult(admission))
        throw error
      }
      const waitMs = retryDelayMs(providerError)
      // A rate limit hit by many calls at once is not an outage: it counts if it lasts through all retries.
      const counts = providerError.kind !== 'busy' || waitMs === null || admission.isTrial
      const failuresInARow = counts
        ? await reportToCircuit(provider.circuit.failed(providerError, admission))
        : null
      if (failuresInARow !== null) counted += 1
      if (waitMs === null) {
        // The circuit's count is lower than this call's own, so another call has succeeded in between.
        const isIsolated =
          providerError.kind !== 'busy' &&
          failuresInARow !== null &&
          failuresInARow > 0 &&
          failuresInARow < counted
        throw isIsolated ? providerError.isolated() : providerError
      }
      retries += 1
      onWaiting?.()
      provider.log.warn(
        {
          provider: provider.name.host,
          error_kind: providerError.kind,
          code: providerError.code,
          retry: retries,
          wait_ms: Math.round(waitMs),
        },
        'provider request retried',
      )
      await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted())
    },
  }
}
