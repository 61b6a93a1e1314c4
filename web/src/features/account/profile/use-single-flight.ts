import { useRef } from 'react'

/**
 * Ignores calls while `work` is running: a second click may come before the button is disabled. Does not throw: errors
 * are reported by the mutation.
 */
export const useSingleFlight = <Args extends unknown[]>(work: (...args: Args) => Promise<unknown>) => {
  const running = useRef(false)
  return async (...args: Args): Promise<void> => {
    if (running.current) return
    running.current = true
    try {
      await work(...args)
    } catch {
      // The banner shows it.
    } finally {
      running.current = false
    }
  }
}
