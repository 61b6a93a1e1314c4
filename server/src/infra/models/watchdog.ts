import type { Timeouts } from './timeouts.ts'
import { ProviderError } from './provider-error.ts'

/**
 * Enforces the timeouts of one attempt.
 * @param outer aborts the attempt at once, with its own reason
 * @param onSilence is called if there was no chunk after `silentMs`
 */
export function startWatchdog(
  outer: AbortSignal,
  { silentMs, firstMs, idleMs, callMs }: Timeouts,
  onSilence = () => {},
) {
  const timeout = new AbortController()
  const abortSlow = () => timeout.abort(new ProviderError('slow'))
  const signal = AbortSignal.any([outer, timeout.signal])
  const call = setTimeout(abortSlow, callMs)
  let idle = firstMs === undefined ? undefined : setTimeout(abortSlow, firstMs)
  const silence = silentMs === undefined ? undefined : setTimeout(onSilence, silentMs)
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
  })
  aborted.catch(() => {})
  return {
    signal,
    /** Does not wait for a client that ignores the signal. */
    race: <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, aborted]),
    onActivity: () => {
      clearTimeout(silence)
      clearTimeout(idle)
      if (idleMs !== undefined && !signal.aborted) idle = setTimeout(abortSlow, idleMs)
    },
    /** Pauses the timeouts while nothing is requested. */
    pause: () => clearTimeout(idle),
    /** The reason of the abort if it was aborted, else the error: clients throw abort errors of their own. */
    reasonOr: (error: unknown): unknown => (signal.aborted ? signal.reason : error),
    /** Clears timers and listeners, and aborts what is still in flight. */
    end: () => {
      clearTimeout(call)
      clearTimeout(silence)
      clearTimeout(idle)
      signal.removeEventListener('abort', onAbort)
      timeout.abort()
    },
  }
}
