import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Board } from './board.ts'
import { isCord, planOf } from './cord-plans.ts'
import type { FigureNode } from './nodes.ts'
import { gripEnd, placeAlone, stringUp } from './strung.ts'

const showing: ReadonlySet<SceneAct['does']> = new Set(['holds', 'lifts', 'shows', 'takes', 'catches'])

/** Who holds up a thread that goes to nobody has its end: the rest hangs down and lies along the ground. */
export function trailCord(board: Board, node: FigureNode, act: SceneAct): boolean {
  if (!showing.has(act.does) || node.isPlaced) return false
  const cord = act.how
    .filter(({ by }) => by === 'what')
    .map(({ what }) => board.nodes.get(what))
    .find(isCord)
  if (cord?.prop !== 'thread' || cord.by || cord.strung || planOf(board, cord)) return false
  placeAlone(board, node)
  node.act = { ...act, does: 'holds', how: [] }
  gripEnd(node, null, false)
  stringUp(cord, [{ x: node.x + node.facing * 205 * node.f, y: -8 }, node], false)
  cord.x = node.x
  return true
}
