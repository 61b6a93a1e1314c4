import { turnTo } from './board.ts'
import { deeds } from './deeds.ts'
import { distances, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { topOf } from './stage-thing.ts'

/** What a figure far off sits or stands on. */
const seatOf = ({ act, depth }: FigureNode, all: readonly Node[]): ThingNode[] =>
  all.filter(
    (one): one is ThingNode =>
      one.kind === 'thing' &&
      depth > 0 &&
      one.depth === depth &&
      act?.how.some(({ by, what }) => by === 'on' && what === one.id) === true,
  )

/** Whether a figure goes its way, and to nobody. */
const runsOn = ({ act, target }: FigureNode): boolean =>
  act !== null && deeds[act.does].goes === true && target === null && act.how.length === 0

/** The right end of a node, with what a figure holds before it. */
const reachOf = (node: Node): number =>
  node.x +
  (node.kind === 'figure' && node.holds && node.facing > 0
    ? Math.max(node.half, 120 * node.f + 2 * node.holds.half)
    : node.half)

/** Places who and what is far off at the side to which those look who are near, the farthest outside; in a room, on its floor. */
export function stageFar(all: readonly Node[], scale: number, isInRoom: boolean): void {
  const near = all.filter(isIn)
  let edge = near.length > 0 ? Math.max(...near.map(reachOf)) : 0
  const seats = new Set(
    all.flatMap((node) => (node.kind === 'figure' ? seatOf(node, all) : []).map(({ id }) => id)),
  )
  for (const node of all
    .filter((one) => one.depth > 0 && !seats.has(one.id) && !(one.kind === 'thing' && one.onHead))
    .toSorted((a, b) => a.depth - b.depth)) {
    const gap = near.length > 0 ? (node.depth === 2 ? 130 : node.kind === 'thing' ? 40 : 120) * scale : 0
    const x = edge + gap + node.half
    Object.assign(node, {
      x,
      y: -distances[node.depth]!.rise * scale * (isInRoom ? 0.4 : 1),
      z: -4 - node.depth,
      isPlaced: true,
    })
    edge = x + node.half
    if (node.kind === 'thing') continue
    for (const seat of seatOf(node, all)) {
      Object.assign(seat, { x, y: node.y, z: node.z - 1, isPlaced: true })
      edge = Math.max(edge, x + seat.half)
      node.y -= topOf(seat)
    }
    // Whoever runs on leaves behind who is far off.
    for (const one of near) if (one.kind === 'figure' && runsOn(one)) one.facing = -1
    const leaves = node.act?.how.some(({ by }) => by === 'from')
    node.facing = leaves ? 1 : -1
    node.target = near.find((one): one is FigureNode => one.kind === 'figure') ?? null
    if (leaves || deeds[node.act?.does ?? 'stands'].goes) node.target = null
  }
  takeAlong(all)
}

/** What is on somebody far off is there, too, and whoever is near looks there. */
function takeAlong(all: readonly Node[]): void {
  for (const thing of all) {
    if (thing.kind !== 'thing' || !thing.onHead || thing.onHead.depth === 0) continue
    Object.assign(thing, { x: thing.onHead.x, y: thing.onHead.y })
    for (const one of all) if (one.kind === 'figure' && isIn(one) && one.target === thing) turnTo(one, thing)
  }
}
