import type { Metrics } from '../metrics/metrics.ts'
import type { PictureStore } from './picture-store.ts'

/** Wraps a store: counts bytes written and read. */
export const instrumentStorage = (
  pictures: PictureStore,
  { picturesStored, picturesServed }: Pick<Metrics, 'picturesStored' | 'picturesServed'>,
): PictureStore => ({
  ...pictures,
  async put(file, data) {
    await pictures.put(file, data)
    picturesStored.inc(data.byteLength)
  },
  async read(file) {
    const found = await pictures.read(file)
    if (found) picturesServed.inc(found.size)
    return found
  },
})
