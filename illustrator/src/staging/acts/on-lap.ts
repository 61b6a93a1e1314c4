import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { freeSpot, put, type Board } from './board.ts'
import type { FigureNode } from './nodes.ts'

/** Whether somebody sleeps or lies. */
export const isAsleep = ({ act }: FigureNode): boolean => act?.does === 'sleeps' || act?.does === 'lies'

/** Makes a figure smaller beside another one. */
const shrinkFigure = (node: FigureNode, k: number): void => {
  if (k >= 1) return
  node.f *= k
  node.half *= k
}

/**
 * Puts a figure on the lap of one who sits, a little to the front, so that both faces are seen; a whale has its back for a lap,
 * whoever goes on four the place between the front paws, whoever lies the back.
 */
export function sitOnLap(board: Board, node: FigureNode, seat: FigureNode): void {
  if (!seat.isPlaced) put(seat, freeSpot(board, seat))
  const { species } = seat.player.sheet
  const isWhale = species === 'whale'
  node.z = seat.z + 2
  node.facing = seat.facing
  node.how = 'seated'
  if (isAsleep(seat) && !isWhale) {
    // On the back, behind the head.
    shrinkFigure(node, Math.min(0.8, (0.62 * seat.f) / node.f))
    return put(node, seat.x - seat.facing * 44 * seat.f, seat.y - (goesOnFour(species) ? 112 : 118) * seat.f)
  }
  // Curled up, and low; who is larger is no larger than the lap.
  const most = isBird(species) ? 0.5 : isAsleep(node) ? 0.5 : 0.62
  shrinkFigure(node, Math.min(1, (most * seat.f) / node.f))
  // Whoever goes on four and is on a lap has no room before the paws.
  if (goesOnFour(species) && seat.how === 'seated' && seat.on === null)
    return put(node, seat.x - seat.facing * 24 * seat.f, seat.y - 104 * seat.f)
  if (goesOnFour(species))
    return put(node, seat.x + seat.facing * 66 * seat.f, seat.y - (isAsleep(node) ? 0 : 2))
  // Who sits up on it has the head below the chin.
  if (!isWhale && !isBird(species) && !isAsleep(node)) {
    shrinkFigure(node, Math.min(1, (0.46 * seat.f) / node.f))
    return put(node, seat.x + seat.facing * seat.half * 0.2, seat.y - seat.half * 0.04)
  }
  put(
    node,
    seat.x + seat.facing * seat.half * (isWhale ? -0.2 : 0.3),
    seat.y - seat.half * (isWhale ? 0.92 : isBird(species) ? 0.12 : 0.36),
  )
}
