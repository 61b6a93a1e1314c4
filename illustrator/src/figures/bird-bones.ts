import type { Point } from '../path.ts'
import { onWhole, undoWhole, type Whole } from './bones.ts'
import type { Bird, WingPose } from './birds.ts'
import type { FigureAction, FigureGeometry, Spot } from './figure-action.ts'
import { edgesOf } from './upright-geometry.ts'

/** How a bird that acts holds its body and wings, in figure units. `tips` of the front and of the back wing are on its body. */
export type BirdBones = { wings: WingPose; whole: Whole; tips: readonly [Point, Point] }

/** Length of a wing at rest; it can be drawn shorter and longer by these factors. */
const lengthOf = (bird: Bird): number => (bird.wing === 'feathers' ? 156 : 122)
const [shortest, longest] = [0.32, 1.4]

const atRest: Record<FigureAction['legs'], { off: number; tilt: number; wings: readonly [number, number] }> =
  {
    stand: { off: 0, tilt: 0, wings: [6, 6] },
    step: { off: 0, tilt: 5, wings: [30, 18] },
    brace: { off: 0, tilt: -4, wings: [20, 20] },
    run: { off: 50, tilt: 14, wings: [96, 80] },
    jump: { off: 48, tilt: 0, wings: [104, 104] },
    sit: { off: -8, tilt: 0, wings: [0, 0] },
    perch: { off: 0, tilt: 0, wings: [0, 0] },
    kneel: { off: -8, tilt: 6, wings: [10, 10] },
    climb: { off: 36, tilt: -6, wings: [80, 80] },
    lie: { off: 0, tilt: 0, wings: [6, 6] },
    tumble: { off: 0, tilt: 0, wings: [100, 80] },
    kick: { off: 0, tilt: -8, wings: [70, 70] },
  }

/** By how much bare legs lift the body of a bird that is on its feet. */
const legsOf = ({ legs = 0 }: Bird, stance: FigureAction['legs']): number =>
  stance === 'sit' || stance === 'kneel' || stance === 'lie' || stance === 'tumble' ? 0 : legs

/** Maps a point of the body to figure units. */
export function onBird({ wings, whole }: Pick<BirdBones, 'wings' | 'whole'>, [x, y]: Point): Point {
  const [cos, sin] = [Math.cos((wings.tilt * Math.PI) / 180), Math.sin((wings.tilt * Math.PI) / 180)]
  return onWhole(whole, [x * cos - (y + 40) * sin, x * sin + (y + 40) * cos - 40 - wings.off])
}

/** The opposite of `onBird`. */
function toBird({ wings, whole }: Pick<BirdBones, 'wings' | 'whole'>, at: Point): Point {
  const [x, y] = undoWhole(whole, at)
  const [cos, sin] = [Math.cos((wings.tilt * Math.PI) / 180), Math.sin((wings.tilt * Math.PI) / 180)]
  const [dx, dy] = [x, y + wings.off + 40]
  return [dx * cos + dy * sin, -dx * sin + dy * cos - 40]
}

/** Finds how a bird leans and spreads its wings so that their tips get to the points that it reaches for. */
export function solveBird(action: FigureAction, bird: Bird, { swims }: { swims: boolean }): BirdBones {
  const rest = atRest[action.legs]
  const { front, back } = action.reach
  const dives = swims && !front && !back && (action.legs === 'step' || action.legs === 'run')
  const slides = action.act?.name === 'slide'
  const { tilt, wings } = dives
    ? { ...rest, tilt: 48 }
    : slides
      ? { ...rest, wings: [12, 30] as const }
      : rest
  const off = dives ? 0 : rest.off + legsOf(bird, action.legs)
  const whole: Whole =
    action.legs === 'lie'
      ? { x: 120, y: -94, angle: -84 }
      : action.act?.name === 'slide'
        ? { x: -104, y: -84, angle: 80 }
        : action.legs === 'tumble'
          ? { x: -116, y: -150, angle: 104 }
          : { x: 0, y: 0, angle: 0 }
  // With both wings in front, a bird turns its side to the reader: one wing is then behind its body.
  const isTurned = (action.body ?? action.head) !== 'front' && back !== undefined && back.x > 20
  const roots = isTurned ? ([0.72, 0.3] as const) : undefined
  let best: BirdBones | null = null
  let least = Infinity
  for (const more of front || back ? [0, 5, 10, 16, 22, -6, -12] : [0]) {
    const body = { wings: { off, tilt: tilt + action.lean * 0.6 + more, back: 0, front: 0 }, whole }
    const ends = [
      wingTo(bird, 1, roots?.[1], front && toBird(body, [front.x, front.y]), wings[1]),
      wingTo(bird, roots ? 1 : -1, roots?.[0], back && toBird(body, [back.x, back.y]), wings[0]),
    ] as const
    const cost = ends[0].miss ** 2 * 9 + ends[1].miss ** 2 * 9 + more ** 2
    if (cost >= least) continue
    least = cost
    best = {
      wings: {
        ...body.wings,
        front: ends[0].angle,
        back: ends[1].angle,
        long: [ends[1].long, ends[0].long],
        ...(roots && { roots }),
      },
      whole,
      tips: [ends[0].tip, ends[1].tip],
    }
  }
  if (!best) throw new Error('A bird has no stance')
  return best
}

/** Where a wing of a turned body is attached, for a share of the shoulder's x. An owl's is lower, to leave its face free. */
export const turnedRoot = ({ shoulder: [x, y], wing }: Bird, share: number): Point => [
  x * share,
  y + (wing === 'feathers' ? 34 : 6),
]

/** Angle and length of a wing whose tip goes to a point of the body, and by how much it misses it. */
function wingTo(bird: Bird, side: 1 | -1, root: number | undefined, to: Point | undefined, rest: number) {
  const [sx, sy] = root === undefined ? bird.shoulder : turnedRoot(bird, root)
  const full = lengthOf(bird)
  const angle = to ? (Math.atan2((to[0] - side * sx) * side, to[1] - sy) * 180) / Math.PI : rest
  const far = to ? Math.hypot(to[0] - side * sx, to[1] - sy) : full
  const long = Math.max(shortest, Math.min(longest, far / full))
  const turn = (angle * Math.PI) / 180
  const tip: Point = [side * (sx + Math.sin(turn) * full * long), sy + Math.cos(turn) * full * long]
  return { angle, long, tip, miss: Math.abs(far - full * long) }
}

const spot = ([x, y]: Point): Spot => ({ x, y })

/** Where a bird that acts has its parts, in figure units. */
export function birdGeometry(bones: BirdBones, bird: Bird): FigureGeometry {
  const on = (x: number, y: number) => onBird(bones, [x, y])
  const [front, back] = bones.tips.map((tip) => onBird(bones, tip)) as [Point, Point]
  const standing = Math.min(bird.legs ?? 0, Math.max(0, bones.wings.off))
  return {
    face: edgesOf([
      on(-46, bird.head - 26),
      on(58, bird.head - 26),
      on(-46, bird.head + 44),
      on(58, bird.head + 44),
    ]),
    body: edgesOf([...bird.body.map(([x, y]) => on(x, y)), front, back, on(-30, 0), on(40, 0)]),
    hands: [spot(front), spot(back)],
    feet: [spot(on(26, standing)), spot(on(-26, standing))],
  }
}
