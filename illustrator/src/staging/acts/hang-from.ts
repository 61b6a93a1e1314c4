import type { SceneAct } from '@moonpage/storyteller/scene'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { enlarge, isIn, type FigureNode, type Node } from './nodes.ts'

/** How far the feet of one who hangs are below the feet of the one above, in figure units. */
const bodyLength = 270

/** How many hang from somebody, each by the feet of the one above. */
function thoseBelow(acts: readonly SceneAct[], id: string): number {
  const next = acts.find(
    ({ does, how }) => does === 'hangs' && how.some(({ by, what }) => by === 'from' && what === id),
  )
  return next
    ? 1 +
        thoseBelow(
          acts.filter((one) => one !== next),
          next.who,
        )
    : 0
}

/** Hangs somebody from the string of a balloon or a kite, or by the feet of somebody who hangs. */
export function hangFrom(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  if (act.does !== 'hangs' && act.does !== 'flies') return false
  const aloft = links.find(
    ({ by, node: one }) =>
      one.kind === 'thing' &&
      !one.by &&
      (one.prop === 'balloon'
        ? by === 'from' || by === 'with' || by === 'on'
        : one.prop === 'kite' && ['from', 'with', 'on', 'under', 'beside'].includes(by)),
  )?.node
  if (aloft?.kind === 'thing') {
    // By the string, and not with its own wings.
    node.act = { ...act, does: 'hangs' }
    const isKite = aloft.prop === 'kite'
    const up = (isKite ? 70 : 150) + bodyLength * thoseBelow(board.acts, node.id)
    put(node, node.isPlaced ? node.x : figuresOn(board).some(isIn) ? freeSpot(board, node) : 0, -up * node.f)
    if (isKite) enlarge(aloft, Math.min(1.4, (1.15 * node.half) / aloft.half))
    put(aloft, node.x, node.y - 330 * node.f)
    aloft.z = 6
    return true
  }
  const above = links.find(({ by }) => by === 'from')?.node
  if (above?.kind !== 'figure' || above.act?.does !== 'hangs' || !above.isPlaced) return false
  put(node, above.x, above.y + bodyLength * node.f)
  node.facing = above.facing
  return true
}
