import { constants } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** A source of archive entries: a folder, or a file whose size is fixed when it is opened. */
export type Source =
  | { name: string; folder: true }
  | { name: string; folder: false; open(): Promise<{ size: number; content: AsyncIterable<Buffer> } | null> }

/** A text generated for the archive. */
export function textSource(name: string, text: () => string): Source {
  return {
    name,
    folder: false,
    open: async () => {
      const content = Buffer.from(text())
      return { size: content.length, content: once(content) }
    },
  }
}

/**
 * A file that may change meanwhile: its size when opened, padded with zeros if it was truncated since; skipped if it
 * was deleted.
 */
export function fileSource(name: string, path: string): Source {
  return {
    name,
    folder: false,
    open: async () => {
      const file = await openIfThere(path)
      if (!file) return null
      const { size } = await file.stat()
      return { size, content: bytesOf(file, size) }
    },
  }
}

/** A folder with everything below it; nothing if it does not exist. */
export async function* folderSources(
  name: string,
  path: string,
  leaveOut: (name: string) => boolean = () => false,
): AsyncGenerator<Source> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (!entries) return
  yield { name, folder: true }
  for (const entry of entries) {
    const inner = `${name}/${entry.name}`
    if (leaveOut(inner)) continue
    if (entry.isDirectory()) yield* folderSources(inner, join(path, entry.name), leaveOut)
    else if (entry.isFile()) yield fileSource(inner, join(path, entry.name))
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path, constants.O_RDONLY)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function* bytesOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  try {
    for (let at = 0; at < size;) {
      const wanted = Math.min(256 * 1024, size - at)
      const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, at)
      yield bytesRead > 0 ? buffer.subarray(0, bytesRead) : buffer
      at += bytesRead || wanted
    }
  } finally {
    await file.close()
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
