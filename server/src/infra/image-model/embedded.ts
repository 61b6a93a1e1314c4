import { availableParallelism } from 'node:os'
import { describeScene } from '@moonpage/storyteller/alt-text'
import { coverScene } from '@moonpage/storyteller/cover'
import { setInterval } from 'node:timers/promises'
import { Piscina } from 'piscina'
import type { ImageModel, Painted } from './image-model.ts'
import { createFairScheduler } from './fair-scheduler.ts'

/**
 * The illustrator that comes with the app, in a pool of threads so that no request waits for a brush.
 * @param onError hears of a thread that broke with no picture in its hands; the pool starts another
 * @param threads one fewer than there are cores, unless nobody has to be answered meanwhile
 */
export function embeddedImageModel(
  onError: (error: Error) => void,
  threads = Math.max(1, availableParallelism() - 1),
): ImageModel {
  const pool = new Piscina({
    filename: new URL('./paint-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    concurrentTasksPerWorker: 1,
  })
  // Without a listener it would end the process.
  pool.on('error', onError)
  let done = 0
  const run = async <T>(name: string, task: unknown, signal?: AbortSignal): Promise<T> => {
    const result: T = await pool.run(task, { name, ...(signal && { signal }) })
    done += 1
    return result
  }
  const nextDone = async (signal: AbortSignal) => {
    const before = done
    for await (const _ of setInterval(100, null, { signal })) if (done > before) return
  }
  // One more than there are threads: none of them waits for the next task to be brought.
  const turns = createFairScheduler(threads + 1)
  return {
    turns,
    sketchTurns: turns,
    takesReference: false,
    record: null,
    async check(signal) {
      const enough = new AbortController()
      const until = AbortSignal.any([signal, enough.signal])
      // It waits behind every picture that was asked for before; where one of those is finished, that will do.
      const answers = [run<true>('ready', undefined, until), nextDone(until)]
      await Promise.race(answers).finally(() => enough.abort())
    },
    paint: ({ scene, cast, seed }, { signal }) => run<Painted>('paint', { scene, cast, seed }, signal),
    sketch: (request, signal) => run<Uint8Array>('sketch', request, signal),
    portrait: (sheet) => run<Uint8Array>('portrait', sheet),
    cover({ outline, pages }) {
      if (pages.length === 0) return null
      const scene = coverScene(outline, pages)
      // The title is set beside it.
      const request = {
        scene: { ...scene, text_area: 'none' as const },
        cast: outline.cast,
        seed: `${outline.seed}:cover`,
      }
      return { alt: describeScene(scene, outline.cast), paint: () => run<Uint8Array>('cover', request) }
    },
    close: () => pool.destroy(),
  }
}
