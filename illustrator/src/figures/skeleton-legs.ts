import type { Point } from '../path.ts'
import type { Body, Trunk } from './bones.ts'
import type { FigureAction, Legs } from './figure-action.ts'
import { HIP } from './poses.ts'
import { twoBone, type Limb2 } from './two-bone.ts'

/** A leg with its ankle on `end`; `angle`: degrees by which the foot is rotated, positive with the toes down. */
export type Leg = Limb2 & { angle: number }

type Foot = readonly [x: number, y: number, angle: number]
type Feet = { front: Foot; back: Foot }

/** Soles of figures that do not stand, and angles of their feet. On the ground, y is 0. */
const feet: Record<Legs, Feet> = {
  stand: { front: [26, 0, 0], back: [-24, 0, 0] },
  step: { front: [50, 0, 0], back: [-48, 0, 0] },
  brace: { front: [76, 0, -10], back: [30, 0, -4] },
  run: { front: [78, -22, -22], back: [-92, -52, 70] },
  sit: { front: [84, 0, -34], back: [62, 0, -28] },
  perch: { front: [62, 0, 0], back: [44, 0, 0] },
  kneel: { front: [36, 0, 0], back: [-62, 2, 168] },
  climb: { front: [44, -46, 0], back: [-6, 0, 8] },
  jump: { front: [40, -18, 20], back: [-50, -26, 58] },
  lie: { front: [32, 0, -20], back: [-20, -2, -20] },
  tumble: { front: [56, -26, 0], back: [-34, -6, 30] },
  kick: { front: [112, -58, -34], back: [-26, 0, 0] },
}
/** Feet on the rest of a wheelchair, and of a figure that floats in water. */
const onRest: Feet = { front: [70, -24, 0], back: [50, -26, 0] }
const treading: Feet = { front: [-10, 14, 40], back: [-66, -8, 60] }
/** From sole to ankle. */
const ankle = 14

/** Both legs, in figure units. Feet that stand stay where they are while the hips shift. */
export function legsOf({ legs, crouch }: FigureAction, { build, wheelchair, swims }: Body, trunk: Trunk) {
  const fat = build.fat ?? 1
  const at = wheelchair ? onRest : swims ? treading : feet[legs]
  const length = Math.max(30, -HIP - 24) * Math.min(1.1, build.legs ?? 1) + 4
  const leg = (side: 1 | -1): Leg => {
    const [x, y, angle] = side > 0 ? at.front : at.back
    const wide = legs === 'stand' ? fat + crouch * 0.3 + Math.max(0, trunk.down - 20) * 0.008 : 1
    const hipX = trunk.turn === 1 ? side * 8 : trunk.turn ? side * 15 : side * 22
    const from: Point = [hipX * fat + trunk.dx, HIP + 10 + trunk.down]
    // Who leans far takes a step.
    const step = legs === 'stand' && !wheelchair && side > 0 ? Math.max(0, trunk.dx * 1.2) : 0
    const back = legs === 'stand' && !wheelchair && side < 0 ? Math.min(0, trunk.dx * 1.2) : 0
    const close = trunk.turn === 1 && legs === 'stand' ? 0.7 : 1
    const to: Point = [x * wide * close + step + back, y - ankle]
    const knee: Point = trunk.turn || legs !== 'stand' ? [1, -0.35] : [side, -0.2]
    return { ...twoBone(from, to, length / 2, knee, 1.5), angle }
  }
  return { front: leg(1), back: leg(-1) }
}
