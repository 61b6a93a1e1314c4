import type { SceneAct } from '@moonpage/storyteller/scene'
import { put, type Board } from './board.ts'
import type { FigureNode, Node } from './nodes.ts'
import { standAt } from './stand-at.ts'
import { armOf, resize } from './nodes.ts'
import { raise } from './tow.ts'

type Links = readonly { by: string; node: Node }[]

const planted: ReadonlySet<string> = new Set([
  'flag',
  'sign',
  'signpost',
  'tree',
  'pine',
  'palm',
  'sunflower',
])

/** What one plants or puts up stands upright, the hands at it. False for what is laid somewhere. */
export function plant(board: Board, node: FigureNode, act: SceneAct, links: Links): boolean {
  const thing = links.find(({ by }) => by === 'what')?.node
  const isElsewhere = links.some(({ node: one }) => one !== thing)
  if (act.does !== 'lays' || thing?.kind !== 'thing' || thing.by || isElsewhere || !planted.has(thing.prop))
    return false
  if (thing.prop === 'flag') raise(board, node, thing)
  else standAt(board, node, thing, thing.half * 0.3 + armOf(node))
  node.target = thing
  return true
}

/** What is caught in a net is in it, and the net is in the hands. False where nothing is caught so. */
export function catchInNet(node: FigureNode, act: SceneAct, links: Links): boolean {
  if (act.does !== 'catches') return false
  const net = links.find(
    ({ by, node: one }) => by !== 'what' && one.kind === 'thing' && one.prop === 'net',
  )?.node
  const caught = links.find(({ by }) => by === 'what')?.node
  if (net?.kind !== 'thing' || caught?.kind !== 'thing' || caught.by || caught.isPlaced || net.by)
    return false
  const k = Math.min(1, (96 * node.f) / net.half)
  resize(net, k)
  node.holds = net
  net.by = node
  net.isPlaced = true
  const small = Math.min(1, (net.half * 0.6) / caught.half)
  resize(caught, small)
  if (!node.isPlaced) put(node, 0)
  put(caught, node.x + node.facing * 206 * node.f, node.y - 44 * node.f)
  caught.z = 30
  node.target = caught
  return true
}
