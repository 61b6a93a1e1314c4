import { propInfo } from '../../props/draw-prop.ts'
import type { ThingNode } from './nodes.ts'
import { isArranged } from './piles.ts'

/** The top of a quilt, in canvas units, and where those are that are on the bed. */
export type Quilt = {
  left: number
  right: number
  top: number
  bottom: number
  used: 'under' | 'seat' | 'empty'
}

/** The arc in which things lie: where its ends are and how deep it is, as shares of the quilt's height. */
const arcs: Readonly<Record<Quilt['used'], { low: number; deep: number }>> = {
  under: { low: 0.34, deep: 0.38 },
  seat: { low: 0.42, deep: 0.48 },
  empty: { low: 0.46, deep: 0.2 },
}

/** How wide each of several may be, in canvas units. */
const widest = 84

/** The largest share of the quilt's height that a thing on it takes, so that it hides nobody. */
const tallest = 0.42

/**
 * Lays a thing on the quilt: one at the feet of who is in the bed, several in an arc around them, and on an empty bed across its
 * upper part. They are as small as they have to be not to touch.
 */
export function layOnQuilt(
  node: ThingNode,
  { left, right, top, bottom, used }: Quilt,
  ground: number,
): ThingNode {
  const { count } = node.thing
  const [middle, deep] = [(left + right) / 2, bottom - top]
  const [rx, ry] = [(right - left) * 0.42, deep * arcs[used].deep]
  const low = top + deep * arcs[used].low - ground
  const base = { ...node, x: middle, isLying: false, on: null, turn: 0, lifted: 0, z: 40 }
  // A pile that the line names stays one.
  if (count < 2 || (isArranged(node.thing) && !node.isOrdered)) {
    const k = Math.min(1, (rx * 1.2) / (2 * node.half), (deep * tallest) / node.height)
    const small = { scale: node.scale * k, half: node.half * k, height: node.height * k }
    return { ...base, ...small, y: low + ry, ...(count < 2 && { spots: [{ x: 0, y: 0 }] }) }
  }
  const { width, height } = propInfo[node.prop]
  const scale = Math.min(node.scale, Math.min(widest, (2.24 * rx) / count) / width, (deep * tallest) / height)
  const spots = Array.from({ length: count }, (_, i) => {
    const turn = Math.PI * (1 - (i + 0.5) / count)
    return { x: rx * Math.cos(turn), y: ry * Math.sin(turn) }
  })
  return { ...base, scale, y: low, half: rx, height: height * scale, spots }
}
