import type { Point } from '../path.ts'
import type { Build } from './build.ts'
import { HIP } from './poses.ts'

/** How far the trunk is turned from the reader to the right: 0, 0.5 (three-quarter) or 1 (profile). */
export type Turn = 0 | 0.5 | 1

/** The trunk: moved from where it stands by (`dx`, `down`) and then rotated by `lean` degrees around the hips. */
export type Trunk = { dx: number; down: number; lean: number; turn: Turn }

/** Moves and rotates (degrees, around (0, 0)) a whole figure that lies or tumbles. */
export type Whole = { x: number; y: number; angle: number }

/** What of a figure decides how its bones are. */
export type Body = { build: Build; wheelchair: boolean; swims: boolean }

/** Middle of the head of a figure that stands. */
export const HEAD: Point = [6, -236]

/** Maps a point of the trunk of a figure that stands to where the trunk takes it. */
export function onTrunk({ dx, down, lean }: Trunk, [x, y]: Point): Point {
  const angle = (lean * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - (y - HIP) * sin + dx, x * sin + (y - HIP) * cos + HIP + down]
}

/** Whether a point, in the coordinates of the skeleton, is on a trunk that is turned aside: what is behind the trunk is hidden there. */
export function isOverTrunk({ dx, down, lean }: Trunk, { fat = 1 }: Build, [x, y]: Point): boolean {
  const [px, py] = onTrunk({ dx: 0, down: 0, lean: -lean, turn: 0 }, [x - dx, y - down])
  return Math.abs(px) < 46 * fat && py > -172 && py < -44
}

/** Applies `Whole` to a point; `undoWhole` takes it back. */
export function onWhole({ x, y, angle }: Whole, [px, py]: Point): Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return [px * cos - py * sin + x, px * sin + py * cos + y]
}
export const undoWhole = ({ x, y, angle }: Whole, [px, py]: Point): Point =>
  onWhole({ x: 0, y: 0, angle: -angle }, [px - x, py - y])
