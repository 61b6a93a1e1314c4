import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { freeSpot, put, type Board } from './board.ts'
import type { FigureNode } from './nodes.ts'

/** Whoever leans on somebody is behind their shoulder, the head over it. */
export function leanOn(board: Board, node: FigureNode, there: FigureNode): void {
  if (!there.isPlaced) put(there, freeSpot(board, there))
  const isLow = goesOnFour(there.player.sheet.species)
  const apart = (there.half + node.half) * (isLow ? 0.9 : 0.74)
  if (!node.isPlaced || node.how === 'free') put(node, there.x - there.facing * apart, node.y)
  node.facing = there.facing
  node.target = there
}
