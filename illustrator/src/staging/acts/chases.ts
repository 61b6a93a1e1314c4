import type { SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { deeds } from './deeds.ts'
import { armOf, isIn, type FigureNode, type Node } from './nodes.ts'

/** Whether somebody goes after somebody or something that is ahead. */
export const isChase = ({ does, how }: SceneAct): boolean =>
  does === 'chases' || (does === 'runs' && how.some(({ by }) => by === 'behind'))

/** Whoever is chased is ahead, and both run the same way; a thing flies ahead. */
export function chase(board: Board, node: FigureNode, ahead: Node): void {
  const isFirst = !figuresOn(board).some(isIn)
  if (!node.isPlaced && !ahead.isPlaced) put(node, isFirst ? 0 : freeSpot(board, node))
  const apart =
    ahead.kind === 'figure'
      ? node.half + Math.max(ahead.half, armOf(ahead) * 0.9) + 96 * node.f
      : armOf(node) + ahead.half + 70 * node.f
  if (!ahead.isPlaced) put(ahead, node.x + node.facing * apart, ahead.kind === 'thing' ? -70 * node.f : 0)
  else if (!node.isPlaced) {
    const way = ahead.kind === 'figure' ? ahead.facing : 1
    put(node, ahead.x - way * apart)
    node.facing = way
  }
  node.target = ahead
  if (ahead.kind === 'thing') {
    if (ahead.y < -20) ahead.turn = 12
    return
  }
  ahead.facing = node.facing
  // Whoever is chased runs, too.
  if (!ahead.act || !deeds[ahead.act.does].goes)
    ahead.act = { who: ahead.id, does: 'runs', how: [], feels: ahead.act?.feels ?? null }
}
