import type { SceneAct } from '@moonpage/storyteller/scene'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { shrinkTo } from './hold-besides.ts'
import { enlarge, isIn, type FigureNode, type Node } from './nodes.ts'

const holding: ReadonlySet<SceneAct['does']> = new Set([
  'holds',
  'carries',
  'lifts',
  'takes',
  'shows',
  'catches',
])

/** A toy, or a young one, with a body of its own is in the arms of who holds it; over the head of who lifts it. */
export function cradle(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  const small = links.find(({ by }) => by === 'what')?.node
  const isAlone = links.every(({ by }) => by === 'what')
  if (!holding.has(act.does) || !isAlone || small?.kind !== 'thing') return false
  const { species, prop, count } = small.thing
  const isOnFour = goesOnFour(node.player.sheet.species)
  const isOwnActor = board.acts.some(({ who }) => who === small.id)
  if (!species || prop || count > 1 || small.isPlaced || isOwnActor || isOnFour || small.depth > 0)
    return false
  if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  // Below the chin, so that both faces are seen.
  const half = Math.min(62 * node.f, (small.half / small.height) * 128 * node.f)
  if (small.half > half) shrinkTo(small, half)
  else enlarge(small, half / small.half)
  const isUp = act.does === 'lifts'
  put(small, node.x + node.facing * (isUp ? 0 : 62 * node.f), node.y - (isUp ? 330 : 34) * node.f)
  small.z = 18
  small.faces = node.facing === 1 ? -1 : 1
  small.isBorne = true
  node.target = small
  return true
}
