import type { FigureAction } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { swingParts } from '../../props/swing.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { enlarge, type FigureNode, type ThingNode } from './nodes.ts'

/** Degrees by which a swing is turned that somebody swings on. */
const steep = 15
const radians = (steep * Math.PI) / 180

/** How long the ropes are, on the canvas. */
const ropesOf = ({ scale }: ThingNode): number => (swingParts.bar - swingParts.seat) * scale

/** Half of the room that a body needs between two ropes: one that goes on four sits there. */
const roomOf = ({ half, player }: FigureNode): number =>
  half * (goesOnFour(player.sheet.species) || player.sheet.species === 'whale' ? 0.62 : 0.9)

/** Puts a rider on the seat, between the ropes. A swing is as large as the largest of the page needs it. */
export function putOnSwing(board: Board, node: FigureNode, swing: ThingNode, sink: number): void {
  const needed = Math.max(
    ...figuresOn(board)
      .filter(({ depth }) => depth === 0)
      .map(roomOf),
  )
  enlarge(swing, Math.min(1.7, needed / (swingParts.rope * swing.scale)))
  if (!swing.isPlaced) put(swing, node.isPlaced ? node.x : freeSpot(board, swing))
  node.on = swing
  node.how = 'seated'
  if (node.act?.does !== 'swings') {
    swing.tilt = 0
    return put(node, swing.x, swing.y - swingParts.seat * swing.scale + sink)
  }
  const ropes = ropesOf(swing)
  swing.tilt = -node.facing * steep
  put(
    node,
    swing.x + node.facing * Math.sin(radians) * ropes,
    swing.y - swingParts.seat * swing.scale - (1 - Math.cos(radians)) * ropes + sink,
  )
}

/** Both hands at the ropes, for whoever has hands and nothing in them. */
export function atRopes({ on, how, act, holds, f, player }: FigureNode): Partial<FigureAction> | null {
  const { species } = player.sheet
  if (on?.prop !== 'swing' || how !== 'seated' || holds) return null
  if (act?.does !== 'swings' && act?.does !== 'sits' && act?.does !== 'laughs') return null
  if (goesOnFour(species) || isBird(species) || species === 'whale') return null
  const [x, y] = [(swingParts.rope * on.scale) / f, -176]
  const back = act.does === 'swings' ? Math.sin(radians) * 120 : 0
  return {
    legs: 'perch',
    reach: { front: { x: x - back, y }, back: { x: -x - back, y } },
    grip: 'closed',
    head: 'three-quarter',
    body: 'front',
    lean: act.does === 'swings' ? -steep * 0.8 : 0,
  }
}
