import { mkdir, open, opendir, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import { isStoredFile, type PictureStore } from './picture-store.ts'
import { probeStorage } from './probe-storage.ts'
import { StorageUnavailable } from './storage-errors.ts'

/** Some dozens of pictures. */
const minFreeBytes = 20e6

/** Pictures as files, in several folders so that none gets too large to list. */
export function diskPictures(dir: string): PictureStore {
  const folder = (file: string) => join(dir, file.slice(0, 2))

  async function write(file: string, data: Uint8Array): Promise<void> {
    await mkdir(folder(file), { recursive: true })
    const target = join(folder(file), file)
    const draft = `${target}.${process.pid}.draft`
    const handle = await open(draft, 'w', 0o600)
    try {
      await handle.writeFile(data)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, target)
    await syncFolder(folder(file))
  }

  const store: Omit<PictureStore, 'check'> = {
    async put(file, data) {
      if (!isStoredFile(file)) throw new Error(`not a picture file name: ${file}`)
      await write(file, data).catch(explain)
    },

    async read(file) {
      if (!isStoredFile(file)) return null
      const path = join(folder(file), file)
      const handle = await open(path).catch(nullIfMissing).catch(explain)
      if (!handle) return null
      const { size } = await handle.stat()
      // An open file is read to its end even if it is deleted meanwhile.
      return { size, stream: handle.createReadStream() }
    },

    async remove(files) {
      await Promise.all(files.map((file) => rm(join(folder(file), file), { force: true }))).catch(explain)
    },

    async removeDrafts(before, signal) {
      let removed = 0
      const entries = await opendir(dir, { recursive: true }).catch(nullIfMissing)
      for await (const entry of entries ?? []) {
        signal.throwIfAborted()
        if (!entry.isFile() || !entry.name.endsWith('.draft')) continue
        const path = join(entry.parentPath, entry.name)
        const found = await stat(path).catch(nullIfMissing)
        if (!found || found.mtime >= before) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },

    async size(signal) {
      let bytes = 0
      const folders = await readdir(dir).catch(nullIfMissing)
      for (const name of folders ?? []) {
        signal.throwIfAborted()
        const files = await readdir(join(dir, name)).catch(nullIfMissing)
        // One folder at a time and few files at once, since requests share the thread pool.
        const sizeOf = async (file: string) => {
          const found = await stat(join(dir, name, file)).catch(nullIfMissing)
          bytes += found?.size ?? 0
        }
        await pMap(files?.filter(isStoredFile) ?? [], sizeOf, { concurrency: 2 })
      }
      return bytes
    },

    async ready() {
      // The folder is created with the first picture.
      const found = await statfs(dir).catch(nullIfMissing).catch(explain)
      if (found && found.bavail * found.bsize < minFreeBytes) throw new StorageUnavailable(diskFull)
    },
  }
  return { ...store, check: () => probeStorage(store) }
}

const diskFull = 'There is no room left for pictures.'
const errorMessages: Record<string, string> = {
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  EROFS: 'Pictures cannot be written: the disk can only be read.',
  EACCES: 'Pictures cannot be written: this is not allowed to Moonpage.',
  EPERM: 'Pictures cannot be written: this is not allowed to Moonpage.',
  ENOTDIR: 'Pictures cannot be written: where their folder should be is something else.',
  EEXIST: 'Pictures cannot be written: where their folder should be is something else.',
}

function explain(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException
  throw new StorageUnavailable(errorMessages[code] ?? message, { cause: error })
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Syncs the folder: otherwise a rename may be lost in a power failure. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
