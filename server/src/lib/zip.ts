import { once } from 'node:events'
import { Readable } from 'node:stream'
import ZipStream from 'zip-stream'

/** One file of an archive. */
export type ZipFile = {
  /** A relative path with `/` between its parts. */
  name: string
  data: Uint8Array
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
      await Promise.race([append(archive, file, modified), closed])
      if (archive.destroyed) return
    }
    archive.finalize()
  }
  fill().catch((error: Error) => archive.destroy(error))
  return Readable.from(archive, { objectMode: false })
}

/** @returns once the archive takes the next file */
async function append(archive: ZipStream, { name, data, compress }: ZipFile, date: Date): Promise<void> {
  refuseUnsafe(name)
  const content = Buffer.from(data.buffer, data.byteOffset, data.length)
  await new Promise<void>((resolve, reject) => {
    archive.entry(content, { name, date, store: !compress, mode: 0o644 }, (error) =>
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
