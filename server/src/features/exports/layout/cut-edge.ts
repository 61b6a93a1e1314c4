import { createHash } from 'node:crypto'
import type { Box, Point } from './sheet.ts'

/** How far the scissors stray, in points. */
const stray = 1.5
/** From one snip to the next, in points. */
const snip = 46
const corner = 3.5

/** The outline of a picture that somebody cut out by hand; the same for the same `seed`. */
export function cutEdge({ x, y, width, height }: Box, seed: string): Point[] {
  const chance = chances(seed)
  const sides: { from: Point; to: Point; inward: Point }[] = [
    { from: [x, y], to: [x + width, y], inward: [0, 1] },
    { from: [x + width, y], to: [x + width, y + height], inward: [-1, 0] },
    { from: [x + width, y + height], to: [x, y + height], inward: [0, -1] },
    { from: [x, y + height], to: [x, y], inward: [1, 0] },
  ]
  return sides.flatMap(({ from, to, inward }) => {
    const length = Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1])
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const count = Math.max(2, Math.round((length - 2 * corner) / snip))
    return Array.from({ length: count + 1 }, (_, index): Point => {
      const at = corner + ((length - 2 * corner) * index) / count
      const off = stray * chance()
      return [from[0] + along[0] * at + inward[0] * off, from[1] + along[1] * at + inward[1] * off]
    })
  })
}

/** Numbers from 0 to 1, the same for the same seed. */
function chances(seed: string): () => number {
  let count = 0
  return () => {
    const digest = createHash('sha256').update(`${seed}:${count++}`).digest()
    return digest.readUInt32BE(0) / 0xffff_ffff
  }
}
