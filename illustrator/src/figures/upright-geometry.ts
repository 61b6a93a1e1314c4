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

/** Share (0 to 1) of the face that the figure's own arms cover. */
export function faceCover(build: Build, bones: Skeleton): number {
  const { face } = uprightGeometry(build, { ...bones, whole: { x: 0, y: 0, angle: 0 } })
  const width = 14 * (1 + ((build.fat ?? 1) - 1) * 0.6)
  let [covered, all] = [0, 0]
  for (let x = face.left + 4; x < face.right; x += 8)
    for (let y = face.top + 4; y < face.bottom; y += 8) {
      all++
      const isCovered = [bones.front, bones.back].some(
        ({ layer, from, joint, end }) =>
          layer === 'over' && Math.min(toLine([x, y], from, joint), toLine([x, y], joint, end)) < width,
      )
      if (isCovered) covered++
    }
  return covered / all
}

function toLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - dx * t, y - ay - dy * t)
}
