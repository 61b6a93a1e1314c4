/** One entry of a tar archive (POSIX ustar). */
export type TarEntry = { name: string; size: number; folder: boolean }

const block = 512

/** @throws for a name or a size that ustar cannot hold (255 bytes in two parts, 8 GiB) */
export function tarHeader({ name, size, folder }: TarEntry): Buffer {
  const header = Buffer.alloc(block)
  const [prefix, base] = split(folder ? `${name}/` : name)
  if (size >= 8 ** 11) throw new Error(`${name} is too large for the archive`)
  header.write(base, 0, 100)
  header.write(folder ? '0000700\0' : '0000600\0', 100)
  header.write('0000000\x000000000\0', 108)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.fill(' ', 148, 156)
  header.write(folder ? '5' : '0', 156)
  header.write('ustar\x0000', 257)
  header.write(prefix, 345, 155)
  header.write(`${sum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** What follows the content of an entry, up to the next full block. */
export const tarPadding = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block)

export const tarEnd = (): Buffer => Buffer.alloc(2 * block)

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
 * @throws TarDamaged where the bytes are no tar archive or end early, TarForeign where it holds a link or the like
 */
export async function* readTar(
  bytes: AsyncIterable<Buffer>,
): AsyncGenerator<TarEntry & { content: AsyncGenerator<Buffer> }> {
  const source = byteSource(bytes)
  for (;;) {
    const header = await source.exactly(block)
    // Read on to the very end, where a compressed stream tells whether it was whole.
    if (header.every((byte) => byte === 0)) return source.drain()
    const entry = parse(header)
    const content = source.next(entry.size)
    yield { ...entry, content }
    for await (const _ of content);
    await source.exactly(tarPadding(entry.size).length)
  }
}

function parse(header: Buffer): TarEntry {
  const text = (from: number, length: number) => {
    const field = header.subarray(from, from + length)
    const end = field.indexOf(0)
    return field.toString('utf8', 0, end < 0 ? length : end)
  }
  const copy = Buffer.from(header)
  copy.fill(' ', 148, 156)
  if (Number.parseInt(text(148, 8), 8) !== sum(copy)) throw new TarDamaged('a header has a wrong checksum')
  const prefix = text(345, 155)
  const name = (prefix ? `${prefix}/` : '') + text(0, 100)
  const kind = text(156, 1)
  if (kind !== '0' && kind !== '5') throw new TarForeign(name)
  const size = Number.parseInt(text(124, 12), 8)
  if (!Number.isSafeInteger(size) || size < 0) throw new TarDamaged(`${name} has no size`)
  return { name: name.replace(/\/$/, ''), size, folder: kind === '5' }
}

function byteSource(bytes: AsyncIterable<Buffer>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  /** Up to `most` bytes; at least one. */
  const some = async (most: number): Promise<Buffer> => {
    while (held.length === 0) {
      const { done, value } = await chunks.next()
      if (done) throw new TarDamaged('it ends early')
      held = value
    }
    const part = held.subarray(0, most)
    held = held.subarray(part.length)
    return part
  }
  async function* next(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0;) {
      const part = await some(left)
      left -= part.length
      yield part
    }
  }
  return {
    next,
    drain: async (): Promise<void> => {
      while (!(await chunks.next()).done);
    },
    exactly: async (length: number): Promise<Buffer> => {
      const parts: Buffer[] = []
      for await (const part of next(length)) parts.push(part)
      return Buffer.concat(parts)
    },
  }
}

function split(name: string): [prefix: string, base: string] {
  if (Buffer.byteLength(name) <= 100) return ['', name]
  for (let at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
    const [prefix, base] = [name.slice(0, at), name.slice(at + 1)]
    if (Buffer.byteLength(prefix) <= 155 && base && Buffer.byteLength(base) <= 100) return [prefix, base]
  }
  throw new Error(`${name} is too long a name for the archive`)
}

const sum = (header: Buffer): number => header.reduce((total, byte) => total + byte, 0)
