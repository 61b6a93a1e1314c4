import type { ViewBox } from '../render.ts'
import type { Line, Matrix } from './outline-of.ts'

/** Cells across a picture, and how much more is measured at each side, as a share of its width. */
export const across = 160
const rim = 0.25

/** The picture in cells, with a rim around it for what its edge cuts off. */
export type Grid = {
  columns: number
  rows: number
  /** Cells of the rim at each side. */
  rim: number
  /** Cells of one canvas unit. */
  k: number
  view: ViewBox
}

export function gridOf(view: ViewBox): Grid {
  const k = across / view.width
  const margin = Math.round(across * rim)
  return {
    columns: across + 2 * margin,
    rows: Math.round(view.height * k) + 2 * margin,
    rim: margin,
    k,
    view,
  }
}

/** From canvas units to cells. */
export const toCells = ({ k, view, rim: margin }: Grid): Matrix => [
  k,
  0,
  0,
  k,
  margin - view.x * k,
  margin - view.y * k,
]

export const isInPicture = ({ columns, rows, rim: margin }: Grid, cell: number): boolean => {
  const [x, y] = [cell % columns, Math.floor(cell / columns)]
  return x >= margin && y >= margin && x < columns - margin && y < rows - margin
}

/** Whether a cell may be drawn on: a cell of a clip is 1. */
export type Clip = Uint8Array | null

/** Calls `draw` with every cell whose middle is inside of lines, by the nonzero or the even-odd rule of SVG. */
export function fillCells(
  { columns, rows }: Grid,
  lines: readonly Line[],
  [a, b, c, d, e, f]: Matrix,
  draw: (cell: number) => void,
  isEvenOdd = false,
): void {
  // Of each row, where edges cross its middle: 512 times x, with the way of the edge, down or up, in the last bit.
  const crossings: number[][] = []
  let [top, bottom] = [rows, -1]
  for (const line of lines) {
    let x1 = a * line.at(-2)! + c * line.at(-1)! + e
    let y1 = b * line.at(-2)! + d * line.at(-1)! + f
    for (let i = 0; i < line.length; i += 2) {
      const [x0, y0] = [x1, y1]
      x1 = a * line[i]! + c * line[i + 1]! + e
      y1 = b * line[i]! + d * line[i + 1]! + f
      if (y0 === y1) continue
      const way = y0 < y1 ? 1 : 0
      const first = Math.max(0, Math.ceil(Math.min(y0, y1) - 0.5))
      const last = Math.min(rows - 1, Math.ceil(Math.max(y0, y1) - 0.5) - 1)
      const slope = (x1 - x0) / (y1 - y0)
      if (first > last) continue
      top = Math.min(top, first)
      bottom = Math.max(bottom, last)
      for (let y = first; y <= last; y++)
        (crossings[y] ??= []).push(2 * Math.round(256 * (x0 + (y + 0.5 - y0) * slope)) + way)
    }
  }
  for (let y = top; y <= bottom; y++) {
    const row = crossings[y]
    if (!row) continue
    if (row.length > 1) row.sort((one, other) => one - other)
    let depth = 0
    for (let i = 0; i + 1 < row.length; i++) {
      depth += row[i]! & 1 ? 1 : -1
      if (isEvenOdd ? i % 2 === 1 : depth === 0) continue
      const from = Math.max(0, Math.ceil(row[i]! / 512 - 0.5))
      const to = Math.min(columns - 1, Math.ceil(row[i + 1]! / 512 - 0.5) - 1)
      for (let x = from; x <= to; x++) draw(y * columns + x)
    }
  }
}

/** Calls `draw` with every cell of lines of `width`, in the matrix's units: at least one cell across. */
export function strokeCells(
  { columns, rows }: Grid,
  lines: readonly Line[],
  width: number,
  [a, b, c, d, e, f]: Matrix,
  draw: (cell: number) => void,
): void {
  const radius = Math.max(0.55, (width * Math.sqrt(Math.abs(a * d - b * c))) / 2)
  for (const line of lines) {
    let x1 = a * line[0]! + c * line[1]! + e
    let y1 = b * line[0]! + d * line[1]! + f
    for (let i = 2; i < line.length; i += 2) {
      const [x0, y0] = [x1, y1]
      x1 = a * line[i]! + c * line[i + 1]! + e
      y1 = b * line[i]! + d * line[i + 1]! + f
      const [dx, dy] = [x1 - x0, y1 - y0]
      const length = dx * dx + dy * dy
      const left = Math.max(0, Math.floor(Math.min(x0, x1) - radius))
      const right = Math.min(columns - 1, Math.ceil(Math.max(x0, x1) + radius))
      const low = Math.min(rows - 1, Math.ceil(Math.max(y0, y1) + radius))
      for (let y = Math.max(0, Math.floor(Math.min(y0, y1) - radius)); y <= low; y++)
        for (let x = left; x <= right; x++) {
          const [px, py] = [x + 0.5 - x0, y + 0.5 - y0]
          const t = length > 0 ? Math.max(0, Math.min(1, (px * dx + py * dy) / length)) : 0
          if ((px - t * dx) ** 2 + (py - t * dy) ** 2 <= radius * radius) draw(y * columns + x)
        }
    }
  }
}
