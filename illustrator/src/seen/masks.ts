import type { Grid } from './cells.ts'
import { bits, type PictureCells } from './layer-cells.ts'

/** 1 on each cell that one of the layers draws. */
export function maskOf({ layers, spans, top }: PictureCells, at: readonly number[]): Uint8Array {
  const mask = new Uint8Array(top.length)
  for (const index of at) {
    const own = layers[index]!
    const [first, last] = spans[index]!
    for (let cell = first; cell <= last; cell++) if (own[cell]! & bits.any) mask[cell] = 1
  }
  return mask
}

/** The lowest row of a mask; -1 for an empty one. */
export const bottomRow = ({ columns }: Grid, mask: Uint8Array): number =>
  Math.floor(mask.lastIndexOf(1) / columns)

/** How deep what is soft sinks into what it is on, or is before it, in rows. */
const sunk = 6

/**
 * How many rows what is lowest of a mask is over something: 0 where it touches it or is before it, Infinity where there is
 * nothing below.
 */
export function rowsAbove({ columns, rows }: Grid, mask: Uint8Array, below: Uint8Array): number {
  const bottom = bottomRow({ columns, rows } as Grid, mask)
  let least = Infinity
  for (let x = 0; x < columns; x++) {
    let y = bottom
    while (y >= bottom - 2 && y >= 0 && !mask[y * columns + x]) y--
    if (y < 0 || y < bottom - 2) continue
    for (let dy = -sunk; dy < least && y + dy < rows; dy++)
      if (y + dy >= 0 && below[(y + dy) * columns + x]) least = Math.max(0, dy)
  }
  return least
}

/** Whether two masks are within `reach` cells of each other. */
export function isNear({ columns, rows }: Grid, one: Uint8Array, other: Uint8Array, reach: number): boolean {
  for (let cell = 0; cell < one.length; cell++) {
    if (!one[cell]) continue
    const [x, y] = [cell % columns, Math.floor(cell / columns)]
    for (let ny = Math.max(0, y - reach); ny <= Math.min(rows - 1, y + reach); ny++)
      for (let nx = Math.max(0, x - reach); nx <= Math.min(columns - 1, x + reach); nx++)
        if (other[ny * columns + nx]) return true
  }
  return false
}

/** How many cells one mask is left (less than 0) or right of another in the rows that both have: 0 where they have none, or meet. */
export function columnsTo({ columns, rows }: Grid, one: Uint8Array, other: Uint8Array): number {
  let least = Infinity
  let way = 0
  for (let y = 0; y < rows; y++) {
    const [a, b] = [one, other].map((mask) => {
      const row = mask.subarray(y * columns, (y + 1) * columns)
      return { left: row.indexOf(1), right: row.lastIndexOf(1) }
    }) as [{ left: number; right: number }, { left: number; right: number }]
    if (a.left < 0 || b.left < 0) continue
    const gap = Math.max(b.left - a.right, a.left - b.right)
    if (gap >= least) continue
    least = gap
    way = b.left > a.right ? gap : -gap
  }
  return least === Infinity || least < 0 ? 0 : way
}
