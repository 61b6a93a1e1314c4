import { promisify } from 'node:util'
import { crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** One file of an archive, whole: a reader of the archive learns its size before its content. */
export type ZipFile = {
  /** A relative path with `/` between its parts. */
  name: string
  data: Uint8Array
  /** False for what is compressed already, such as pictures. */
  compress: boolean
}

type Entry = { name: Buffer; crc: number; size: number; packed: number; method: 0 | 8; at: number }

/** From here on a field of 32 bits says instead that the number stands elsewhere (PKWARE's APPNOTE, 4.4.8). */
const full32 = 0xffff_ffff
const full16 = 0xffff
/** What reads it has to know: 2.0 for folders and deflate, 4.5 for numbers of 64 bits. */
const version20 = 20
const version45 = 45
/** Names are UTF-8. */
const flags = 0x0800
/** As made on Unix, or old programs take names for those of DOS; a plain file that its owner may write. */
const madeOnUnix = 3 << 8
const fileMode = 0o100644

/**
 * A zip archive, piece by piece as its files come: no more than one of them is held at a time. Any number of files
 * and any size as a whole (Zip64 from 65535 files or 4 GiB on), each file under 4 GiB.
 * @param modified the time that all files bear
 * @throws for a name that would lead out of the folder where the archive is unpacked
 */
export async function* zip(
  files: AsyncIterable<ZipFile>,
  { modified }: { modified: Date },
): AsyncGenerator<Buffer> {
  const stamp = dosTime(modified)
  const entries: Entry[] = []
  let at = 0
  for await (const { name, data, compress } of files) {
    refuseUnsafe(name)
    const content = compress ? await deflate(data) : data
    const entry: Entry = {
      name: Buffer.from(name),
      crc: crc32(data),
      size: data.length,
      packed: content.length,
      method: compress ? 8 : 0,
      at,
    }
    entries.push(entry)
    const header = localHeader(entry, stamp)
    at += header.length + content.length
    yield header
    yield Buffer.from(content.buffer, content.byteOffset, content.length)
  }
  let size = 0
  for (const entry of entries) {
    const record = directoryRecord(entry, stamp)
    size += record.length
    yield record
  }
  yield directoryEnd({ count: entries.length, size, at })
}

function refuseUnsafe(name: string): void {
  const parts = name.split('/')
  if (/[\\:\p{Cc}]/u.test(name) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`not a name for a file in an archive: ${JSON.stringify(name)}`)
}

/** Both fields in one: seconds in twos, years from 1980, in UTC. */
const dosTime = (date: Date): number =>
  (((date.getUTCFullYear() - 1980) << 25) |
    ((date.getUTCMonth() + 1) << 21) |
    (date.getUTCDate() << 16) |
    (date.getUTCHours() << 11) |
    (date.getUTCMinutes() << 5) |
    (date.getUTCSeconds() >> 1)) >>>
  0

function localHeader({ name, crc, size, packed, method }: Entry, stamp: number): Buffer {
  const header = Buffer.alloc(30 + name.length)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(version20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(stamp, 10)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packed, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(name.length, 26)
  name.copy(header, 30)
  return header
}

function directoryRecord({ name, crc, size, packed, method, at }: Entry, stamp: number): Buffer {
  const isFar = at >= full32
  const record = Buffer.alloc(46 + name.length + (isFar ? 12 : 0))
  record.writeUInt32LE(0x02014b50, 0)
  const version = isFar ? version45 : version20
  record.writeUInt16LE(madeOnUnix | version, 4)
  record.writeUInt16LE(version, 6)
  record.writeUInt16LE(flags, 8)
  record.writeUInt16LE(method, 10)
  record.writeUInt32LE(stamp, 12)
  record.writeUInt32LE(crc, 16)
  record.writeUInt32LE(packed, 20)
  record.writeUInt32LE(size, 24)
  record.writeUInt16LE(name.length, 28)
  record.writeUInt16LE(isFar ? 12 : 0, 30)
  record.writeUInt32LE((fileMode << 16) >>> 0, 38)
  record.writeUInt32LE(isFar ? full32 : at, 42)
  name.copy(record, 46)
  if (isFar) {
    record.writeUInt16LE(1, 46 + name.length)
    record.writeUInt16LE(8, 48 + name.length)
    record.writeBigUInt64LE(BigInt(at), 50 + name.length)
  }
  return record
}

function directoryEnd({ count, size, at }: { count: number; size: number; at: number }): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, full16), 8)
  end.writeUInt16LE(Math.min(count, full16), 10)
  end.writeUInt32LE(Math.min(size, full32), 12)
  end.writeUInt32LE(Math.min(at, full32), 16)
  if (count < full16 && size < full32 && at < full32) return end

  const end64 = Buffer.alloc(56)
  end64.writeUInt32LE(0x06064b50, 0)
  end64.writeBigUInt64LE(44n, 4)
  end64.writeUInt16LE(madeOnUnix | version45, 12)
  end64.writeUInt16LE(version45, 14)
  end64.writeBigUInt64LE(BigInt(count), 24)
  end64.writeBigUInt64LE(BigInt(count), 32)
  end64.writeBigUInt64LE(BigInt(size), 40)
  end64.writeBigUInt64LE(BigInt(at), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(at + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([end64, locator, end])
}
