import { setImmediate } from 'node:timers/promises'

/**
 * `ask`, asked as rarely as can be while each caller's answer is of an asking that began after the call: those who call
 * at the same moment, or while another asking is under way, share one.
 */
export function coalesceCalls<T>(ask: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null
  const begin = async () => {
    await underWay
    // Whoever calls in this turn of the loop is still in time.
    await setImmediate()
    next = null
    const asked = ask()
    underWay = asked.catch(() => {})
    return asked
  }
  return () => (next ??= begin())
}
