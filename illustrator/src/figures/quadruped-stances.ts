import type { Pose } from '@moonpage/storyteller/scene'
import type { Point } from '../path.ts'

/**
 * The pose of a body on four legs. `hind` and `fore` move each foot from where it rests, the far one first, in figure units for
 * legs of length 98. `rear` rotates the body around its hips, in degrees. `down` lowers it. `head` moves the head and `nod`
 * rotates it, in degrees.
 */
export type Stance = {
  hind: readonly [Point, Point]
  fore: readonly [Point, Point]
  rear: number
  down: number
  head: Point
  nod: number
  /** Lies on its belly with the feet under the body. */
  lies?: boolean
  /** Sits on its haunches. */
  sits?: boolean
}

const rest: readonly [Point, Point] = [
  [0, 0],
  [0, 0],
]
const neutral: Stance = { hind: rest, fore: rest, rear: 0, down: 0, head: [0, 0], nod: 0 }

/** One forefoot is raised in front, below the chin. */
const pawing: Stance = {
  ...neutral,
  fore: [
    [0, 0],
    [62, -72],
  ],
  rear: -4,
  nod: 2,
}
const rearing: Stance = {
  ...neutral,
  hind: [
    [-8, 0],
    [-2, 0],
  ],
  fore: [
    [64, -112],
    [66, -74],
  ],
  rear: -24,
  nod: -6,
}

/** The stance of each pose, on the ground. */
export const stances: Record<Pose, Stance> = {
  stand: neutral,
  walk: {
    ...neutral,
    hind: [
      [-22, -6],
      [10, 0],
    ],
    fore: [
      [-12, 0],
      [26, -16],
    ],
    nod: 2,
  },
  run: {
    ...neutral,
    hind: [
      [-54, -34],
      [-50, -8],
    ],
    fore: [
      [58, -36],
      [56, -56],
    ],
    rear: -8,
    head: [8, 2],
    nod: -3,
  },
  wave: { ...pawing, nod: -5 },
  reach: { ...rearing, head: [2, -12], nod: -12 },
  hold: { ...neutral, head: [2, -4] },
  cheer: rearing,
  think: { ...neutral, head: [0, 6], nod: 10 },
  sit: {
    ...neutral,
    hind: [
      [46, 0],
      [38, 0],
    ],
    fore: [
      [6, 0],
      [4, 0],
    ],
    rear: -27,
    down: 36,
    nod: 4,
    sits: true,
  },
  point: pawing,
  hide: {
    ...neutral,
    fore: [
      [10, 0],
      [16, 0],
    ],
    rear: 7,
    down: 22,
    head: [-4, 34],
    nod: 9,
  },
  sleep: { ...neutral, lies: true, nod: 8 },
  hug: { ...neutral, rear: -3, head: [22, -2], nod: 8 },
  'hold-hands': { ...pawing, fore: [rest[0], [54, -50]], rear: -2 },
  show: { ...neutral, head: [8, 2], nod: 4 },
}

/** Swims as a dog does, without touching the ground. */
export const paddling: Pick<Stance, 'hind' | 'fore' | 'rear'> = {
  hind: [
    [-60, -40],
    [-34, -10],
  ],
  fore: [
    [44, -40],
    [20, 4],
  ],
  rear: -3,
}
