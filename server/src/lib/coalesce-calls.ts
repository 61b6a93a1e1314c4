import { setImmediate } from 'node:timers/promises'

/**
 * Coalesces concurrent calls of `ask` (single-flight): each caller gets the result of a call that started after its
 * own.
 */
export function coalesceCalls<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  const begin = async () => {
    await underWay
    // Callers in the same turn of the event loop share the call.
    await setImmediate()
    next = null
    const asked = ask()
    underWay = asked.catch(() => {})
    return asked
  }
  return () => (next ??= begin())
}
