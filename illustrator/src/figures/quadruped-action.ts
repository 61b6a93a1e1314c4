import { shift } from '../colour.ts'
import { ellipse, n1, type Point } from '../path.ts'
import type { Actor } from './actor.ts'
import type { FigureAction, FigureGeometry, Legs, Spot } from './figure-action.ts'
import { drawBentLimb, type Pen } from './pen.ts'
import { profileBite } from './profile-muzzle.ts'
import type { Frame } from './quadruped-frames.ts'
import { paddling, stances, type Stance } from './quadruped-stances.ts'
import { twoBone } from './two-bone.ts'
import { edgesOf } from './upright-geometry.ts'

/** A stance that an action asks for. `lift`: height above the ground. `trunkTo` as in `Actor`. */
export type ActingStance = { stance: Stance; lift: number; trunkTo?: Point; grip: Point }

/** The pivot around which a head nods, relative to its middle. */
const pivot: Point = [-20, 40]
const longestTrunk = 176

const rotated = ([x, y]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin, x * sin + y * cos]
}

/** Maps a point of a head to figure units; `head` is where its middle would be without the nod. */
export function onNoddingHead(head: Point, nod: number, scale: number, [x, y]: Point): Point {
  const [dx, dy] = rotated([x * scale - pivot[0], y * scale - pivot[1]], nod)
  return [head[0] + dx + pivot[0], head[1] + dy + pivot[1]]
}

/** The opposite of `onNoddingHead`. */
function toHead(head: Point, nod: number, scale: number, [x, y]: Point): Point {
  const [dx, dy] = rotated([x - head[0] - pivot[0], y - head[1] - pivot[1]], -nod)
  return [(dx + pivot[0]) / scale, (dy + pivot[1]) / scale]
}

const pull: Stance = {
  ...stances.stand,
  hind: [
    [26, 0],
    [40, 0],
  ],
  fore: [
    [16, 0],
    [40, 0],
  ],
  down: 14,
}
const climb: Stance = {
  ...stances.cheer,
  fore: [
    [58, -128],
    [68, -96],
  ],
  rear: -34,
}
const bow: Stance = {
  ...stances.stand,
  fore: [
    [26, 0],
    [38, 0],
  ],
  rear: 12,
  down: 6,
}

/** Falls over backwards, with all feet in the air. */
const fall: Stance = {
  ...stances.cheer,
  hind: [
    [52, -26],
    [70, -52],
  ],
  fore: [
    [40, -168],
    [62, -128],
  ],
  rear: -52,
  nod: -12,
}

const base: Record<Legs, Stance> = {
  stand: stances.stand,
  step: stances.walk,
  brace: pull,
  run: stances.run,
  jump: { ...stances.run, rear: -14 },
  sit: stances.sit,
  perch: stances.sit,
  kneel: bow,
  climb,
  lie: { ...stances.sleep, nod: 0 },
  tumble: fall,
  kick: { ...stances.run, rear: -6 },
}

/** Stances that stay as they are in water. */
const atRest: readonly Legs[] = ['sit', 'perch', 'lie', 'climb', 'tumble']

/** How far the head may move on the neck, in figure units. */
const necks = {
  long: { left: 40, right: 66, up: 64, down: 120 },
  short: { left: 24, right: 38, up: 34, down: 84 },
} as const

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n))

/** Where a mouth takes things, in head units. */
function gripOf({ build }: Frame, { view, turn }: Actor, unicorn: boolean): Point {
  if (unicorn) return view === 'profile' ? [82, 56] : [62, 52]
  if (view === 'profile') return profileBite(build)
  return [build.rx * 0.72 + turn * 8, build.ry * 0.72]
}

/**
 * Finds the stance of a figure on four legs for an action: head and neck move, then the body rears, bows or crouches, until
 * the mouth is at the front point.
 */
export function actingStance(
  frame: Frame,
  actor: Actor,
  action: FigureAction,
  unicorn: boolean,
): ActingStance {
  const known = solved.get(action)
  if (known?.frame === frame && known.swims === actor.swims) return known.found
  const found = solve(frame, actor, action, unicorn)
  solved.set(action, { frame, swims: actor.swims, found })
  return found
}

/** Stances of actions that are in use: the layout asks for them before the drawing does. */
const solved = new WeakMap<FigureAction, { frame: Frame; swims: boolean; found: ActingStance }>()

function solve(frame: Frame, actor: Actor, action: FigureAction, unicorn: boolean): ActingStance {
  const leans =
    actor.swims && !atRest.includes(action.legs) ? { ...base[action.legs], ...paddling } : base[action.legs]
  const k = clamp(frame.leg / 92, 0.5, 1)
  const sits = leans.lies || leans.sits
  const start: Stance = {
    ...leans,
    rear: leans.rear + (sits ? 0 : action.lean * 0.4),
    down: leans.down + (sits ? 0 : clamp(action.crouch, 0, 1) * 30),
    nod: leans.nod + action.tilt,
  }
  const lift = action.legs === 'jump' ? 56 : action.legs === 'tumble' ? 4 : 0
  const grip = gripOf(frame, actor, unicorn)
  const goal = action.reach.front
  if (!goal) return { stance: start, lift, grip }
  const to: Point = [goal.x, goal.y + lift]
  const isTrunk = frame.build.muzzle === 'trunk'
  const isEating = action.act?.name === 'eat'
  const limit = frame.neck ? necks.long : necks.short
  const scale = frame.headScale ?? 1
  let best = { stance: start, lift, grip }
  let least = Infinity
  for (const rear of sits ? [0] : [0, -6, -12, -20, -28, 5, 10])
    for (const down of sits ? [0] : [0, 10, 20])
      for (const nod of [0, 16, 30, -14]) {
        if (rear ** 2 * 2 + down ** 2 + nod ** 2 * 0.6 >= least) continue
        const tried = { ...start, rear: start.rear + rear, down: start.down + down, nod: start.nod + nod }
        const rest = headOf(frame, tried, k)
        const palm = onNoddingHead([0, 0], tried.nod, scale, isTrunk ? [40, 40] : grip)
        let [mx, my]: Point = [to[0] - palm[0] - rest[0], to[1] - palm[1] - rest[1]]
        const far = Math.hypot(mx, my)
        if (isTrunk) {
          const slack = far > 0 ? Math.max(0, far - longestTrunk + 30) / far : 0
          ;[mx, my] = [mx * slack, my * slack]
        }
        const lowest = -6 - frame.build.ry * scale - rest[1]
        const move: Point = [
          clamp(mx, -limit.left, limit.right),
          Math.min(clamp(my, -limit.up, limit.down), Math.max(0, lowest)),
        ]
        const miss = Math.hypot(mx - move[0], my - move[1])
        const cost =
          miss ** 2 * 9 + rear ** 2 * 2 + down ** 2 + nod ** 2 * 0.6 + (move[0] ** 2 + move[1] ** 2) * 0.3
        if (cost >= least) continue
        least = cost
        // The stance moves the head before the body rotates it.
        const inFrame = tried.lies ? move : rotated(move, -tried.rear)
        const stance: Stance = { ...tried, head: [tried.head[0] + inFrame[0], tried.head[1] + inFrame[1]] }
        const head: Point = [rest[0] + move[0], rest[1] + move[1]]
        best = {
          stance,
          lift,
          grip: isTrunk ? (isEating ? beforeMouth : trunkGrip(head, tried.nod, scale, to)) : grip,
        }
      }
  return isTrunk ? { ...best, trunkTo: best.grip } : best
}

/** The tip of a trunk that brings something to the mouth, in head units: it is curled, and seen. */
const beforeMouth: Point = [96, 50]

/** The tip of a trunk that goes to a point, in head units, no further away than a trunk is long. */
function trunkGrip(head: Point, nod: number, scale: number, to: Point): Point {
  const [x, y] = toHead(head, nod, scale, to)
  const far = Math.hypot(x - 30, y - 14)
  const share = Math.min(1, longestTrunk / (far || 1))
  return [30 + (x - 30) * share, 14 + (y - 14) * share]
}

/** Middle of the head in a stance, in figure units. */
function headOf(frame: Frame, stance: Stance, k: number): Point {
  if (stance.lies) return frame.low
  const down = stance.down * k
  const [x, y] = rotated(
    [frame.head[0] + stance.head[0] - frame.hips, frame.head[1] + stance.head[1] + frame.leg],
    stance.rear,
  )
  return [x + frame.hips, y - frame.leg + down]
}

/** Draws the near foreleg with its paw on a point. Returns where the paw is, in figure units. */
export function drawPawAt(p: Pen, frame: Frame, from: Point, to: Spot): Point {
  const { build, limb, foot, leg } = frame
  const color = p.t(build.fur)
  const { joint, end } = twoBone(from, [to.x, to.y], leg * 0.62, [0.3, 1], 1.3)
  const tip = foot === 'hoof' ? p.t('#b99a86') : build.socks ? p.t(build.dark) : color
  drawBentLimb(p, { from, joint, to: end, width: limb * 0.9, color, tip: { color: tip, share: 0.4 } })
  if (foot !== 'hoof') {
    const w = limb * 0.62
    p.d.shape(ellipse(end[0], end[1], w, w * 0.86), shift(tip, -0.01), { shade: 0.3 })
    for (const at of [-0.4, 0, 0.4])
      p.d.raw(
        `<path d="M${n1(end[0] + w * 0.5)} ${n1(end[1] + w * at)}h${n1(w * 0.36)}" stroke="${shift(tip, -0.1)}" stroke-width="2.8" stroke-linecap="round" opacity=".7"/>`,
      )
  }
  return end
}

/** Where a figure on four legs has its parts, in figure units. */
export function quadrupedGeometry(
  frame: Frame,
  { stance, lift, grip }: ActingStance,
  turned: (at: Point) => Point,
  head: Point,
  paw: Point | null,
): FigureGeometry {
  const scale = frame.headScale ?? 1
  const up = ([x, y]: Point): Point => [x, y - lift]
  const on = (x: number, y: number) => up(onNoddingHead(head, stance.nod, scale, [x, y]))
  const mouth = on(...grip)
  const fore = up([frame.shoulders + frame.apart + stance.fore[1][0], stance.fore[1][1]])
  const hind = up([frame.hips + frame.apart + stance.hind[1][0], stance.hind[1][1]])
  const { rx, ry } = frame.build
  const spot = ([x, y]: Point): Spot => ({ x, y })
  return {
    face: edgesOf([on(-46, -24), on(60, -24), on(-46, 56), on(60, 56)]),
    body: edgesOf([...frame.body.map((at) => up(turned(at))), on(-rx, 0), on(rx, 0), on(0, -ry), fore, hind]),
    hands: [spot(mouth), spot(paw ? up(paw) : fore)],
    feet: [spot(paw ? up([frame.shoulders - frame.apart, 0]) : fore), spot(hind)],
  }
}
