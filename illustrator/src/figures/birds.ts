import type { Pose } from '@moonpage/storyteller/scene'
import type { Point } from '../path.ts'
import { builds } from './builds.ts'
import type { Build } from './build.ts'

/**
 * A pose: angle of the back and of the front wing in degrees from hanging down, height above the ground (`off`) in figure
 * units, lean in degrees (`tilt`). `long`: factors on the length of the back and of the front wing, 1 when absent.
 * `roots`: where the wings of a turned body are attached, as x in shares of the shoulder's; the back one is on the far side.
 */
export type WingPose = {
  back: number
  front: number
  off: number
  tilt: number
  long?: readonly [back: number, front: number]
  roots?: readonly [back: number, front: number]
}

/** How a bird is built, in figure units: head and body are one shape, and wings stand for arms. */
export type Bird = {
  build: Build
  /** y of the middle of the face, and of the highest point. */
  head: number
  top: number
  body: readonly Point[]
  /** Where the right wing is attached. */
  shoulder: Point
  wing: 'feathers' | 'flipper'
  /** Without tufts of feathers on the head. */
  bald?: boolean
  /** Has a fan of tail feathers. */
  fan?: boolean
  /** Length of bare legs under the body, none when absent. */
  legs?: number
  /** Color of head and neck, where it is not that of the body. */
  hood?: string
  /** Factor on the length of the beak. */
  beak?: number
  /** Has a red comb on the head. */
  comb?: boolean
  poses: Record<Pose, WingPose>
}

const at = (back: number, front: number, off = 0, tilt = 0): WingPose => ({ back, front, off, tilt })

const still = {
  stand: at(0, 0),
  wave: at(0, 122, 0, -3),
  hold: at(16, 72),
  think: at(0, 24, 0, 7),
  sit: at(0, 0, -8),
  point: at(0, 84, 0, 2),
  hide: at(30, 30, -6, 4),
  sleep: at(0, 0, -8, 6),
  hug: at(30, 62, 0, 7),
  'hold-hands': at(0, 48, 0, 3),
  show: at(24, 66, 0, 3),
}

export const birds = {
  owl: {
    build: {
      fur: '#8a6449',
      light: '#ecd9b4',
      dark: '#5d4030',
      inner: '#ecd9b4',
      nose: '#e2a144',
      feetColor: '#d9973f',
      head: 'round',
      rx: 84,
      ry: 68,
      ears: 'none',
      tail: 'none',
      muzzle: 'beak',
      size: 0.9,
      eyes: { x: 34, y: 0 },
    },
    head: -176,
    top: -290,
    body: [
      [0, -250],
      [72, -216],
      [92, -120],
      [70, -26],
      [0, -6],
      [-70, -26],
      [-92, -120],
      [-72, -216],
    ],
    shoulder: [84, -146],
    wing: 'feathers',
    poses: {
      ...still,
      walk: at(82, 70, 34, 5),
      run: at(104, 84, 70, 14),
      reach: at(92, 116, 60, -4),
      cheer: at(112, 112, 44, 0),
    },
  },
  penguin: {
    build: { ...builds.penguin, size: 0.9, eyes: { x: 27, y: 0 } },
    head: -202,
    top: -272,
    body: [
      [0, -270],
      [56, -244],
      [70, -186],
      [88, -100],
      [68, -26],
      [0, -8],
      [-68, -26],
      [-88, -100],
      [-70, -186],
      [-56, -244],
    ],
    shoulder: [66, -146],
    wing: 'flipper',
    poses: {
      ...still,
      stand: at(16, 14),
      walk: at(34, 22, 0, 8),
      run: at(66, 54, 6, 15),
      reach: at(30, 128, 0, -5),
      cheer: at(124, 124, 10, 0),
    },
  },
} as const satisfies Record<string, Bird>

export type BirdKind = keyof typeof birds
/** Whether a species is drawn by `drawBird`. */
export const isBird = (species: string): species is BirdKind => species in birds
