import { labOf } from '../colour.ts'
import type { Composition } from '../compose-scene.ts'
import type { ViewBox } from '../render.ts'
import { headOf, headRadius } from '../staging/players.ts'
import { across, isInPicture, toCells, type Grid } from './cells.ts'
import { bits, cellsOf, seenAt, type PictureCells } from './layer-cells.ts'

/** Pixels of a picture: RGBA, 4 bytes for each, rows from the top. */
export type Pixels = { width: number; height: number; rgba: Uint8Array }

/**
 * How much a head differs from the place and the things right behind it: `contrast` is the median over its silhouette of the
 * distance in OKLab, `own` and `behind` the median lightness on both sides of it. `layer` is that of its figure; `x`, `y` and
 * `radius` are in canvas units.
 */
export type HeadContrast = {
  who: string
  layer: number
  contrast: number
  own: number
  behind: number
  x: number
  y: number
  radius: number
}

/** How far from a cell of the silhouette its two colors are taken, in cells: past the edge that is cut by hand. */
const step = 1.6

/** Fewer cells of a silhouette than these say nothing of it. */
const fewest = 12

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0

/**
 * Measures the contrast of each head of a painted picture that looks out of it. Heads that are hardly seen are left out. Takes
 * about 5 ms, and 2 ms with the cells.
 *
 * @param pixels the picture of `view`, with its shading
 * @param cells those of `view`, where they are known
 */
export function headContrasts(
  { drawing, layers }: Pick<Composition, 'drawing' | 'layers'>,
  view: ViewBox,
  pixels: Pixels,
  cells: PictureCells = cellsOf({ drawing, layers, view }),
): HeadContrast[] {
  const [k, , , , dx, dy] = toCells(cells.grid)
  return layers.flatMap((layer, at): HeadContrast[] => {
    if (layer.kind !== 'figure' || layer.figure.isExtra || layer.figure.reflected) return []
    const { x, y } = headOf(layer.figure)
    const radius = headRadius(layer.figure)
    const pairs = edgeOf(cells, layers, at, { x: x * k + dx, y: y * k + dy, radius: radius * 1.15 * k }).map(
      ({ inside, outside }) =>
        [labAt(pixels, cells.grid, inside), labAt(pixels, cells.grid, outside)] as const,
    )
    if (pairs.length < fewest) return []
    return [
      {
        who: layer.figure.member.who,
        layer: at,
        contrast: median(pairs.map(([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]))),
        own: median(pairs.map(([[lightness]]) => lightness)),
        behind: median(pairs.map(([, [lightness]]) => lightness)),
        x,
        y,
        radius,
      },
    ]
  })
}

type Spot = { x: number; y: number }

/** The two sides of a figure's silhouette around its head, where the place or a thing is seen behind it, in cells. */
function edgeOf(
  cells: PictureCells,
  layers: Composition['layers'],
  at: number,
  { x: cx, y: cy, radius }: Spot & { radius: number },
): { inside: Spot; outside: Spot }[] {
  const { grid } = cells
  const own = cells.layers[at]!
  const isOwn = (x: number, y: number) => (own[y * grid.columns + x] ?? 0) & bits.any
  const edges: { inside: Spot; outside: Spot }[] = []
  for (let y = Math.max(2, Math.floor(cy - radius)); y <= Math.min(grid.rows - 3, cy + radius); y++)
    for (let x = Math.max(2, Math.floor(cx - radius)); x <= Math.min(grid.columns - 3, cx + radius); x++) {
      if (Math.hypot(x - cx, y - cy) > radius || !isOwn(x, y)) continue
      // The way out of the silhouette, from the cells around.
      let [outX, outY] = [0, 0]
      for (let ny = -2; ny <= 2; ny++)
        for (let nx = -2; nx <= 2; nx++) if (!isOwn(x + nx, y + ny)) [outX, outY] = [outX + nx, outY + ny]
      const length = Math.hypot(outX, outY)
      const isEdge = !isOwn(x + 1, y) || !isOwn(x - 1, y) || !isOwn(x, y + 1) || !isOwn(x, y - 1)
      if (!isEdge || length < 1) continue
      const [ux, uy] = [(outX / length) * step, (outY / length) * step]
      const inside = { x: x - ux, y: y - uy }
      const outside = { x: x + ux, y: y + uy }
      const cellOf = (spot: Spot) => Math.round(spot.y) * grid.columns + Math.round(spot.x)
      const [inner, outer] = [seenAt(cells, cellOf(inside)), seenAt(cells, cellOf(outside))]
      const isBehind = outer === null || (outer.layer < at && layers[outer.layer]!.kind !== 'figure')
      if (inner?.layer === at && inner.part !== 'held' && inner.part !== 'arm' && isBehind)
        if (isInPicture(grid, cellOf(inside)) && isInPicture(grid, cellOf(outside)))
          edges.push({ inside, outside })
    }
  return edges
}

/** The mean color of the pixels of a cell, in OKLab. */
function labAt({ width, height, rgba }: Pixels, { rim }: Grid, { x, y }: Spot) {
  const size = width / across
  const [left, top] = [(x - rim) * size, (y - rim) * size]
  let [r, g, b, n] = [0, 0, 0, 0]
  for (let py = Math.max(0, Math.round(top)); py < Math.min(height, top + size); py++)
    for (let px = Math.max(0, Math.round(left)); px < Math.min(width, left + size); px++) {
      const at = (py * width + px) * 4
      r += rgba[at]!
      g += rgba[at + 1]!
      b += rgba[at + 2]!
      n++
    }
  return labOf(Math.round(r / n), Math.round(g / n), Math.round(b / n))
}
