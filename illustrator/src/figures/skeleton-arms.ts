import type { Point } from '../path.ts'
import { HEAD, onTrunk, type Trunk } from './bones.ts'
import type { Build } from './build.ts'
import type { FigureAction } from './figure-action.ts'
import { twoBone, type Limb2 } from './two-bone.ts'

/**
 * An arm with its hand on `end`. `layer`: it is drawn behind the trunk, behind the head, or over both. `strain`: figure units
 * by which the goal is further off than the arm is long without stretching.
 */
export type Arm = Limb2 & {
  layer: 'behind' | 'behind-head' | 'over'
  strain: number
  /** Its hand, too, is behind what the arm is behind. */
  isAside?: boolean
}

/** x of the right shoulder and of the left one on a trunk seen from the front, from the side, and their y. */
const shoulders = { front: [34, 8, -152], back: [-34, 4, -152] } as const

/** Length of each of the two bones of an arm. */
const boneOf = (build: Build): number => (build.arms === 'long' ? 68 : 56 + ((build.fat ?? 1) - 1) * 16)

const besideMouth: ReadonlySet<string> = new Set(['whisper', 'sneeze', 'shout', 'say'])

/** Both arms, for goals in the coordinates of the skeleton; an arm without a goal hangs. */
export function armsOf(
  { legs, reach, act }: FigureAction,
  build: Build,
  trunk: Trunk,
  goals: { front: Point | null; back: Point | null },
): { front: Arm; back: Arm } {
  const fat = build.fat ?? 1
  const bone = boneOf(build)
  const arm = (which: 'front' | 'back'): Arm => {
    const [facing, side, y] = shoulders[which]
    // In a three-quarter view the arm over the trunk is the nearer one, so the shoulders change sides.
    const x = trunk.turn === 0 ? facing : trunk.turn === 0.5 ? (which === 'front' ? -16 : 24) : side
    const from = onTrunk(trunk, [x * fat, y])
    const goal = goals[which] ?? hanging(which, legs, trunk, fat, bone)
    const [dx, dy] = [goal[0] - from[0], goal[1] - from[1]]
    const far = Math.hypot(dx, dy)
    const high = dy < -50
    const outward = trunk.turn === 0 ? (which === 'front' ? 1 : -1) : dx < 0 || !high ? -0.5 : 1
    const bend: Point = [outward, high ? -0.2 : 0.9]
    const limb = twoBone(from, goal, bone, bend, high ? 1.75 : 1.32)
    const strain = Math.max(0, far - 2 * bone * (high ? 1.4 : 1.08))
    // A hand beside the mouth does not hide it.
    const aside = which === 'back' && act !== undefined && besideMouth.has(act.name)
    const layer = aside ? 'behind' : layerOf(which, limb, trunk, !!reach[which])
    const joint = layer === 'behind-head' ? besideHead(limb.joint, trunk, build) : limb.joint
    return { ...limb, joint, strain: goals[which] ? strain : 0, layer, ...(aside && { isAside: true }) }
  }
  return { front: arm('front'), back: arm('back') }
}

/** Where a hand hangs that does nothing. */
function hanging(
  which: 'front' | 'back',
  legs: FigureAction['legs'],
  trunk: Trunk,
  fat: number,
  bone: number,
): Point {
  const side = which === 'front' ? 1 : -1
  const at = (x: number, y: number) => onTrunk(trunk, [x, y])
  if (legs === 'run') return at(side > 0 ? 62 : -66, side > 0 ? -128 : -112)
  if (legs === 'tumble' || legs === 'jump') return at(side * 92 * fat, -206)
  if (legs === 'lie') return at(side > 0 ? 58 * fat : -56 * fat, -84)
  if (legs === 'step') return trunk.turn ? at(side > 0 ? -46 : 64, -92) : at(side * 64 * fat, -88)
  const low = -152 + bone * 1.72
  if (trunk.turn) return at(side > 0 ? -26 : 40, low)
  return at(side * 58 * fat, low)
}

/** Moves the elbow of an arm behind the head out to where it is seen. */
function besideHead([x, y]: Point, trunk: Trunk, { rx, ry }: Build): Point {
  const [hx, hy] = onTrunk(trunk, HEAD)
  const [dx, dy] = [(x - hx) / (rx + 14), (y - hy) / (ry + 20)]
  const far = Math.hypot(dx, dy) || 1
  return far >= 1 ? [x, y] : [hx + (dx / far) * (rx + 14), hy + (dy / far) * (ry + 20)]
}

function layerOf(which: 'front' | 'back', { end }: Limb2, trunk: Trunk, acts: boolean): Arm['layer'] {
  const [hx, hy] = onTrunk(trunk, HEAD)
  const [, shoulderY] = onTrunk(trunk, [0, -152])
  const nearHead = Math.hypot((end[0] - hx) / 1.1, end[1] - hy) < 70
  if (end[1] < shoulderY - 40 && !nearHead) return which === 'back' && trunk.turn ? 'behind' : 'behind-head'
  if (which === 'front') return 'over'
  const [tx] = onTrunk(trunk, [0, -100])
  // A far hand that holds something before the chest comes round the trunk.
  return acts && !trunk.turn && end[0] > tx - 50 ? 'over' : acts && nearHead ? 'over' : 'behind'
}
