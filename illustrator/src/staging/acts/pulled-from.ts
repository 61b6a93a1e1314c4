import type { Prop, Relation, SceneAct } from '@moonpage/storyteller/scene'
import { freeSpot, put, type Board } from './board.ts'
import { deeds } from './deeds.ts'
import { beforeOpening, enterTunnel } from './in-tunnel.ts'
import { enlarge, type FigureNode, type Node } from './nodes.ts'
import { putIn } from './put-in.ts'
import { distanceOf, standAt } from './stand-at.ts'

const saving: ReadonlySet<SceneAct['does']> = new Set(['pulls', 'lifts', 'takes'])

/** What one is on top of, and not in. */
const towers: ReadonlySet<Prop> = new Set<Prop>(['block-tower', 'blocks', 'lamp-post', 'signpost'])

/** `hero pulls companion from the cloud`: whoever is pulled is still in it, up to the chest. False for anything else. */
export function pullFrom(
  board: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { by: Relation; node: Node }[],
): boolean {
  const whom = links.find(({ by, node: one }) => by === 'what' && one.kind === 'figure')?.node
  const from = links.find(({ by, node: one }) => by === 'from' && one.kind === 'thing')?.node
  if (!saving.has(act.does) || whom?.kind !== 'figure' || from?.kind !== 'thing' || whom.isPlaced || from.by)
    return false
  if (enterTunnel(board, whom, from, 'in', 'hides')) {
    whom.act ??= pulled(whom, node)
    standAt(board, node, whom, beforeOpening(node, from))
    node.target = whom
    whom.target = node
    return true
  }
  if (towers.has(from.prop)) {
    putIn(board, whom, from, 'on', 'sits')
    whom.act ??= pulled(whom, node)
    standAt(board, node, from, distanceOf(node, from, deeds[act.does], act))
    node.target = whom
    whom.target = node
    return true
  }
  enlarge(from, Math.min(2, Math.max((whom.half * 1.25) / from.half, (120 * whom.f) / from.height)))
  if (!from.isPlaced) put(from, freeSpot(board, from))
  if (from.prop === 'pit') enlarge(from, (whom.half * 1.25) / (146 * from.scale))
  put(whom, from.x, from.prop === 'pit' ? 62 * whom.f : -Math.max(0, from.height - 150 * whom.f))
  Object.assign(whom, { on: from, how: 'inside' })
  whom.act ??= pulled(whom, node)
  standAt(
    board,
    node,
    whom,
    Math.max(distanceOf(node, whom, deeds[act.does], act), from.half * 0.8 + node.half),
  )
  node.target = whom
  whom.target = node
  whom.facing = node.x > whom.x ? 1 : -1
  return true
}

/** What is done by somebody who is pulled out. */
const pulled = ({ id }: FigureNode, by: FigureNode): SceneAct => ({
  who: id,
  does: 'reaches',
  how: [{ by: 'to', what: by.id }],
  feels: 'scared',
})
