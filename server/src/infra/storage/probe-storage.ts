import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { randomLetters } from '../../lib/ids.ts'
import type { PictureStore } from './picture-store.ts'

/** Writes, reads and deletes a file. @throws if one of these fails */
export async function probeStorage(store: Pick<PictureStore, 'put' | 'read' | 'remove'>): Promise<void> {
  const file = `check-${randomLetters(20)}.webp`
  const data = randomBytes(64)
  try {
    await store.put(file, data)
    const found = await store.read(file)
    if (!found || !data.equals(await buffer(found.stream)))
      throw new Error('A picture that was written could not be read back.')
  } catch (error) {
    // Do not wait: after one timeout the next is likely.
    void store.remove([file]).catch(() => {})
    throw error
  }
  await store.remove([file])
  const left = await store.read(file)
  left?.stream.destroy()
  if (left) throw new Error('A picture that was deleted is still there.')
}
