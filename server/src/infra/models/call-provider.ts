import { startRetries, type CallTerms } from './retry-policy.ts'
import { startProviderCall } from './instrument-provider-call.ts'
import { startWatchdog } from './watchdog.ts'

/** Provider, timeouts and abort signal of a call. */
export type ProviderPolicy = CallTerms

/** To be called with each chunk of an answer: restarts the idle timeout. */
export type OnActivity = () => void

/**
 * Calls a provider with up to four retries, with exponential backoff and jitter, counted from the provider's
 * Retry-After if it sends one, until the total timeout.
 * @param attempt makes one request, with `maxRetries: 0`; throws what the AI SDK throws, or a ProviderError
 * @throws ProviderError; the reason of `signal` as soon as it aborts; any other error of `attempt` unchanged
 */
export async function callProvider<T>(
  policy: ProviderPolicy,
  attempt: (signal: AbortSignal, alive: OnActivity) => Promise<T>,
): Promise<T> {
  const attempts = startRetries(policy)
  for (;;) {
    const { admission, over } = await attempts.begin()
    const watch = startWatchdog(policy.signal, attempts.attemptTimeouts(), policy.onWaiting)
    const call = startProviderCall(policy)
    try {
      const answer = await watch.race(attempt(watch.signal, watch.onActivity))
      call.ended()
      await attempts.succeeded()
      return answer
    } catch (error) {
      call.ended(watch.reasonOr(error))
      await attempts.failed(watch.reasonOr(error), admission)
    } finally {
      over()
      watch.end()
    }
  }
}

/**
 * The same for an answer in parts. A part is requested only after the consumer took the one before it, and so has
 * stored it. After an error `open` is called again and should request what is still missing. Each part resets the retry
 * count.
 */
export async function* streamFromProvider<T>(
  policy: ProviderPolicy,
  open: (signal: AbortSignal, alive: OnActivity) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const attempts = startRetries(policy)
  for (;;) {
    const { admission, over } = await attempts.begin()
    const watch = startWatchdog(policy.signal, attempts.attemptTimeouts(), policy.onWaiting)
    const call = startProviderCall(policy)
    const pieces = openLazily(() => open(watch.signal, watch.onActivity))
    try {
      for (;;) {
        // Errors of the consumer are thrown at `yield`, outside of this catch.
        const step = await watch.race(pieces.next()).catch((error: unknown) => {
          call.ended(watch.reasonOr(error))
          return attempts.failed(watch.reasonOr(error), admission)
        })
        if (!step) break
        await attempts.succeeded()
        if (step.done) return
        watch.pause()
        yield step.value
        watch.onActivity()
      }
    } finally {
      over()
      call.ended()
      watch.end()
      void pieces.return(undefined).catch(() => {})
    }
  }
}

/** Makes an error thrown by `open` arrive with the first part, like any other error. */
async function* openLazily<T>(open: () => AsyncIterable<T>): AsyncGenerator<T, undefined> {
  yield* open()
}
