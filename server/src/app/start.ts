import { startProcessHeartbeat } from '../infra/db/process-heartbeat.ts'
import { createLog } from '../infra/log.ts'
import { openMetrics } from '../infra/metrics/metrics.ts'
import { watchEventLoop } from '../infra/metrics/watch-event-loop.ts'
import { instrument, openMetricsPort } from './open-metrics.ts'
import { openWeb } from './open-web.ts'
import { openWorker } from './open-worker.ts'
import { openServices, type Services, type ServiceOptions } from './services.ts'
import type { Settings } from './settings.ts'
import { collectShutdownHooks, type ShutdownHooks } from './shutdown-hooks.ts'

export type Running = { stop(): Promise<void> }

/** A process that serves requests at `url`, without a trailing slash. */
export type RunningWeb = Running & { url: string }

/** Web and worker in one process. */
export const start = (settings: Settings, options: ServiceOptions = {}): Promise<RunningWeb> =>
  opened(settings, { name: 'all', works: true }, options, async (services, shutdownHooks) => {
    let siteUrl = siteUrlOf(settings)
    const stopWorking = await openWorker(services, () => siteUrl)
    const url = `http://localhost:${await openWeb(services, shutdownHooks)}`
    siteUrl = settings.publicUrl ?? url
    // Registered last, so that it stops first: jobs are returned to the queue while requests are still served.
    shutdownHooks.add(stopWorking)
    return { url }
  })

/** Serves requests and enqueues jobs, but runs none. */
export const startWeb = (settings: Settings, options: ServiceOptions = {}): Promise<RunningWeb> =>
  opened(settings, { name: 'web', works: false }, options, async (services, shutdownHooks) => ({
    url: `http://localhost:${await openWeb(services, shutdownHooks)}`,
  }))

/** Runs jobs: generation, emails, clean-up. Serves no requests. */
export const startWorker = (settings: Settings, options: ServiceOptions = {}): Promise<Running> =>
  opened(settings, { name: 'worker', works: true }, options, async (services, shutdownHooks) => {
    shutdownHooks.add(await openWorker(services, () => siteUrlOf(settings)))
    return {}
  })

const siteUrlOf = ({ publicUrl, port }: Settings): string => publicUrl ?? `http://localhost:${port}`

/** Runs the shutdown hooks in reverse order, also if a later step of the start fails. */
async function opened<T extends object>(
  settings: Settings,
  { name, works }: { name: 'all' | 'web' | 'worker'; works: boolean },
  options: ServiceOptions,
  open: (services: Services, shutdownHooks: ShutdownHooks) => Promise<T>,
): Promise<T & Running> {
  const log = createLog(settings.logLevel)
  const shutdownHooks = collectShutdownHooks(log)
  try {
    const services = await openServices(
      settings,
      { log, shutdownHooks, metrics: openMetrics(), works },
      options,
    )
    shutdownHooks.add(await startProcessHeartbeat(services, name))
    await openMetricsPort(services, shutdownHooks, { process: name, ...options })
    shutdownHooks.add(watchEventLoop(services.metrics, log))
    return { ...(await open(instrument(services), shutdownHooks)), stop: () => shutdownHooks.all() }
  } catch (error) {
    await shutdownHooks.all()
    throw error
  }
}
