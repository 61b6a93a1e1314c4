import { propInfo } from '../../props/draw-prop.ts'
import { figuresOn, freeSpot, put, turnTo, type Board } from './board.ts'
import { isIn, resize, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { standAt } from './stand-at.ts'

export const cords: ReadonlySet<string> = new Set([
  'rope',
  'vine',
  'wool',
  'thread',
  'noodle',
  'string-lights',
])

/** Ties a rope that a figure pulls to whoever pulls it too, to what it is on, to whom it is pulled from, or to what hangs above. */
export function tie(node: FigureNode, all: readonly Node[]): void {
  const rope = node.target
  if (rope?.kind !== 'thing' || !cords.has(rope.prop) || rope.tiedTo) return
  const does = node.act?.does
  const isEaten = does === 'eats' && rope.prop === 'noodle'
  if (does !== 'pulls' && does !== 'ties' && !isEaten) return
  const from = node.act?.how.find(
    ({ by }) => by === 'from' || by === 'on' || (does === 'ties' && (by === 'to' || by === 'beside')),
  )?.what
  if (does === 'ties' && !from) return
  const above = all.find((one) => one.kind === 'thing' && one !== rope && one.y < -100)
  const other = all.find(
    (one) => one.kind === 'figure' && one !== node && one.target === rope && one.act?.does === does,
  )
  const end = all.find(({ id }) => id === from) ?? other ?? above
  if (!end) return
  rope.tiedTo = end
  const isHigh = end.kind === 'thing' && end.y < -100
  rope.half = 8
  rope.x = node.x + node.facing * (isHigh ? 78 : 104) * node.f
  rope.y = (isHigh ? -190 : isEaten ? -188 : -96) * node.f
  rope.height = 20
}

/** What two pull at, and is no rope, is between their hands. */
export function pullApart(all: readonly Node[]): void {
  for (const thing of all) {
    if (thing.kind !== 'thing' || propInfo[thing.prop].kind !== 'held' || cords.has(thing.prop) || thing.by)
      continue
    const pullers = all.filter(
      (one) =>
        one.kind === 'figure' && one.act?.does === 'pulls' && one.target === thing && one.how === 'free',
    )
    if (pullers.length < 2 || thing.sag !== null || thing.tiedTo || thing.on) continue
    thing.y = -104 * Math.min(...pullers.map((one) => (one.kind === 'figure' ? one.f : 1))) + thing.height / 2
    thing.y = Math.min(0, thing.y)
    thing.z = Math.max(thing.z, 12)
  }
}

/** Two who eat one noodle have an end each. */
export function eatFromEnd(board: Board, node: FigureNode, noodle: ThingNode): void {
  const other = figuresOn(board).find((one) => one !== node && one.target === noodle)
  if (other) standAt(board, node, other, other.half + node.half + 130 * node.f)
  else if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  if (other) turnTo(other, node)
  noodle.isPlaced = true
  put(noodle, node.x + node.facing * 150 * node.f, -150 * node.f)
  node.target = noodle
}

const branched: ReadonlySet<string> = new Set(['tree', 'pine', 'palm'])

/** Where a rope hangs from a thing: at its top, of a gate at the wings, from what is high at its foot. */
export const hangingFrom = ({ y, height, prop }: ThingNode): number =>
  y < -100 ? y : y - height * (prop === 'gate' ? 0.74 : branched.has(prop) ? 0.52 : 0.94)

/** A rope hangs down from what it is at, to where hands reach it. */
export function hangDown(rope: ThingNode, from: ThingNode): void {
  rope.tiedTo = from
  rope.hangs = true
  rope.half = 8
  rope.height = 20
  const top = hangingFrom(from)
  // From a branch, beside the trunk.
  const aside = branched.has(from.prop) ? 0.56 : 0.24
  put(rope, from.x + from.half * aside, Math.min(-20 * rope.scale, top * (aside > 0.5 ? 0.16 : 0.36)))
}

/** A noodle on a head is a small heap there. */
export function curlUp(cord: ThingNode, { f }: FigureNode): void {
  resize(cord, Math.min(1, (92 * f) / cord.half))
  const { half, height, thing } = cord
  if (thing.count > 1)
    cord.spots = Array.from({ length: thing.count }, (_, i) => ({
      x: ((i % 3) - 1) * half * 0.3,
      y: [0.14, -0.24, 0.3][i % 3]! * height - Math.floor(i / 3) * 0.3 * height,
    }))
}
