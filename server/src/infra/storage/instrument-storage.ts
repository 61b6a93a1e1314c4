import type { Metrics } from '../metrics/metrics.ts'
import type { PictureStore } from './picture-store.ts'

/** The same store, with the bytes that go in and out counted. */
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
