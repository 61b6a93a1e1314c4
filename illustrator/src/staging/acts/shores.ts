import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSide, freeSpot, put, turnTo, type Board } from './board.ts'
import type { FigureNode, ThingNode } from './nodes.ts'

const waters: ReadonlySet<string> = new Set(['pond', 'puddle', 'mud'])

/** Who sits beside a pond has the feet in it, and who swims in one that is in the picture is in it. False for all else. */
export function atShore(
  board: Board,
  node: FigureNode,
  water: ThingNode,
  by: Relation,
  act: SceneAct,
): boolean {
  if (!waters.has(water.prop) || node.isPlaced || water.by) return false
  const sits = act.does === 'sits' && (by === 'beside' || by === 'at')
  const swims = act.does === 'swims' && by === 'in'
  if (!sits && !swims) return false
  if (!water.isPlaced) put(water, freeSpot(board, water))
  if (sits) {
    const { x } = freeSide(board, node, water, water.half + 0.3 * node.half, -1)
    put(node, x)
  } else {
    const others = figuresOn(board).filter((one) => one.act?.does === 'swims' && one.isPlaced).length
    put(node, water.x + [0, 0.5, -0.5][others % 3]! * water.half, -water.height * 0.42)
  }
  turnTo(node, water)
  node.target ??= water
  return true
}
