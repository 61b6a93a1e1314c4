import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { randomLetters } from '../../lib/ids.ts'
import type { PictureStore } from './picture-store.ts'

/** Writes, reads back and removes a file. @throws where one of these does not go */
export async function probeStorage(store: Pick<PictureStore, 'put' | 'read' | 'remove'>): Promise<void> {
  const file = `check-${randomLetters(20)}.webp`
  const data = randomBytes(64)
  try {
    await store.put(file, data)
    const found = await store.read(file)
    if (!found || !data.equals(await buffer(found.stream)))
      throw new Error('A picture that was written could not be read back.')
  } catch (error) {
    // Not waited for: what hangs once hangs again.
    void store.remove([file]).catch(() => {})
    throw error
  }
  await store.remove([file])
  const left = await store.read(file)
  left?.stream.destroy()
  if (left) throw new Error('A picture that was removed is still there.')
}
