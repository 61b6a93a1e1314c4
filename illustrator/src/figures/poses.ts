import type { Pose } from '@moonpage/storyteller/scene'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import { seatHeight } from './wheelchair.ts'

/** y of the hip of an upright figure that stands. */
export const HIP = -76

type End = readonly [x: number, y: number, bend: number]

/**
 * Positions of hands and feet, in figure units, and angles of body (`lean`) and head (`tilt`) in degrees. The figure faces
 * right. Its ground is y = 0, the hip is at -76, the shoulders are at -154. No hand may be in the face, which is around
 * (6, -236) with a radius of about 80.
 */
export type PoseShape = {
  footBack: End
  footFront: End
  handBack: End
  handFront: End
  lean: number
  tilt: number
  /** By how much the hip is lower than in standing. */
  down?: number
}

const feet = { footBack: [-24, 0, -4], footFront: [26, 0, -4] } as const
const rest = { handBack: [-62, -98, 12], handFront: [62, -96, -12] } as const

const poseShapes: Record<Pose, PoseShape> = {
  stand: { ...feet, ...rest, lean: 0, tilt: 0 },
  walk: {
    footBack: [-50, -8, -14],
    footFront: [48, 0, -4],
    handBack: [-58, -114, 14],
    handFront: [72, -118, -16],
    lean: 4,
    tilt: 2,
  },
  run: {
    footBack: [-84, -40, -50],
    footFront: [70, -6, 10],
    handBack: [-80, -138, 26],
    handFront: [92, -146, -26],
    lean: 11,
    tilt: -5,
  },
  wave: { ...feet, handBack: rest.handBack, handFront: [136, -226, 34], lean: -2, tilt: -6 },
  reach: { ...feet, handBack: [-60, -108, 12], handFront: [128, -288, 52], lean: 3, tilt: -10 },
  hold: { ...feet, handBack: [44, -112, -26], handFront: [92, -138, 20], lean: 0, tilt: -2 },
  cheer: { ...feet, handBack: [-134, -296, -54], handFront: [144, -296, 54], lean: 0, tilt: -4 },
  think: { ...feet, handBack: [-30, -104, 22], handFront: [54, -163, 30], lean: 0, tilt: 7 },
  sit: {
    footBack: [44, -4, -10],
    footFront: [82, -2, -8],
    handBack: [-46, -70, 10],
    handFront: [50, -98, -14],
    lean: -3,
    tilt: -2,
    down: 42,
  },
  point: { ...feet, handBack: rest.handBack, handFront: [142, -178, 8], lean: 3, tilt: -3 },
  hide: {
    footBack: [-22, 0, -14],
    footFront: [24, 0, 14],
    handBack: [-38, -158, -20],
    handFront: [58, -158, 24],
    lean: -3,
    tilt: 5,
    down: 18,
  },
  sleep: {
    footBack: [44, -4, -10],
    footFront: [82, -2, -8],
    handBack: [-46, -70, 10],
    handFront: [50, -98, -14],
    lean: 0,
    tilt: 9,
    down: 42,
  },
  hug: {
    footBack: [-30, 0, -4],
    footFront: [26, 0, -4],
    handBack: [98, -124, -14],
    handFront: [120, -110, 10],
    lean: 7,
    tilt: 5,
  },
  'hold-hands': { ...feet, handBack: rest.handBack, handFront: [98, -108, 10], lean: 1, tilt: 3 },
  show: { ...feet, handBack: [58, -118, -22], handFront: [116, -146, 14], lean: 4, tilt: 2 },
}

/** Swims: body along its way, arms in front, legs behind. */
const swimming: Omit<PoseShape, 'handFront' | 'handBack'> = {
  footBack: [-112, -62, -10],
  footFront: [-92, -8, 16],
  lean: 50,
  tilt: -42,
}
/** Treads water: body upright, legs behind. */
const treading = { footBack: [-72, -10, -18], footFront: [-14, 18, 18] } as const

const along: readonly Pose[] = ['stand', 'walk', 'run', 'hold', 'show']
const calm: readonly Pose[] = ['stand', 'walk', 'run', 'think', 'sit']

/** The pose of one figure: changed for what it carries or whom it hugs, in water, in the air, and in a wheelchair. */
export function shapeFor({ pose, held, clothes, swims, close, back, lookY }: Actor, build: Build): PoseShape {
  let shape = poseShapes[pose]
  if (build.arms === 'long') {
    const hang = (hand: End): End =>
      hand === rest.handBack || hand === rest.handFront ? [hand[0] * 1.2, -64, hand[2] * 1.6] : hand
    shape = { ...shape, handBack: hang(shape.handBack), handFront: hang(shape.handFront) }
  }
  if (lookY !== null && (pose === 'hug' || pose === 'hold-hands')) {
    // Arms reach the other figure's middle and hands meet half-way, whatever the other's height.
    const middle =
      pose === 'hug'
        ? Math.max(-118, Math.min(-48, lookY * 0.47))
        : (-108 + Math.max(-160, Math.min(-40, lookY * 0.458))) / 2
    const [x, , bend] = shape.handFront
    shape = { ...shape, handFront: [x, middle, bend] }
    if (pose === 'hug') shape = { ...shape, handBack: [shape.handBack[0], middle - 12, shape.handBack[2]] }
  }
  if (held && calm.includes(pose)) shape = { ...shape, handFront: close ? [54, -112, -20] : [96, -136, 18] }
  if (clothes.wheelchair)
    return {
      ...shape,
      footBack: [50, -26, -26],
      footFront: [70, -24, -26],
      lean: shape.lean / 2,
      down: seatHeight - HIP,
    }
  if (swims && !back && along.includes(pose))
    return { ...swimming, handBack: [-58, -214, 14], handFront: held ? [112, -190, 12] : [108, -208, 10] }
  if (swims && pose !== 'sit' && pose !== 'sleep')
    return { ...shape, ...treading, lean: shape.lean + 10, tilt: shape.tilt - 8 }
  if (build.gossamer && hovers(pose)) return { ...shape, footBack: [-16, 6, -8], footFront: [18, -6, 10] }
  return shape
}

/** Whether a figure with a fairy's wings is in the air in this pose. */
export const hovers = (pose: Pose): boolean => pose !== 'sit' && pose !== 'sleep' && pose !== 'hide'
