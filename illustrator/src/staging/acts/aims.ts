import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import { clothTop } from './cloth.ts'
import { deeds, wide } from './deeds.ts'
import { middleOf } from './grasp.ts'
import { handleAt } from './handles.ts'
import { isInTunnel, rimOf } from './in-tunnel.ts'
import type { FigureNode, Node } from './nodes.ts'

/** What hands do to somebody at the body, and not in the face. */
const atBody: ReadonlySet<SceneAct['does']> = new Set(['hugs', 'pushes', 'pulls', 'gives'])
const toBody: ReadonlySet<SceneAct['does']> = new Set(['points', 'reaches', 'takes', 'touches'])

/** How high the breast is over the feet, in figure units. */
const breastOf = ({ player }: FigureNode): number =>
  goesOnFour(player.sheet.species) || player.sheet.species === 'whale' ? 76 : 116

/** The point of somebody or something to which hands go. */
export function aimAt(node: FigureNode, target: Node, does: SceneAct['does']): Spot {
  if (target.kind === 'thing')
    return (deeds[does].far === 'touch' && does !== 'knocks' && handleAt(target, node.x)) || middleOf(target)
  if (target.on && isInTunnel(target) && (atBody.has(does) || toBody.has(does))) return rimOf(target.on)
  if (atBody.has(does)) return { x: target.x, y: target.y - 120 * target.f }
  if (does === 'holds-hands')
    return { x: target.x + target.facing * target.half, y: target.y - 100 * target.f }
  if (!toBody.has(does)) return middleOf(target)
  const side = node.x > target.x ? 1 : -1
  return { x: target.x + side * target.half * 0.7, y: target.y - breastOf(target) * target.f }
}

/** The point on the near edge of a thing that the hands touch. */
export function nearEdge(
  node: FigureNode,
  target: Node,
  local: (at: Spot) => Spot,
): { at: Spot; half: number } {
  if (target.kind !== 'thing' || target.by) return { at: local(middleOf(target)), half: 10 }
  const side = target.x > node.x ? -1 : 1
  const handle = node.act?.does === 'knocks' ? undefined : handleAt(target, node.x)
  if (handle) return { at: local({ x: handle.x, y: Math.max(handle.y, node.y - 236 * node.f) }), half: 4 }
  // In the middle of a cloth, behind it.
  if (target.sag !== null && Math.abs(target.x - node.x) < target.half * 0.5)
    return { at: local({ x: node.x, y: target.y - clothTop(target) }), half: 40 }
  const high = Math.min(target.height * 0.7, highest(node) * node.f)
  const low = Math.max(high, Math.min(target.height, 60 * node.f))
  // Of a flag, its pole.
  const half = target.prop === 'flag' ? 20 * node.f : target.half
  const at = local({ x: target.x + side * Math.max(0, half - 14 * node.f), y: target.y - low })
  // A barrier is behind everybody; a door is in the wall, and its knocker before the face.
  if (propInfo[target.prop].width >= wide) return { at: { x: 120, y: -206 }, half: 6 }
  if (node.act?.does === 'knocks') return { at: { x: Math.max(at.x, 112), y: Math.max(at.y, -156) }, half: 6 }
  return { at, half: 6 }
}

/** How high hands touch: whoever knocks has the face over the hand. */
const highest = ({ act }: FigureNode): number => (act?.does === 'knocks' ? 138 : 175)
