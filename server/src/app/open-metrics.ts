import { readFileSync } from 'node:fs'
import { observedImageModel } from '../infra/image-model/observed.ts'
import { watchPool } from '../infra/metrics/database-metrics.ts'
import { serveMetrics } from '../infra/metrics/metrics-server.ts'
import { observedQueue } from '../infra/queue/observed.ts'
import { observedPictures } from '../infra/storage/observed.ts'
import { observedTextModel } from '../infra/text-model/observed.ts'
import type { Parts } from './parts.ts'
import { watchSite } from './site-figures.ts'
import type { Stops } from './stops.ts'

type Observable = Pick<Parts, 'queue' | 'textModel' | 'imageModel' | 'pictures' | 'metrics'>

/** The same parts, with what goes through them counted and traced: those who use them know nothing of it. */
export const observed = <P extends Observable>(parts: P): P => ({
  ...parts,
  queue: observedQueue(parts.queue, parts.metrics),
  textModel: observedTextModel(parts.textModel, parts.metrics),
  imageModel: observedImageModel(parts.imageModel, parts.metrics),
  pictures: observedPictures(parts.pictures, parts.metrics),
})

/** Tells figures and health on the port of METRICS_PORT, where that is set. */
export async function openMetricsPort(
  parts: Parts,
  stops: Stops,
  { process: name, onProgress = () => {} }: { process: string; onProgress?: (sentence: string) => void },
): Promise<void> {
  const { settings, metrics, ready } = parts
  if (!settings.metrics) return
  metrics.buildInfo.set({ version: ownVersion(), node: process.version, process: name }, 1)
  watchPool(parts.db, metrics)
  watchSite(parts, ready)
  const server = await serveMetrics(settings.metrics, { registry: metrics.registry, check: ready.check })
  stops.add(() => server.close())
  const { host } = settings.metrics
  onProgress(`Metrics are told at http://${host.includes(':') ? `[${host}]` : host}:${server.port}/metrics`)
}

const packageFile = new URL('../../../package.json', import.meta.url)

function ownVersion(): string {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  return version
}
