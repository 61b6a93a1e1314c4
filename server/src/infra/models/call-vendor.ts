import { startTries, type Terms } from './tries.ts'
import { beginCall } from './vendor-call.ts'
import { watchOver } from './watch.ts'

/** Whom to ask, how long to wait, and what ends it all. */
export type VendorPolicy = Terms

/** To be called with every bit of an answer that comes: what says nothing for too long is given up. */
export type Alive = () => void

/**
 * Asks a vendor, and again where that may help: at most four times more, each after a random wait that doubles, or
 * after the one that the vendor names, until patience ends.
 * @param attempt is one request, with `maxRetries: 0`; throws what the AI SDK throws, or a VendorTrouble
 * @throws VendorTrouble; the reason of `signal`, at once; whatever else `attempt` throws, as it is
 */
export async function callVendor<T>(
  policy: VendorPolicy,
  attempt: (signal: AbortSignal, alive: Alive) => Promise<T>,
): Promise<T> {
  const tries = startTries(policy)
  for (;;) {
    const { admission, over } = await tries.begin()
    const watch = watchOver(policy.signal, tries.patience(), policy.waiting)
    const call = beginCall(policy)
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
export async function* streamFromVendor<T>(
  policy: VendorPolicy,
  open: (signal: AbortSignal, alive: Alive) => AsyncIterable<T>,
): AsyncGenerator<T> {
  const tries = startTries(policy)
  for (;;) {
    const { admission, over } = await tries.begin()
    const watch = watchOver(policy.signal, tries.patience(), policy.waiting)
    const call = beginCall(policy)
    const pieces = lazily(() => open(watch.signal, watch.alive))
    try {
      for (;;) {
        // Trouble of whoever takes the pieces is none of the vendor's: it comes up at `yield`, outside this.
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
