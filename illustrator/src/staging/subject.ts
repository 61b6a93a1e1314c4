import type { FigureAnchors } from '../figures/draw-figure.ts'
import { propInfo } from '../props/draw-prop.ts'
import type { Stage } from '../stage-of-place.ts'
import { type Box, type Subject, union } from './cameras.ts'
import type { PlacedThing } from './place-cast.ts'
import { halfWidth, headRadius, type Placed } from './players.ts'
import { sinks } from './things.ts'

/** A figure as it was drawn. */
export type DrawnFigure = { placed: Placed; anchors: FigureAnchors }

/** The boxes that the view must show, in canvas units. Without figures, a box in the middle of the canvas. */
export function subjectOf(
  drawn: readonly DrawnFigure[],
  things: readonly PlacedThing[],
  must: Box | null,
  { ground, bed, lamps = [] }: Pick<Stage, 'ground' | 'bed' | 'lamps'>,
): Subject {
  if (drawn.length === 0) {
    const empty = must ?? { left: 600, right: 1000, top: ground - 400, bottom: ground }
    return { heads: empty, all: empty, ground }
  }
  const faces = drawn.map(headBox).reduce(union)
  const heads = must ? union(faces, must) : faces
  const inBed = drawn.some(({ placed }) => placed.inBed)
  const feet = Math.max(...drawn.map(({ placed }) => placed.y))
  const all = [
    ...drawn.map(({ placed }) => span(placed.x, placed.inBed ? 0 : halfWidth(placed) * placed.scale, feet)),
    ...things.map(({ thing, x, y, scale }) =>
      span(x, Math.min(propInfo[thing.prop].width * scale, 420) / 2, y + sinks(thing.prop) * scale + 12),
    ),
  ].reduce(union, { ...heads, left: heads.left - 30, right: heads.right + 30 })
  if (!inBed || !bed) return { heads, all, ground }
  // A picture of a sleeper shows the bed and the lamps beside it.
  const beside = lamps.filter(({ x, y }) => Math.abs(x - bed.x) < 560 && y > ground - 520)
  const xs = beside.map(({ x }) => x)
  const bedside = {
    left: Math.min(all.left, ...xs.map((x) => x - 90)),
    right: Math.max(bed.x + bed.width * 0.8, ...xs.map((x) => x + 90)),
    top: Math.min(all.top, ...beside.map(({ y }) => y - 90)),
    bottom: ground + 20,
  }
  return { heads, all: union(all, bedside), ground }
}

const headBox = ({ placed, anchors }: DrawnFigure): Box => {
  const reach = headRadius(placed) * 1.12
  return {
    left: anchors.head.x - reach,
    right: anchors.head.x + reach,
    top: anchors.top - 14,
    bottom: anchors.head.y + reach * 1.2,
  }
}

const span = (x: number, half: number, y: number): Box => ({
  left: x - half,
  right: x + half,
  top: y,
  bottom: y,
})
