import type { Point } from '../path.ts'
import type { FigureAction, FigureGeometry, Spot } from './figure-action.ts'
import { edgesOf } from './upright-geometry.ts'

/**
 * How a whale that acts is tipped (degrees) and where its front flipper is: x of its root, degrees from hanging down, factor
 * on its length, and its tip before the whale is tipped.
 */
export type WhaleBones = { tip: number; flipper: number; root: number; long: number; hand: Spot }

const length = 76
/** The point around which a whale is tipped, and y of its flippers' roots. */
const pivot: Point = [-20, -40]
const rootY = -38

const rotated = ([x, y]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const [dx, dy] = [x - pivot[0], y - pivot[1]]
  return [dx * cos - dy * sin + pivot[0], dx * sin + dy * cos + pivot[1]]
}

/** The lean of a long body that stands upright in something. */
export const uprightLean = -140

const tips: Partial<Record<FigureAction['legs'], number>> = {
  jump: -24,
  climb: -24,
  run: -8,
  tumble: 40,
  kick: 0,
  step: -3,
  sit: -6,
}

/** Finds how a whale is tipped and holds its front flipper so that the tip of it gets to the front point. */
export function solveWhale({ legs, lean, reach }: FigureAction): WhaleBones {
  // Upright, with the tail down.
  const isUpright = lean <= uprightLean
  const tip = isUpright ? lean * 0.4 : (tips[legs] ?? 0) + Math.max(-12, Math.min(12, lean * 0.4))
  const goal = reach.front ?? reach.back
  if (!goal) return bones(tip, 44, [60, 20])
  const [x, y] = rotated([goal.x, goal.y], -tip)
  // The face is on the body: what is in front of it is reached for beside it.
  return y > -50 ? bones(tip, 60, [x, y]) : bones(tip, 140, [Math.max(x, 226), Math.max(y, -176)])
}

function bones(tip: number, root: number, [x, y]: Point): WhaleBones {
  const [dx, dy] = [x - root, y - rootY]
  const far = Math.hypot(dx, dy)
  const long = Math.max(0.7, Math.min(1.7, far / length))
  const angle = Math.atan2(dx, dy)
  return {
    tip,
    root,
    flipper: Math.round((angle * 1800) / Math.PI) / 10,
    long,
    hand: { x: root + Math.sin(angle) * length * long, y: rootY + Math.cos(angle) * length * long },
  }
}

/** Where a whale that acts has its parts, in figure units. */
export function whaleGeometry({ tip, hand }: WhaleBones): FigureGeometry {
  const on = (x: number, y: number) => rotated([x, y], tip)
  const spot = ([x, y]: Point): Spot => ({ x, y })
  const front = spot(on(hand.x, hand.y))
  const corners = [on(-204, -110), on(150, -74), on(14, -188), on(0, 0)]
  return {
    face: edgesOf([on(30, -130), on(126, -130), on(30, -52), on(126, -52)]),
    body: edgesOf([...corners, [front.x, front.y]]),
    hands: [front, spot(on(20, -6))],
    feet: [spot(on(60, 0)), spot(on(-60, 0))],
  }
}
