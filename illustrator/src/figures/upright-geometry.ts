import type { Point } from '../path.ts'
import { HEAD, onTrunk, onWhole } from './bones.ts'
import type { Build } from './build.ts'
import type { Edges, FigureGeometry, Spot } from './figure-action.ts'
import type { Skeleton } from './skeleton.ts'

const spot = ([x, y]: Point): Spot => ({ x, y })

/** The box around points that are `margin` figure units wide. */
export function edgesOf(points: readonly Point[], margin = 0): Edges {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.min(...xs) - margin,
    right: Math.max(...xs) + margin,
    top: Math.min(...ys) - margin,
    bottom: Math.max(...ys) + margin,
  }
}

/** Where an upright figure with these bones has its parts, in figure units. */
export function uprightGeometry(
  build: Build,
  { trunk, front, back, legs, tilt, whole }: Skeleton,
): FigureGeometry {
  const fat = build.fat ?? 1
  const head = (x: number, y: number): Point => {
    const angle = (tilt * Math.PI) / 180
    const [dx, dy] = [x, y - 52]
    const at: Point = [
      HEAD[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
      HEAD[1] + 52 + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
    return onWhole(whole, onTrunk(trunk, at))
  }
  const face = [head(-46, -24), head(58, -24), head(-46, 56), head(58, 56)]
  const sole = ({ end }: { end: Point }): Point => onWhole(whole, [end[0], end[1] + 14])
  const hands = [onWhole(whole, front.end), onWhole(whole, back.end)] as const
  const feet = [sole(legs.front), sole(legs.back)] as const
  const { rx, ry } = build
  const body = [
    head(-rx, 0),
    head(rx, 0),
    head(0, -ry),
    onWhole(whole, onTrunk(trunk, [-58 * fat, -80])),
    onWhole(whole, onTrunk(trunk, [58 * fat, -80])),
    ...hands,
    ...feet,
  ]
  return {
    face: edgesOf(face),
    body: edgesOf(body),
    hands: [spot(hands[0]), spot(hands[1])],
    feet: [spot(feet[0]), spot(feet[1])],
  }
}
