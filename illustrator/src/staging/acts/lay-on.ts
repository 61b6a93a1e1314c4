import type { Relation, SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { put, type Board } from './board.ts'
import { contain, isVessel } from './contain.ts'
import { openings, wide, type Deed } from './deeds.ts'
import { layFlat, limp } from './lie-flat.ts'
import { hangOnHook } from './limp-cloth.ts'
import { armOf, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { fitInto, putOn } from './stage-thing.ts'
import { distanceOf, standAt } from './stand-at.ts'

type Link = { by: Relation; node: Node }

/** Puts a thing on another, where both are seen; false when it stays in the hands. */
export function layOn(
  board: Board,
  node: FigureNode,
  links: readonly Link[],
  act: SceneAct,
  deed: Deed,
): boolean {
  if (act.does !== 'lays') return false
  const [thing] = links.flatMap(({ by, node: one }) => (by === 'what' && one.kind === 'thing' ? [one] : []))
  const link = links.find(
    ({ by, node: one }) =>
      (by === 'on' || by === 'in' || by === 'over') &&
      one.kind === 'thing' &&
      propInfo[one.prop].width < wide,
  )
  const under = link?.node.kind === 'thing' ? link.node : null
  if (!thing || !under || thing.isPlaced || under.by) return false
  if (under.prop === 'hook') {
    standAt(board, node, under, thing.half * 0.8 + armOf(node))
    hangOnHook(thing, under)
    node.target = thing
    return true
  }
  const isOver = limp.has(thing.prop)
  if (under.half < thing.half * 0.7 && !isOver) return false
  if (isOver) layFlat(thing)
  standAt(board, node, under, distanceOf(node, under, deed, act))
  if (link?.by === 'in' && openings.has(under.prop) && !isVessel(under)) fitInto(thing, under)
  else if (link?.by === 'in' && isVessel(under)) contain(thing, under, board.nodes.values())
  else if (link?.by === 'on' && trunks.has(under.prop)) hangAt(thing, under, node)
  else if (isOver) putOn(thing, under, 0)
  else putOn(thing, under, (node.x > under.x ? 1 : -1) * (under.prop === 'seesaw' ? 0.85 : 0.4))
  node.target = thing
  return true
}

/** What has something hung or nailed to its stem. */
const trunks: ReadonlySet<string> = new Set(['tree', 'pine', 'palm', 'signpost', 'lamp-post'])

/** At a trunk, before whoever puts it there. */
function hangAt(thing: ThingNode, trunk: ThingNode, node: FigureNode): void {
  const side = node.x > trunk.x ? 1 : -1
  thing.z = trunk.z + 2
  put(
    thing,
    trunk.x + side * Math.min(trunk.half * 0.12, 30 * node.f),
    node.y - 130 * node.f + thing.height * 0.5,
  )
  put(node, trunk.x + side * (armOf(node) * 0.9 + thing.half), node.y)
}
