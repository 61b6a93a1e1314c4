import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { tarEnd, tarHeader, tarPadding } from '../../lib/tar.ts'
import { manifestName, sumsName } from './manifest.ts'
import { textSource } from './source.ts'
import type { Manifest } from './manifest.ts'
import type { Source } from './source.ts'

/**
 * Writes the archive under a draft name, hands the draft to `check`, and gives it its own name only if that
 * did not throw. Readable by its owner alone.
 */
export async function writeArchive(
  file: string,
  manifest: Manifest,
  sources: AsyncIterable<Source>,
  check: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part-${process.pid}`
  try {
    await pipeline(
      Readable.from(bytesOf(manifest, sources), { objectMode: false }),
      // Pictures are compressed already, the database gains most at any level.
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

async function* bytesOf(manifest: Manifest, sources: AsyncIterable<Source>): AsyncGenerator<Buffer> {
  const sums: string[] = []
  yield* entry(
    textSource(manifestName, () => `${JSON.stringify(manifest, null, 2)}\n`),
    sums,
  )
  for await (const source of sources) yield* entry(source, sums)
  yield* entry(
    textSource(sumsName, () => sums.map((line) => `${line}\n`).join('')),
    [],
  )
  yield tarEnd()
}

async function* entry(source: Source, sums: string[]): AsyncGenerator<Buffer> {
  if (source.folder) {
    yield tarHeader({ name: source.name, size: 0, folder: true })
    return
  }
  const opened = await source.open()
  if (!opened) return
  yield tarHeader({ name: source.name, size: opened.size, folder: false })
  const hash = createHash('sha256')
  for await (const part of opened.content) {
    hash.update(part)
    yield part
  }
  yield tarPadding(opened.size)
  sums.push(`${hash.digest('hex')}  ${source.name}`)
}
