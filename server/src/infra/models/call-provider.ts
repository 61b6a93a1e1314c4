import { startRetries, type CallTerms } from './retry-policy.ts'
import { startProviderCall } from './instrument-provider-call.ts'
import { startWatchdog } from './watchdog.ts'

/** Whom to ask, how long to wait, and what ends it all. */
export type ProviderPolicy = CallTerms

/** To be called with every bit of an answer that comes: what says nothing for too long is given up. */
export type Alive = () => void

/**
 * Asks a provider, and again where that may help: at most four times more, each after a random wait that doubles, or
 * after the one that the provider names, until patience ends.
 * @param attempt is one request, with `maxRetries: 0`; throws what the AI SDK throws, or a ProviderError
 * @throws ProviderError; the reason of `signal`, at once; whatever else `attempt` throws, as it is
 */
export async function callProvider<T>(
  policy: ProviderPolicy,
  attempt: (signal: AbortSignal, alive: Alive) => Promise<T>,
): Promise<T> {
  const tries = startRetries(policy)
  for (;;) {
    const { admission, over } = await tries.begin()
    const watch = startWatchdog(policy.signal, tries.patience(), policy.waiting)
    const call = startProviderCall(policy)
    try {
      const answer = await watch.race(attempt(watch.signal, watch.alive))
      call.ended()
      await tries.succeeded()
      return answer
    } catch (error) {
      call.ended(watch.reasonOr(error))
      await tries.failed(watch.reasonOr(error), admission)
    } finally {
      over()
      watch.end()
    }
  }
}

/**
 * The same for an answer that comes in pieces. Each piece is handed on when the one before it was taken, so that what
 * was taken is stored; after trouble `open` is called again, to ask for what is missing then. Every piece makes up
 * for the troubles before it.
 */
export async function* streamFromProvider<T>(
  policy: ProviderPolicy,
  open: (signal: AbortSignal, alive: Alive) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const tries = startRetries(policy)
  for (;;) {
    const { admission, over } = await tries.begin()
    const watch = startWatchdog(policy.signal, tries.patience(), policy.waiting)
    const call = startProviderCall(policy)
    const pieces = lazily(() => open(watch.signal, watch.alive))
    try {
      for (;;) {
        // Trouble of whoever takes the pieces is none of the provider's: it comes up at `yield`, outside this.
        const step = await watch.race(pieces.next()).catch((error: unknown) => {
          call.ended(watch.reasonOr(error))
          return tries.failed(watch.reasonOr(error), admission)
        })
        if (!step) break
        await tries.succeeded()
        if (step.done) return
        watch.pause()
        yield step.value
        watch.alive()
      }
    } finally {
      over()
      call.ended()
      watch.end()
      void pieces.return(undefined).catch(() => {})
    }
  }
}

/** What `open` throws comes with the first piece, like any other trouble. */
async function* lazily<T>(open: () => AsyncIterable<T>): AsyncGenerator<T, undefined> {
  yield* open()
}
