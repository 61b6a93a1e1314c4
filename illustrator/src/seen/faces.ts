import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Placed } from '../staging/players.ts'
import { isInPicture, type Grid } from './cells.ts'
import { bits, seenAt, withClipped, type PictureCells } from './layer-cells.ts'
import { nameOf, type Looked } from './looked.ts'

/** How much of a face is not seen, as a share, and what is before it: the share of each cover, by name. */
export type SeenFace = { who: string; act: SceneAct | undefined; covered: number; by: Record<string, number> }

/** Acts in which a face may be covered: by the own paws, by what somebody is behind, by the blanket. */
const covering: ReadonlySet<string> = new Set(['hides', 'peeps', 'cries', 'covers-eyes', 'sleeps', 'lies'])
const screens: ReadonlySet<string> = new Set(['behind', 'under', 'in', 'through'])

/** Whether a face may be covered, because somebody hides, sleeps, or is in or behind something. */
export const mayBeCovered = (act: SceneAct | undefined): boolean =>
  act !== undefined && (covering.has(act.does) || act.how.some(({ by }) => screens.has(by)))

/** The rows of cells of the smallest convex area around the features of a face. */
function hullOf(
  own: Uint8Array,
  { columns }: Grid,
  [first, last]: readonly [number, number],
): { y: number; left: number; right: number }[] {
  const ends: [number, number][] = []
  for (let y = Math.floor(first / columns); y <= Math.floor(last / columns); y++) {
    let [left, right] = [-1, -1]
    for (let x = 0; x < columns; x++)
      if (withClipped(own[y * columns + x]!) & bits.face) {
        if (left < 0) left = x
        right = x
      }
    if (left >= 0) ends.push([left, y], [right, y])
  }
  if (ends.length === 0) return []
  const half = (points: readonly [number, number][]): [number, number][] => {
    const hull: [number, number][] = []
    for (const point of points) {
      for (let n = hull.length; n > 1; n--) {
        const [[ax, ay], [bx, by]] = [hull[n - 2]!, hull[n - 1]!]
        if ((bx - ax) * (point[1] - ay) - (by - ay) * (point[0] - ax) > 0) break
        hull.pop()
      }
      hull.push(point)
    }
    return hull
  }
  const sorted = ends.toSorted((a, b) => a[1] - b[1] || a[0] - b[0])
  const outline = [...half(sorted), ...half(sorted.toReversed())]
  const top = sorted[0]![1]
  const bottom = sorted.at(-1)![1]
  return Array.from({ length: bottom - top + 1 }, (_, i) => {
    const y = top + i
    const xs = outline.flatMap(([ax, ay], at) => {
      const [bx, by] = outline[(at + 1) % outline.length]!
      if (ay === by) return ay === y ? [ax, bx] : []
      const t = (y - ay) / (by - ay)
      return t >= 0 && t <= 1 ? [ax + (bx - ax) * t] : []
    })
    return { y, left: Math.round(Math.min(...xs)), right: Math.round(Math.max(...xs)) }
  })
}

/** Measures what is seen of each face that looks out of the picture. */
export function facesIn({ cells, layers, acts }: Looked): SeenFace[] {
  return layers.flatMap((layer, at): SeenFace[] => {
    if (layer.kind !== 'figure' || layer.figure.isExtra || layer.figure.back) return []
    const seen = seenFace(cells, layers, at, layer.figure, acts)
    return seen ? [seen] : []
  })
}

function seenFace(
  cells: PictureCells,
  layers: Looked['layers'],
  at: number,
  { member }: Placed,
  acts: readonly SceneAct[],
): SeenFace | null {
  const { grid } = cells
  const own = cells.layers[at]!
  const rows = hullOf(own, grid, cells.spans[at]!)
  let total = 0
  const by: Record<string, number> = {}
  for (const { y, left, right } of rows)
    for (let x = left; x <= right; x++) {
      const cell = y * grid.columns + x
      if (!(withClipped(own[cell]!) & ~bits.held)) continue
      total++
      const seen = seenAt(cells, cell)
      const cover = !isInPicture(grid, cell)
        ? 'edge'
        : seen === null
          ? 'clip'
          : seen.layer === at && seen.part !== 'arm' && seen.part !== 'held'
            ? null
            : nameOf(layers, seen, at)
      if (cover) by[cover] = (by[cover] ?? 0) + 1
    }
  if (total === 0) return null
  for (const name of Object.keys(by)) by[name] = by[name]! / total
  const covered = Object.values(by).reduce((sum, share) => sum + share, 0)
  const act = acts.find(({ who, does }) => who === member.who && does !== 'is')
  return { who: member.who, act, covered, by }
}
