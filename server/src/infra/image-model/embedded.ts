import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { ImageModel, PictureSize } from './image-model.ts'

/** The illustrator that comes with the app, in a pool of threads so that no request waits for a brush. */
export function embeddedImageModel(): ImageModel {
  const threads = Math.max(1, availableParallelism() - 1)
  const pool = new Piscina({
    filename: new URL('./paint-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    concurrentTasksPerWorker: 1,
  })
  return {
    concurrency: threads,
    paint: (request, signal) => pool.run(request, { name: 'paint', signal }) as Promise<PictureSize[]>,
    sketch: (request, signal) => pool.run(request, { name: 'sketch', signal }) as Promise<Uint8Array>,
    close: () => pool.destroy(),
  }
}
