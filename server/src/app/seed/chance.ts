import { createHash } from 'node:crypto'

/** Random numbers in [0, 1), deterministic for a name. */
export function chance(name: string): () => number {
  let count = 0
  return () => createHash('sha256').update(`${name} ${count++}`).digest().readUInt32BE() / 2 ** 32
}
