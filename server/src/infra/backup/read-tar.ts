import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'

export type TarEntry = { name: string; size: number; folder: boolean }

/** Not a tar archive, or a damaged one. */
export class TarDamaged extends Error {
  override name = 'TarDamaged'
}

/** A tar archive with an entry that is neither a file nor a folder, such as a link or device. */
export class TarForeign extends Error {
  override name = 'TarForeign'
}

/**
 * Yields the entries of an archive; read or skip the `content` of each before the next.
 * @throws TarDamaged if it is no tar archive or truncated, TarForeign if it contains a link or the like, and errors of
 * `bytes`
 */
export async function* readTar(
  bytes: Readable,
): AsyncGenerator<TarEntry & { content: AsyncIterable<Buffer> }> {
  const archive = extract()
  let unreadable: Error | null = null
  const read = async function* (): AsyncGenerator<Buffer> {
    try {
      yield* bytes as AsyncIterable<Buffer>
    } catch (error) {
      unreadable = error as Error
      throw error
    }
  }
  const failure = pipeline(read, archive).then(
    () => null,
    (error: Error) => unreadable ?? new TarDamaged('no tar archive, or not whole', { cause: error }),
  )
  for await (const entry of asFailed(archive, failure)) {
    const { name, size, type } = entry.header
    if (type !== 'file' && type !== 'directory') throw new TarForeign(name)
    const content = asFailed(entry as AsyncIterable<Buffer>, failure)
    yield { name: name.replace(/\/$/, ''), size, folder: type === 'directory', content }
    entry.resume()
  }
}

/** An entry's own error only says that its stream was destroyed. @throws what the archive failed with */
async function* asFailed<T>(parts: AsyncIterable<T>, failure: Promise<Error | null>): AsyncGenerator<T> {
  try {
    yield* parts
  } catch (error) {
    throw (await failure) ?? error
  }
}
