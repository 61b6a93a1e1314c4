import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TarEntry } from './read-tar.ts'

/** Writes an entry of an archive below a folder, readable by its owner only. */
export async function putEntry(
  staging: string,
  entry: TarEntry,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  const path = join(staging, entry.name)
  if (entry.folder) {
    await mkdir(path, { recursive: true, mode: 0o700 })
    return
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const target = await open(path, 'wx', 0o600)
  try {
    for await (const part of content) await target.write(part)
    // The server syncs its own files before recovery.
    if (!entry.name.startsWith('pg18/')) await target.sync()
  } finally {
    await target.close()
  }
}
