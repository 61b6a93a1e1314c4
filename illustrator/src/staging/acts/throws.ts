import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { armOf, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { standAt } from './stand-at.ts'

/** A thing that is thrown is in the air, just out of the hand. */
export function throwThing(board: Board, node: FigureNode, thing: ThingNode, aim: Node | undefined): void {
  const other = aim ?? figuresOn(board).find((one) => one !== node && one.depth === 0)
  const isFirst = !figuresOn(board).some(isIn)
  if (!node.isPlaced && (isFirst || !other)) put(node, isFirst ? 0 : freeSpot(board, node))
  if (other) standAt(board, node, other, other.half + armOf(node) + 240 * node.f)
  put(thing, node.x + node.facing * (armOf(node) + thing.half + 40 * node.f), node.y - 300 * node.f)
  thing.turn = -28
  thing.z = 14
  node.target = thing
}

/** Throws what somebody catches: it is in the air before the hands of whoever catches it. */
export function throwTo(
  board: Board,
  node: FigureNode,
  links: readonly { by: string; node: Node }[],
): boolean {
  const thing = links.find(({ by, node: one }) => by === 'what' && one.kind === 'thing' && one.by)?.node
  const other = thing?.kind === 'thing' ? thing.by : null
  if (thing?.kind !== 'thing' || !other || other.act?.does !== 'catches' || node.isPlaced) return false
  standAt(board, node, other, other.half + armOf(node) + 340 * other.f)
  thing.by = null
  other.holds = null
  other.target = thing
  put(thing, node.x * 0.5 + other.x * 0.5, -230 * other.f)
  thing.turn = -20
  thing.z = 14
  other.facing = node.x > other.x ? 1 : -1
  node.target = thing
  return true
}
