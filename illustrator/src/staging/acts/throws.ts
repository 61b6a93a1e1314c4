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
