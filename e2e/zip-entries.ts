import { inflateRawSync } from 'node:zlib'

/**
 * Reads the files of a zip archive by name, from its central directory. Small archives only (no Zip64).
 * @throws when the archive is invalid or truncated
 */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0) throw new Error('not a zip archive, or not a whole one')
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as Three
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20))
    const isDeflated = zip.readUInt16LE(at + 10) === 8
    entries.set(zip.toString('utf8', at + 46, at + 46 + name), isDeflated ? inflateRawSync(packed) : packed)
    at += 46 + name + extra + comment
  }
  return entries
}

type Three = [number, number, number]
