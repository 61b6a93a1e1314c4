import type { Timeouts } from './timeouts.ts'
import { ProviderError } from './provider-error.ts'

/**
 * Looks at the clock while a provider answers.
 * @param outer ends everything at once, with its own reason
 * @param silent is called when there was no first sign of life for `silentMs`
 */
export function startWatchdog(
  outer: AbortSignal,
  { silentMs, firstMs, idleMs, callMs }: Timeouts,
  silent = () => {},
) {
  const tooSlow = new AbortController()
  const slow = () => tooSlow.abort(new ProviderError('slow'))
  const signal = AbortSignal.any([outer, tooSlow.signal])
  const call = setTimeout(slow, callMs)
  let idle = firstMs === undefined ? undefined : setTimeout(slow, firstMs)
  const silence = silentMs === undefined ? undefined : setTimeout(silent, silentMs)
  let onAbort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
  })
  aborted.catch(() => {})
  return {
    signal,
    /** A client that does not hear the signal is not waited for. */
    race: <T>(answer: Promise<T>): Promise<T> => Promise.race([answer, aborted]),
    alive: () => {
      clearTimeout(silence)
      clearTimeout(idle)
      if (idleMs !== undefined && !signal.aborted) idle = setTimeout(slow, idleMs)
    },
    /** While nothing is asked of the provider. */
    pause: () => clearTimeout(idle),
    /** Why it was ended by us or from outside, else what was thrown: clients throw abort errors of their own. */
    reasonOr: (error: unknown): unknown => (signal.aborted ? signal.reason : error),
    /** Lets go of whatever is still on its way. */
    end: () => {
      clearTimeout(call)
      clearTimeout(silence)
      clearTimeout(idle)
      signal.removeEventListener('abort', onAbort)
      tooSlow.abort()
    },
  }
}
