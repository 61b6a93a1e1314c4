import { availableParallelism } from 'node:os'
import { describeScene } from '@moonpage/storyteller/alt-text'
import { coverScene } from '@moonpage/storyteller/cover'
import { setInterval } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { ImageModel, Painted, PaintRequest, PrintSize } from './image-model.ts'
import { createFairScheduler } from './fair-scheduler.ts'
import { hasThreadPriorities } from '../../lib/thread-priority.ts'

/**
 * The embedded illustrator, in a pool of worker threads so that painting never blocks requests.
 * @param onError called when a thread crashes outside of a task; the pool starts another one
 * @param threads by default as many as there are cores, since painting gives way to everything else; one fewer where
 *   threads have no priority of their own
 */
export function embeddedImageModel(
  onError: (error: Error) => void,
  threads = Math.max(1, availableParallelism() - (hasThreadPriorities ? 0 : 1)),
): ImageModel {
  const pool = new Piscina({
    filename: new URL('./paint-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    concurrentTasksPerWorker: 1,
    // Pixels that were used are freed when V8 collects new objects: with its usual 32 MB, pictures wait long for that.
    resourceLimits: { maxYoungGenerationSizeMb: 12 },
  })
  // An `error` event without a listener would end the process.
  pool.on('error', onError)
  let done = 0
  const run = async <T>(name: string, task: unknown, signal?: AbortSignal): Promise<T> => {
    const result: T = await pool.run(task, { name, ...(signal && { signal }) })
    done += 1
    return result
  }
  const waitForNextResult = async (signal: AbortSignal) => {
    const before = done
    for await (const _ of setInterval(100, null, { signal })) if (done > before) return
  }
  // One more than there are threads, so that no thread waits for its next task.
  const turns = createFairScheduler(threads + 1)
  // Large pictures take the memory of ten others: never two at once, and the other threads go on with stories.
  const largeTurns = createFairScheduler(1)
  const paintForPrint = async (request: PaintRequest, size: PrintSize) => {
    const [book = ''] = request.seed.split(':', 1)
    const release = await largeTurns.acquire({ tenants: [book], rank: 0 }, new AbortController().signal)
    return run<Uint8Array>('forPrint', { request, size }).finally(release)
  }
  return {
    turns,
    sketchTurns: turns,
    takesReference: false,
    modelInfo: null,
    async check(signal) {
      const healthy = new AbortController()
      const until = AbortSignal.any([signal, healthy.signal])
      // The check queues behind other pictures; a finished one proves the same.
      const answers = [run<true>('ready', undefined, until), waitForNextResult(until)]
      await Promise.race(answers).finally(() => healthy.abort())
    },
    paint: ({ scene, cast, seed }, { signal }) => run<Painted>('paint', { scene, cast, seed }, signal),
    sketch: (request, signal) => run<Uint8Array>('sketch', request, signal),
    drawLines: (request) => run<Uint8Array>('lines', request),
    portrait: (sheet) => run<Uint8Array>('portrait', sheet),
    paintForPrint,
    paintAlone: (alone, on) => run<Uint8Array>('alone', { alone, ...on }),
    cover({ outline, pages }) {
      if (pages.length === 0) return null
      const scene = coverScene(outline, pages)
      // The browser sets the title beside it.
      const request = {
        scene: { ...scene, text_area: 'none' as const },
        cast: outline.cast,
        seed: `${outline.seed}:cover`,
      }
      return {
        alt: describeScene(scene, outline.cast),
        paint: () => run<Uint8Array>('cover', request),
        paintForPrint: (size) => paintForPrint(request, size),
      }
    },
    close: () => pool.destroy(),
  }
}
