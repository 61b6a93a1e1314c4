import { createHash } from 'node:crypto'

/** Numbers from 0 to below 1, each time the same ones for the same name. */
export function chance(name: string): () => number {
  let count = 0
  return () => createHash('sha256').update(`${name} ${count++}`).digest().readUInt32BE() / 2 ** 32
}
