import type { Point } from '../path.ts'
import { HEAD, onTrunk, undoWhole, type Body, type Trunk, type Turn, type Whole } from './bones.ts'
import type { Build } from './build.ts'
import type { FigureAction, Spot } from './figure-action.ts'
import { HIP } from './poses.ts'
import { armsOf, type Arm } from './skeleton-arms.ts'
import { legsOf, type Leg } from './skeleton-legs.ts'
import { seatHeight } from './wheelchair.ts'

/** The bones of an upright figure that acts, in figure units before `whole` is applied. */
export type Skeleton = {
  trunk: Trunk
  front: Arm
  back: Arm
  legs: { front: Leg; back: Leg }
  /** Degrees by which the head is rotated against the trunk. */
  tilt: number
  whole: Whole
}

const turns = { front: 0, 'three-quarter': 0.5, profile: 1 } as const

function wholeOf({ legs }: FigureAction, { wheelchair, build }: Body): Whole {
  const fat = build.fat ?? 1
  if (wheelchair) return { x: 0, y: 0, angle: 0 }
  if (legs === 'lie') return { x: 128, y: -Math.max(56 * fat, build.rx - 18), angle: -82 }
  if (legs === 'tumble') return { x: -116, y: -126, angle: 104 }
  if (legs === 'jump') return { x: 0, y: -44, angle: 0 }
  return { x: 0, y: 0, angle: 0 }
}

/** How low the hips are at rest in each stance, and how low crouching may bring them. */
function hipsOf({ legs }: FigureAction, { build, wheelchair }: Body): { rest: number; low: number } {
  if (wheelchair) return { rest: seatHeight - HIP, low: seatHeight - HIP }
  const short = (1 - (build.legs ?? 1)) * -HIP
  const ground = Math.max(44, short)
  if (legs === 'sit') return { rest: ground, low: ground }
  if (legs === 'perch') return { rest: 0, low: 0 }
  if (legs === 'kneel') return { rest: Math.max(28, short), low: Math.max(28, short) }
  if (legs === 'lie' || legs === 'tumble' || legs === 'jump') return { rest: short, low: short }
  if (legs === 'run' || legs === 'climb') return { rest: short, low: short + 8 }
  return { rest: short, low: Math.max(short, 42) }
}

/**
 * Finds the bones of an upright figure for an action: the trunk leans, shifts and crouches as little as its hands allow,
 * then arms and legs follow.
 */
export function solveUpright(action: FigureAction, body: Body): Skeleton {
  const { build, wheelchair, swims } = body
  const key = `${build.fat} ${build.legs} ${build.arms} ${build.rx} ${build.ry} ${wheelchair} ${swims}`
  const known = solved.get(action)
  if (known?.key === key) return known.bones
  const bones = solve(action, body)
  solved.set(action, { key, bones })
  return bones
}

/** Skeletons of actions that are in use: the layout asks for them before the drawing does. */
const solved = new WeakMap<FigureAction, { key: string; bones: Skeleton }>()

function solve(action: FigureAction, body: Body): Skeleton {
  const whole = wholeOf(action, body)
  const local = (at: Spot | undefined): Point | null => (at ? undoWhole(whole, [at.x, at.y]) : null)
  const goals = { front: local(action.reach.front), back: local(action.reach.back) }
  const turn = turns[action.body ?? action.head]
  const trunk = leaning(action, body, goals, turn)
  const { front, back } = clearArms(action, body, trunk, goals)
  const rests = action.legs === 'lie' ? 24 : action.legs === 'tumble' ? -14 : 0
  // The head stays nearly upright when the trunk leans.
  const tilt = Math.max(-34, Math.min(34, action.tilt + rests - trunk.lean * 0.55))
  return { trunk, front, back, legs: legsOf(action, body, trunk), tilt, whole }
}

/** Acts whose hands are at the own face. */
const atFace: ReadonlySet<string> = new Set([
  'hide',
  'cry',
  'think',
  'listen',
  'eat',
  'yawn',
  'cover-ears',
  'cover-eyes',
  'sing',
  'wear',
])

/** Both arms; where one would lie across the own face, its hand is lower, or further out when it is raised. */
function clearArms(
  action: FigureAction,
  { build }: Body,
  trunk: Trunk,
  goals: Goals,
): { front: Arm; back: Arm } {
  const arms = armsOf(action, build, trunk, goals)
  if (!action.act || atFace.has(action.act.name)) return arms
  const found = { ...arms }
  // The head stays nearly upright.
  const turned = trunk.lean * 0.45 + action.tilt
  for (const which of ['front', 'back'] as const) {
    const goal = goals[which]
    if (!goal || !isAcross(arms[which], trunk, build, turned)) continue
    const [hx, hy] = onTrunk(trunk, HEAD)
    for (const by of [12, 24, 36, 50]) {
      const moved: Point =
        goal[1] < hy - 20 ? [goal[0] + Math.sign(goal[0] - hx) * by, goal[1]] : [goal[0], goal[1] + by]
      const tried = armsOf(action, build, trunk, { ...goals, [which]: moved })[which]
      found[which] = tried
      if (!isAcross(tried, trunk, build, turned)) break
    }
    // The head is before the arm, then.
    if (isAcross(found[which], trunk, build, turned))
      found[which] = { ...arms[which], layer: 'behind-head', isAside: true }
  }
  return found
}

/** Whether an arm lies across the face: a part of it is before the eyes or the muzzle of a head that is `turned`, in degrees. */
function isAcross(
  { layer, from, joint, end }: Arm,
  trunk: Trunk,
  { rx, muzzle }: Build,
  turned: number,
): boolean {
  if (layer !== 'over') return false
  const [hx, hy] = onTrunk(trunk, HEAD)
  const [cos, sin] = [Math.cos((turned * Math.PI) / 180), Math.sin((turned * Math.PI) / 180)]
  const tusks = muzzle === 'tusks' ? 16 : 0
  const spots = trunk.turn
    ? ([
        [rx * 0.4, 0, 46],
        [rx * 0.95, 36 + tusks, 48 + tusks * 0.6],
      ] as const)
    : ([
        [14, 4, 52],
        [14, 36 + tusks, 46 + tusks * 0.6],
      ] as const)
  const on = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  const points = [0.4, 0.7, 1].flatMap((t) => [on(from, joint, t), on(joint, end, t)])
  return spots.some(([x, y, r]) => {
    const [cx, cy] = [hx + x * cos - y * sin, hy + x * sin + y * cos]
    return points.some(([px, py]) => Math.hypot(px - cx, py - cy) < r)
  })
}

type Goals = { front: Point | null; back: Point | null }

/** The trunk that lets the hands reach their goals at the least cost. */
function leaning(action: FigureAction, body: Body, goals: Goals, turn: Turn): Trunk {
  const { rest, low } = hipsOf(action, body)
  const asked = rest + Math.max(0, Math.min(1, action.crouch)) * Math.max(0, low - rest)
  const stands = !body.wheelchair && ['stand', 'step', 'brace', 'run', 'kneel'].includes(action.legs)
  const still = action.legs === 'lie' || action.legs === 'tumble'
  const lean = action.lean + (body.swims && (action.legs === 'step' || action.legs === 'run') ? 34 : 0)
  let best: Trunk = { dx: 0, down: asked, lean, turn }
  if (still || (!goals.front && !goals.back)) return best
  // Who reaches up stretches and does not lean.
  const isHigh = [goals.front, goals.back].some((goal) => goal !== null && goal[1] < -230 + rest)
  let least = Infinity
  for (const dx of stands ? [0, 12, 24, 36, -12, -24] : [0])
    for (const down of low > asked ? [asked, (asked + low) / 2, low, asked - 12] : [asked])
      for (const more of [0, 4, 8, 12, 17, 22, 27, 32, -4, -8, -14]) {
        const moved =
          more ** 2 * 1.2 +
          Math.max(0, Math.abs(lean + more) - 30) ** 2 * 6 +
          (isHigh ? Math.max(0, more - 8) ** 2 * 4 : 0) +
          dx ** 2 * 0.3 +
          (down - asked) ** 2 * 0.6
        if (moved >= least) continue
        const trunk: Trunk = { dx, down, lean: lean + more, turn }
        const arms = armsOf(action, body.build, trunk, goals)
        const cost =
          moved + arms.front.strain ** 2 * 9 + arms.back.strain ** 2 * 9 + inFace(trunk, goals) ** 2 * 4
        if (cost < least) [least, best] = [cost, trunk]
      }
  return best
}

/** By how many figure units goals that are outside of a head at rest come into the head when the trunk moves. */
function inFace(trunk: Trunk, goals: Goals): number {
  const [x, y] = onTrunk(trunk, HEAD)
  let depth = 0
  for (const goal of [goals.front, goals.back]) {
    if (!goal || Math.hypot(goal[0] - HEAD[0], goal[1] - HEAD[1] - trunk.down) < 100) continue
    depth += Math.max(0, 100 - Math.hypot(goal[0] - x, goal[1] - y))
  }
  return depth
}
