import { useRef } from 'react'

/**
 * Does `work` unless it is being done: a second press, quicker than the screen can say that the first one arrived,
 * does nothing. What fails is told by the mutation that failed, and not thrown here.
 */
export const useSingleFlight = <Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) => {
  const running = useRef(false)
  return async (...given: Given): Promise<void> => {
    if (running.current) return
    running.current = true
    try {
      await work(...given)
    } catch {
      // The banner has it.
    } finally {
      running.current = false
    }
  }
}
