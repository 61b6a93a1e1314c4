import { once } from 'node:events'
import { Readable } from 'node:stream'
import ZipStream from 'zip-stream'

/** One file of an archive. */
export type ZipFile = {
  /** A relative path with `/` between its parts. */
  name: string
  /** In one piece, or made while it is read. */
  data: Uint8Array | AsyncIterable<Uint8Array>
  /** False for what is compressed already, such as pictures. */
  compress: boolean
}

/**
 * A zip archive that is made while it is read: no more than one file is read ahead, and none once the stream is
 * destroyed. Any number of files and any size as a whole (Zip64).
 * @param modified the time that all files bear
 * @throws in the stream, what `files` throws, and for a name that would lead out of the folder where it is unpacked
 */
export function zip(files: AsyncIterable<ZipFile>, { modified }: { modified: Date }): Readable {
  const archive = new ZipStream({ level: 6 })
  const closed = new Promise<void>((resolve) => archive.once('close', resolve))
  const fill = async () => {
    for await (const file of files) {
      const source = sourceOf(file)
      await Promise.race([append(archive, { ...file, source }, modified), closed])
      // What is not read any more is not made any further.
      if (source instanceof Readable) source.destroy()
      if (archive.destroyed) return
    }
    archive.finalize()
  }
  fill().catch((error: Error) => archive.destroy(error))
  return Readable.from(archive, { objectMode: false })
}

const sourceOf = ({ data }: ZipFile): Buffer | Readable =>
  data instanceof Uint8Array ? Buffer.from(data.buffer, data.byteOffset, data.length) : Readable.from(data)

type Entry = Pick<ZipFile, 'name' | 'compress'> & { source: Buffer | Readable }

/** @returns once the archive takes the next file */
async function append(archive: ZipStream, { name, source, compress }: Entry, date: Date): Promise<void> {
  refuseUnsafe(name)
  await new Promise<void>((resolve, reject) => {
    if (source instanceof Readable) source.once('error', reject)
    archive.entry(source, { name, date, store: !compress, mode: 0o644 }, (error) =>
      error ? reject(error) : resolve(),
    )
  })
  if (archive.writableNeedDrain) await once(archive, 'drain')
}

function refuseUnsafe(name: string): void {
  const parts = name.split('/')
  if (/[\\:\p{Cc}]/u.test(name) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`not a name for a file in an archive: ${JSON.stringify(name)}`)
}
