import type { Hash } from 'node:crypto'

/** Passes the content on and adds it to the hash. */
export async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const part of content) {
    hash.update(part)
    yield part
  }
}
