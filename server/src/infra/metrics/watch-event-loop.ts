import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** Longer than any code may block: all requests wait meanwhile. */
const stallSeconds = 0.2
const intervalMs = 1000

/**
 * Monitors event loop lag. Each second it counts the longest stall of more than 200 ms.
 * @returns a function that stops it
 */
export function watchEventLoop(
  { eventLoopStalls, eventLoopStalled }: Pick<Metrics, 'eventLoopStalls' | 'eventLoopStalled'>,
  log: Pick<Log, 'warn'>,
): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const timer = setInterval(() => {
    const seconds = delay.max / 1e9
    delay.reset()
    if (seconds <= stallSeconds) return
    eventLoopStalls.inc()
    eventLoopStalled.inc(seconds)
    log.warn({ ms: Math.round(seconds * 1000) }, 'event loop blocked')
  }, intervalMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    delay.disable()
  }
}
