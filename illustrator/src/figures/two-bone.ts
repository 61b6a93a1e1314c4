import type { Point } from '../path.ts'

/** An arm or a leg of two bones, in figure units. `stretch`: how much longer than at rest the bones are drawn, at least 1. */
export type Limb2 = { from: Point; joint: Point; end: Point; stretch: number }

/** Shares of its length within which a limb is drawn: it cannot be folded any closer. */
const folded = 0.24

/**
 * Inverse kinematics of a limb with two bones of length `bone`: where its joint is when its end is on `to`. Beyond their
 * length, bones stretch up to the factor `most`; a point further off is reached towards.
 *
 * @param bend direction, of any length, to which elbow or knee point
 */
export function twoBone(from: Point, to: Point, bone: number, bend: Point, most = 1.25): Limb2 {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const far = Math.hypot(dx, dy)
  const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [0, 1]
  const stretch = Math.max(1, Math.min(most, far / (2 * bone)))
  const length = bone * stretch
  const reached = Math.min(far, 2 * length)
  const end: Point = [from[0] + ux * reached, from[1] + uy * reached]
  const half = Math.max(reached, 2 * bone * folded) / 2
  const out = Math.sqrt(Math.max(0, length * length - half * half))
  const side = -uy * bend[0] + ux * bend[1] >= 0 ? 1 : -1
  const joint: Point = [(from[0] + end[0]) / 2 - uy * out * side, (from[1] + end[1]) / 2 + ux * out * side]
  return { from, joint, end, stretch }
}
