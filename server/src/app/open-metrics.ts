import { readFileSync } from 'node:fs'
import { instrumentImageModel } from '../infra/image-model/instrument-image-model.ts'
import { watchPool } from '../infra/metrics/database-metrics.ts'
import { serveMetrics } from '../infra/metrics/metrics-server.ts'
import { instrumentQueue } from '../infra/queue/instrument-queue.ts'
import { instrumentStorage } from '../infra/storage/instrument-storage.ts'
import { instrumentTextModel } from '../infra/text-model/instrument-text-model.ts'
import type { Services } from './services.ts'
import { collectSiteMetrics } from './site-metrics.ts'
import type { ShutdownHooks } from './shutdown-hooks.ts'

type Observable = Pick<Services, 'queue' | 'textModel' | 'imageModel' | 'pictures' | 'metrics'>

/** Wraps the services to count and trace their use. */
export const instrument = <P extends Observable>(services: P): P => ({
  ...services,
  queue: instrumentQueue(services.queue, services.metrics),
  textModel: instrumentTextModel(services.textModel, services.metrics),
  imageModel: instrumentImageModel(services.imageModel, services.metrics),
  pictures: instrumentStorage(services.pictures, services.metrics),
})

/** Serves metrics and health on METRICS_PORT, if set. */
export async function openMetricsPort(
  services: Services,
  shutdownHooks: ShutdownHooks,
  { process: name, onProgress = () => {} }: { process: string; onProgress?: (sentence: string) => void },
): Promise<void> {
  const { settings, metrics, ready } = services
  if (!settings.metrics) return
  metrics.buildInfo.set({ version: appVersion(), node: process.version, process: name }, 1)
  watchPool(services.db, metrics)
  collectSiteMetrics(services, ready)
  const server = await serveMetrics(settings.metrics, { registry: metrics.registry, check: ready.check })
  shutdownHooks.add(() => server.close())
  const { host } = settings.metrics
  onProgress(`Metrics are told at http://${host.includes(':') ? `[${host}]` : host}:${server.port}/metrics`)
}

const packageFile = new URL('../../../package.json', import.meta.url)

function appVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  return version
}
