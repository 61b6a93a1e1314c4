import type { PictureStore } from './picture-store.ts'

const pauseMs = 60_000
/** Counting takes at most this fraction of the time. */
const share = 20

/**
 * Counts in the background, only while requested, and at most once a minute.
 * @param signal aborts it
 * @returns total bytes of all pictures at the last count; null before the first
 */
export function storageSize(
  pictures: Pick<PictureStore, 'size'>,
  { signal, onError }: { signal: AbortSignal; onError: (error: unknown) => void },
): () => number | null {
  let lastBytes: number | null = null
  let counting = false
  let nextAt = 0

  async function count(): Promise<void> {
    counting = true
    const began = performance.now()
    try {
      lastBytes = await pictures.size(signal)
    } catch (error) {
      if (!signal.aborted) onError(error)
    } finally {
      counting = false
      nextAt = performance.now() + Math.max(pauseMs, share * (performance.now() - began))
    }
  }

  return () => {
    if (!counting && performance.now() >= nextAt && !signal.aborted) void count()
    return lastBytes
  }
}
