import { createHash } from 'node:crypto'
import type { Box, Point } from './sheet.ts'

/** Largest deviation of the outline, in points. */
const maxDeviation = 1.5
/** Distance between two cuts, in points. */
const cutLength = 46
const corner = 3.5

/** The outline of a picture cut out by hand; deterministic for a `seed`. */
export function cutEdge({ x, y, width, height }: Box, seed: string): Point[] {
  const random = chances(seed)
  const sides: { from: Point; to: Point; inward: Point }[] = [
    { from: [x, y], to: [x + width, y], inward: [0, 1] },
    { from: [x + width, y], to: [x + width, y + height], inward: [-1, 0] },
    { from: [x + width, y + height], to: [x, y + height], inward: [0, -1] },
    { from: [x, y + height], to: [x, y], inward: [1, 0] },
  ]
  return sides.flatMap(({ from, to, inward }) => {
    const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const count = Math.max(2, Math.round((length - 2 * corner) / cutLength))
    return Array.from({ length: count + 1 }, (_, index): Point => {
      const at = corner + ((length - 2 * corner) * index) / count
      const off = maxDeviation * random()
      return [from[0] + along[0] * at + inward[0] * off, from[1] + along[1] * at + inward[1] * off]
    })
  })
}

/** Pseudorandom numbers from 0 to 1, deterministic for a seed. */
function chances(seed: string): () => number {
  let count = 0
  return () => {
    const digest = createHash('sha256').update(`${seed}:${count++}`).digest()
    return digest.readUInt32BE(0) / 0xffff_ffff
  }
}
