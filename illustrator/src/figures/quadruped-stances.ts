import type { Pose } from '@moonpage/storyteller/scene'
import type { Point } from '../path.ts'

/**
 * How a four-legged body stands: each foot's way from where it rests (far one first; for legs 98 long), how far
 * the body rears about its hips (degrees), how much lower it is, how the head is moved and turned.
 */
export type Stance = {
  hind: readonly [Point, Point]
  fore: readonly [Point, Point]
  rear: number
  down: number
  head: Point
  nod: number
  /** On the belly, the feet drawn in. */
  lies?: boolean
  /** Sits on its haunches. */
  sits?: boolean
}

const rest: readonly [Point, Point] = [
  [0, 0],
  [0, 0],
]
const standing: Stance = { hind: rest, fore: rest, rear: 0, down: 0, head: [0, 0], nod: 0 }

/** One forefoot up before it, below the chin. */
const pawing: Stance = {
  ...standing,
  fore: [
    [0, 0],
    [62, -72],
  ],
  rear: -4,
  nod: 2,
}
const rearing: Stance = {
  ...standing,
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

export const stances: Record<Pose, Stance> = {
  stand: standing,
  walk: {
    ...standing,
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
    ...standing,
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
  hold: { ...standing, head: [2, -4] },
  cheer: rearing,
  think: { ...standing, head: [0, 6], nod: 10 },
  sit: {
    ...standing,
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
    ...standing,
    fore: [
      [10, 0],
      [16, 0],
    ],
    rear: 7,
    down: 22,
    head: [-4, 34],
    nod: 9,
  },
  sleep: { ...standing, lies: true, nod: 8 },
  hug: { ...standing, rear: -3, head: [22, -2], nod: 8 },
  'hold-hands': { ...pawing, fore: [rest[0], [54, -50]], rear: -2 },
  show: { ...standing, head: [8, 2], nod: 4 },
}

/** Paddling, as a dog does: nothing touches the ground. */
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
