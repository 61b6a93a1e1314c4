import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { randomLetters } from '../../lib/ids.ts'

const sentences: Record<string, string> = {
  ENOSPC: 'There is no room left for pictures.',
  EDQUOT: 'There is no room left for pictures.',
  EROFS: 'Pictures cannot be written: the disk can only be read.',
  EACCES: 'Pictures cannot be written: this is not allowed to Moonpage.',
  EPERM: 'Pictures cannot be written: this is not allowed to Moonpage.',
  ENOTDIR: 'Pictures cannot be written: where their folder should be is something else.',
  EEXIST: 'Pictures cannot be written: where their folder should be is something else.',
}

/** Writes, reads back and removes a file. @throws with a sentence where one of these does not go */
export async function checkStorage(pictures: PictureStore): Promise<void> {
  const file = `check-${randomLetters(20)}.webp`
  const data = randomBytes(64)
  try {
    try {
      await pictures.put(file, data)
      const found = await pictures.read(file)
      if (!found || !data.equals(await buffer(found.stream)))
        throw new Error('A picture that was written could not be read back.')
    } finally {
      await pictures.remove([file])
    }
    if (await pictures.read(file)) throw new Error('A picture that was removed is still there.')
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Error(sentences[code] ?? message, { cause: error })
  }
}
