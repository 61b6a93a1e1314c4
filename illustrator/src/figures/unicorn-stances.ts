import type { Pose } from '@moonpage/storyteller/scene'
import type { Point } from '../path.ts'

/** Where the four hooves stand, how far the body rears (degrees), how low it lies, how the head is held. */
export type Stance = {
  hind: readonly [Point, Point]
  fore: readonly [Point, Point]
  rear: number
  down: number
  nod: number
}

const standing: Stance = {
  hind: [
    [-80, 0],
    [-44, 0],
  ],
  fore: [
    [38, 0],
    [74, 0],
  ],
  rear: 0,
  down: 0,
  nod: 0,
}
const pawing: Stance = {
  ...standing,
  fore: [
    [38, 0],
    [124, -74],
  ],
  rear: -4,
  nod: 2,
}
const rearing: Stance = {
  ...standing,
  hind: [
    [-86, 0],
    [-46, 0],
  ],
  fore: [
    [96, -124],
    [128, -92],
  ],
  rear: -26,
  nod: -6,
}
export const stances: Record<Pose, Stance> = {
  stand: standing,
  walk: {
    ...standing,
    hind: [
      [-100, -6],
      [-36, 0],
    ],
    fore: [
      [28, 0],
      [98, -16],
    ],
    nod: 2,
  },
  run: {
    ...standing,
    hind: [
      [-136, -34],
      [-98, -8],
    ],
    fore: [
      [96, -36],
      [128, -58],
    ],
    rear: -8,
    nod: -4,
  },
  wave: pawing,
  reach: rearing,
  hold: standing,
  cheer: rearing,
  think: { ...standing, nod: 9 },
  sit: {
    hind: [
      [-34, 0],
      [-8, 0],
    ],
    fore: [
      [52, 0],
      [80, 0],
    ],
    rear: -30,
    down: 36,
    nod: 14,
  },
  point: pawing,
  hide: { ...standing, down: 16, nod: 14 },
  sleep: {
    hind: [
      [-20, -6],
      [-4, -4],
    ],
    fore: [
      [84, -6],
      [112, -6],
    ],
    rear: 0,
    down: 78,
    nod: 16,
  },
  hug: { ...standing, nod: 12 },
  'hold-hands': pawing,
  show: { ...standing, nod: 4 },
}
