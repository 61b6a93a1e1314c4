import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { ImageModel, PictureSize } from './image-model.ts'

/**
 * The illustrator that comes with the app, in a pool of threads so that no request waits for a brush.
 * @param onError hears of a thread that broke with no picture in its hands; the pool starts another
 */
export function embeddedImageModel(onError: (error: Error) => void): ImageModel {
  const threads = Math.max(1, availableParallelism() - 1)
  const pool = new Piscina({
    filename: new URL('./paint-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    concurrentTasksPerWorker: 1,
  })
  // Without a listener it would end the process.
  pool.on('error', onError)
  return {
    concurrency: threads,
    paint: (request, signal) => pool.run(request, { name: 'paint', signal }) as Promise<PictureSize[]>,
    sketch: (request, signal) => pool.run(request, { name: 'sketch', signal }) as Promise<Uint8Array>,
    portrait: (sheet) => pool.run(sheet, { name: 'portrait' }) as Promise<Uint8Array>,
    close: () => pool.destroy(),
  }
}
