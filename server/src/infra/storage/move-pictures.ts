import { readdir, readFile, rmdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import pMap from 'p-map'
import { isStoredFile, type PictureStore } from './picture-store.ts'

const concurrency = 8

type Outcome = {
  /** Written, read back, compared, and deleted from the disk. */
  moved: number
  /** In the store already; deleted from the disk. */
  known: number
  /** Files that are no pictures, which are left in place. */
  left: number
}

/**
 * Moves the pictures on disk to another store, while the app runs or not. A file is deleted from the disk once the
 * store has returned the same bytes. An interrupted move is continued by the next one.
 * @param onProgress called with the progress, from 0 to 1
 */
export async function movePictures(
  dir: string,
  store: Pick<PictureStore, 'put' | 'read' | 'remove'>,
  onProgress: (share: number) => void = () => {},
): Promise<Outcome> {
  const outcome: Outcome = { moved: 0, known: 0, left: 0 }
  const entries = await readdir(dir, { withFileTypes: true }).catch(noneIfMissing)
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(dir, name))
  outcome.left = entries.length - folders.length

  const storeHas = async (file: string, data: Buffer): Promise<boolean> => {
    const found = await store.read(file)
    return found !== null && data.equals(await buffer(found.stream))
  }

  async function move(path: string, file: string): Promise<void> {
    if (!isStoredFile(file)) {
      outcome.left += 1
      return
    }
    const data = await readFile(path).catch(nullIfMissing)
    if (!data) return
    const isKnown = await storeHas(file, data)
    if (!isKnown) {
      await store.put(file, data)
      if (!(await storeHas(file, data)))
        throw new Error(`The store accepted ${file} but returned other content.`)
    }
    const isPicture = await unlink(path).then(() => true, nullIfMissing)
    // Deleted meanwhile, before the store had it.
    if (!isPicture) await store.remove([file])
    else if (isKnown) outcome.known += 1
    else outcome.moved += 1
  }

  let done = 0
  const failures: unknown[] = []
  const moveFolder = async (folder: string) => {
    if (failures.length > 0) return
    for (const file of await readdir(folder)) await move(join(folder, file), file)
    // Empty, unless other files were left in it.
    await rmdir(folder).catch(() => {})
    done += 1
    onProgress(done / folders.length)
  }
  // After a failure nothing new begins, and what is under way ends before the error is thrown.
  await pMap(folders, (folder) => moveFolder(folder).catch((error: unknown) => failures.push(error)), {
    concurrency,
  })
  if (failures.length > 0) throw failures[0]
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
