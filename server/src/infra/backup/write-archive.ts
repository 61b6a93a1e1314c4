import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack, type Pack } from 'tar-stream'
import { hashed } from './hashed.ts'
import { manifestName, sumsName } from './manifest.ts'
import { textSource } from './source.ts'
import type { Manifest } from './manifest.ts'
import type { Source } from './source.ts'

/**
 * Writes the archive under a temporary name, passes it to `check`, and renames it if that did not throw. Readable by
 * its owner only.
 */
export async function writeArchive(
  file: string,
  manifest: Manifest,
  sources: AsyncIterable<Source>,
  check: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part-${process.pid}`
  try {
    const archive = pack()
    fill(archive, manifest, sources).catch((error: Error) => archive.destroy(error))
    await pipeline(
      archive,
      // Pictures are compressed already, and the database compresses well at any level.
      createGzip({ level: 3 }),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    )
    await check(draft)
    await rename(draft, file)
    const written = await open(file)
    await written.sync()
    await written.close()
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function fill(archive: Pack, manifest: Manifest, sources: AsyncIterable<Source>): Promise<void> {
  const sums: string[] = []
  await append(
    archive,
    textSource(manifestName, () => `${JSON.stringify(manifest, null, 2)}\n`),
    sums,
  )
  for await (const source of sources) await append(archive, source, sums)
  await append(
    archive,
    textSource(sumsName, () => sums.map((line) => `${line}\n`).join('')),
    [],
  )
  archive.finalize()
}

async function append(archive: Pack, source: Source, sums: string[]): Promise<void> {
  const { name } = source
  const mtime = new Date(0)
  if (source.folder) {
    archive.entry({ name, type: 'directory', mode: 0o700, mtime })
    return
  }
  const opened = await source.open()
  if (!opened) return
  const hash = createHash('sha256')
  await pipeline(hashed(opened.content, hash), archive.entry({ name, size: opened.size, mode: 0o600, mtime }))
  sums.push(`${hash.digest('hex')}  ${name}`)
}
