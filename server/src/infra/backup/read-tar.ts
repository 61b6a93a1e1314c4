import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'

export type TarEntry = { name: string; size: number; folder: boolean }

/** Not a tar archive, or a damaged one. */
export class TarDamaged extends Error {
  override name = 'TarDamaged'
}

/** A tar archive, with an entry that is neither a file nor a folder: a link, a device, a program's own kind. */
export class TarForeign extends Error {
  override name = 'TarForeign'
}

/**
 * Goes through an archive; `content` of each entry is to be read, or left, before the next one is asked for.
 * @throws TarDamaged where the bytes are no tar archive or end early, TarForeign where it holds a link or the like,
 *   and what `bytes` throws
 */
export async function* readTar(
  bytes: Readable,
): AsyncGenerator<TarEntry & { content: AsyncIterable<Buffer> }> {
  const archive = extract()
  const failure = pipeline(bytes, archive).then(
    () => null,
    (error: Error) => error,
  )
  for await (const entry of asDamaged(archive, failure)) {
    const { name, size, type } = entry.header
    if (type !== 'file' && type !== 'directory') throw new TarForeign(name)
    const content = asDamaged(entry as AsyncIterable<Buffer>, failure)
    yield { name: name.replace(/\/$/, ''), size, folder: type === 'directory', content }
    entry.resume()
  }
}

/** An entry says only that its stream was destroyed; and errors of the library, unlike zlib's and the system's, have no code. */
async function* asDamaged<T>(parts: AsyncIterable<T>, failure: Promise<Error | null>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch {
    const cause = await failure
    throw cause && 'code' in cause ? cause : new TarDamaged('no tar archive, or not whole', { cause })
  }
}
