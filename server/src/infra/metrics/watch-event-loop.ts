import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Log } from '../log.ts'
import type { Metrics } from './metrics.ts'

/** Longer than anything of ours may take: who asks for something meanwhile waits as long. */
const stallSeconds = 0.2
const lookEveryMs = 1000

/**
 * Counts when nobody was answered, because one thing took all of the process: of each second the longest stall over 200 ms.
 * @returns what ends it
 */
export function watchEventLoop(
  { eventLoopStalls, eventLoopStalled }: Pick<Metrics, 'eventLoopStalls' | 'eventLoopStalled'>,
  log: Pick<Log, 'warn'>,
): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const look = setInterval(() => {
    const seconds = delay.max / 1e9
    delay.reset()
    if (seconds <= stallSeconds) return
    eventLoopStalls.inc()
    eventLoopStalled.inc(seconds)
    log.warn({ ms: Math.round(seconds * 1000) }, 'the event loop stood still')
  }, lookEveryMs)
  look.unref()
  return () => {
    clearInterval(look)
    delay.disable()
  }
}
