import type { SceneAct } from '@moonpage/storyteller/scene'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { hollow } from './deeds.ts'
import { shrinkTo } from './hold-besides.ts'
import { enlarge, isIn, type FigureNode, type Node } from './nodes.ts'

/** Who carries a basket in which somebody sits has it before the chest, and its rider looks out. False for anything else. */
export function carryRider(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: string; node: Node }[],
): boolean {
  if (act.does !== 'carries' && act.does !== 'holds' && act.does !== 'lifts') return false
  const vessel = links.find(
    ({ by, node: one }) => by === 'what' && one.kind === 'thing' && hollow.has(one.prop),
  )?.node
  if (vessel?.kind !== 'thing' || vessel.prop === 'boat' || vessel.by) return false
  const riders = figuresOn(board).filter(
    ({ id }) =>
      id !== node.id &&
      board.acts.some(
        ({ who, how }) => who === id && how.some(({ by, what }) => by === 'in' && what === vessel.id),
      ),
  )
  if (riders.length === 0) return false
  const half = 88 * node.f
  if (vessel.half > half) shrinkTo(vessel, half)
  else enlarge(vessel, half / vessel.half)
  if (vessel.prop === 'basket') vessel.thing = { ...vessel.thing, state: 'open' }
  if (!node.isPlaced)
    put(node, figuresOn(board).some((one) => isIn(one) && !riders.includes(one)) ? freeSpot(board, node) : 0)
  const isLow = goesOnFour(node.player.sheet.species)
  put(
    vessel,
    node.x + node.facing * (isLow ? node.half + half * 0.5 : 104 * node.f),
    -(isLow ? 66 : 34) * node.f,
  )
  vessel.isBorne = true
  node.target = vessel
  for (const [i, rider] of riders.entries()) {
    const k = Math.min(1, (0.46 * node.f) / rider.f, (half * 0.9) / riders.length / rider.half)
    rider.f *= k
    rider.half *= k
    const x = vessel.x + (i - (riders.length - 1) / 2) * 1.5 * rider.half
    put(rider, x, vessel.y - vessel.height * 0.56 + 112 * rider.f)
    rider.on = vessel
    rider.how = 'inside'
    rider.facing = node.facing
  }
  return true
}
