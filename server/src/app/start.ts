import { announceProcess } from '../infra/db/announce-process.ts'
import { createLog } from '../infra/log.ts'
import { openMetrics } from '../infra/metrics/metrics.ts'
import { watchEventLoop } from '../infra/metrics/watch-event-loop.ts'
import { observed, openMetricsPort } from './open-metrics.ts'
import { openWeb } from './open-web.ts'
import { openWorker } from './open-worker.ts'
import { openParts, type Parts, type PartsOptions } from './parts.ts'
import type { Settings } from './settings.ts'
import { collectStops, type Stops } from './stops.ts'

export type Running = { stop(): Promise<void> }

/** One that answers requests, at `url` for this machine, without a slash at the end. */
export type RunningWeb = Running & { url: string }

/** Web and worker in one process. */
export const start = (settings: Settings, options: PartsOptions = {}): Promise<RunningWeb> =>
  opened(settings, { name: 'all', works: true }, options, async (parts, stops) => {
    let siteUrl = siteUrlOf(settings)
    const stopWorking = await openWorker(parts, () => siteUrl)
    const url = `http://localhost:${await openWeb(parts, stops)}`
    siteUrl = settings.publicUrl ?? url
    // Last here, so that it stops first: jobs are handed on at once, and requests are answered meanwhile.
    stops.add(stopWorking)
    return { url }
  })

/** Answers requests and sends jobs, and works none. */
export const startWeb = (settings: Settings, options: PartsOptions = {}): Promise<RunningWeb> =>
  opened(settings, { name: 'web', works: false }, options, async (parts, stops) => ({
    url: `http://localhost:${await openWeb(parts, stops)}`,
  }))

/** Works jobs: tells, paints, sends letters, tidies up. Answers no requests. */
export const startWorker = (settings: Settings, options: PartsOptions = {}): Promise<Running> =>
  opened(settings, { name: 'worker', works: true }, options, async (parts, stops) => {
    stops.add(await openWorker(parts, () => siteUrlOf(settings)))
    return {}
  })

const siteUrlOf = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`

/** Stops what it started, in reverse, also when a later step of the start fails. */
async function opened<T extends object>(
  settings: Settings,
  { name, works }: { name: 'all' | 'web' | 'worker'; works: boolean },
  options: PartsOptions,
  open: (parts: Parts, stops: Stops) => Promise<T>,
): Promise<T & Running> {
  const log = createLog(settings.logLevel)
  const stops = collectStops(log)
  try {
    const parts = await openParts(settings, { log, stops, metrics: openMetrics(), works }, options)
    stops.add(await announceProcess(parts, name))
    await openMetricsPort(parts, stops, { process: name, ...options })
    stops.add(watchEventLoop(parts.metrics, log))
    return { ...(await open(observed(parts), stops)), stop: () => stops.all() }
  } catch (error) {
    await stops.all()
    throw error
  }
}
