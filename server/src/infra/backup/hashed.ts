import type { Hash } from 'node:crypto'

/** The same content; what is read of it goes into the hash. */
export async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const part of content) {
    hash.update(part)
    yield part
  }
}
