import type { Pose } from '@moonpage/storyteller/scene'
import { shift } from '../colour.ts'
import { n1, type Point } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { line } from './pen.ts'

/**
 * The curve of the trunk: two Bézier handles and the tip, relative to the middle of the head. It must not cover the face.
 */
type Curve = readonly [Point, Point, Point]

const hanging: Curve = [
  [-2, 70],
  [-8, 120],
  [34, 124],
]
const forward: Curve = [
  [6, 84],
  [60, 112],
  [116, 66],
]
const raised: Curve = [
  [14, 104],
  [128, 110],
  [132, 6],
]
/** For a bubble helmet or a blanket, which leave little room. */
const short: Curve = [
  [-2, 52],
  [-10, 78],
  [-36, 80],
]

const curves: Partial<Record<Pose, Curve>> = {
  wave: raised,
  cheer: raised,
  reach: raised,
  point: forward,
  hold: forward,
  show: forward,
  hug: forward,
  'hold-hands': forward,
  sleep: short,
}

/** The curve of a trunk that takes a point, relative to the middle of the head: down first, then forward and up. */
function curveTo([x, y]: Point): Curve {
  const low = Math.max(0, Math.min(1, (y - 66) / 50))
  const high = Math.max(0, Math.min(2, (66 - y) / 66))
  return [
    [6 + high * 8, 84 + high * 12],
    [x - 56 * (1 - Math.min(1, high)) + 14 * low, y + 46 * (1 - low) + 54 * high - 6 * low],
    [x, y],
  ]
}

const curveOf = ({ pose, held, clothes, inBed, trunkTo }: Actor): Curve =>
  trunkTo
    ? curveTo(trunkTo)
    : inBed || clothes.hat === 'bubble-helmet'
      ? short
      : held && !curves[pose]
        ? forward
        : (curves[pose] ?? hanging)

/** The tip of the trunk, which holds props, relative to the middle of the head. */
export const trunkTip = (actor: Actor): Point => curveOf(actor)[2]

/** Draws an elephant's trunk over the face. `fx`: x of the middle of the face. */
export function drawTrunk(actor: Actor, build: Build, fx: number): void {
  const { p } = actor
  const [a, b, tip] = curveOf(actor)
  const skin = p.t(build.fur)
  const from: Point = [fx + 6, 14]
  p.d.stroke(
    `M${n1(fx + 6)} 14C${n1(fx + a[0])} ${a[1]} ${b[0]} ${b[1]} ${tip[0]} ${tip[1]}`,
    shift(skin, -0.015),
    32,
    {
      shade: 0.5,
    },
  )
  const at = (t: number): Point => {
    const s = 1 - t
    const k = (i: 0 | 1) =>
      s ** 3 * from[i] + 3 * s * s * t * (a[i] + (i ? 0 : fx)) + 3 * s * t * t * b[i] + t ** 3 * tip[i]
    return [k(0), k(1)]
  }
  for (const t of [0.3, 0.48, 0.66]) {
    const [x, y] = at(t)
    const [nextX, nextY] = at(t + 0.05)
    const far = Math.hypot(nextX - x, nextY - y) || 1
    const [sx, sy] = [((nextY - y) / far) * 11, (-(nextX - x) / far) * 11]
    line(p, `M${n1(x - sx)} ${n1(y - sy)}L${n1(x + sx)} ${n1(y + sy)}`, p.t(build.dark), 3.4, 0.5)
  }
}
