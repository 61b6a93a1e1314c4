import { readdir, readFile, rmdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pMap from 'p-map'
import { isPictureFile, type PictureStore } from './picture-store.ts'

const atOnce = 8

type Outcome = {
  /** Carried over, read back, compared, and gone from the disk. */
  moved: number
  /** In the store already; gone from the disk. */
  known: number
  /** What is no picture and was left where it is. */
  left: number
}

/**
 * Moves the pictures on disk into another store, while the app runs or not. A file leaves the disk once the store has
 * handed back the same bytes; one that ends in the middle is continued by the next.
 * @param say hears how much of it is done, from 0 to 1
 */
export async function movePictures(
  dir: string,
  store: Pick<PictureStore, 'put' | 'read' | 'remove'>,
  say: (share: number) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { moved: 0, known: 0, left: 0 }
  const entries = await readdir(dir, { withFileTypes: true }).catch(noneIfMissing)
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(dir, name))
  outcome.left = entries.length - folders.length

  const holds = async (file: string, data: Buffer): Promise<boolean> => {
    const found = await store.read(file)
    return found !== null && data.equals(await buffer(found.stream))
  }

  async function move(path: string, file: string): Promise<void> {
    if (!isPictureFile(file)) {
      outcome.left += 1
      return
    }
    const data = await readFile(path).catch(nullIfMissing)
    if (!data) return
    const isKnown = await holds(file, data)
    if (!isKnown) {
      await store.put(file, data)
      if (!(await holds(file, data)))
        throw new Error(`The store took ${file} and handed back something else.`)
    }
    const isOurs = await unlink(path).then(() => true, nullIfMissing)
    // Removed meanwhile, from a store that did not have it yet.
    if (!isOurs) await store.remove([file])
    else if (isKnown) outcome.known += 1
    else outcome.moved += 1
  }

  let done = 0
  const moveFolder = async (folder: string) => {
    for (const file of await readdir(folder)) await move(join(folder, file), file)
    // Empty, unless something was left in it.
    await rmdir(folder).catch(() => {})
    done += 1
    say(done / folders.length)
  }
  await pMap(folders, moveFolder, { concurrency: atOnce })
  await rmdir(dir).catch(() => {})
  return outcome
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

function noneIfMissing(error: NodeJS.ErrnoException): [] {
  nullIfMissing(error)
  return []
}
