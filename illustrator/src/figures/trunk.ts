import type { Pose } from '@moonpage/storyteller/scene'
import { shift } from '../colour.ts'
import { n1, type Point } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { line } from './pen.ts'

/** The way of the trunk from the face, in head units: two handles and the tip; it bends round the face, never over it. */
type Way = readonly [Point, Point, Point]

const hanging: Way = [
  [-2, 70],
  [-8, 120],
  [34, 124],
]
const forward: Way = [
  [6, 84],
  [60, 112],
  [116, 66],
]
const raised: Way = [
  [14, 104],
  [128, 110],
  [132, 6],
]
/** Inside a bubble helmet, and under a blanket. */
const short: Way = [
  [-2, 52],
  [-10, 78],
  [-36, 80],
]

const ways: Partial<Record<Pose, Way>> = {
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

const wayOf = ({ pose, held, clothes, inBed }: Actor): Way =>
  inBed || clothes.hat === 'bubble-helmet' ? short : held && !ways[pose] ? forward : (ways[pose] ?? hanging)

/** Where it grips, in head units. */
export const trunkTip = (actor: Actor): Point => wayOf(actor)[2]

export function drawTrunk(actor: Actor, build: Build, fx: number): void {
  const { p } = actor
  const [a, b, tip] = wayOf(actor)
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
