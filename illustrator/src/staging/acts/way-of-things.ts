import type { Prop, SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { figuresOn, freeSpot, put, type Board } from './board.ts'
import { contain, isVessel } from './contain.ts'
import { wide } from './deeds.ts'
import { heads, putOnHead } from './hands.ts'
import { armOf, enlarge, isIn, type FigureNode, type Node, type ThingNode } from './nodes.ts'
import { cords } from './ropes.ts'
import { standAt } from './stand-at.ts'

type Links = readonly { by: string; node: Node }[]

const thingIn = (links: Links, by: string): ThingNode | null => {
  const found = links.find((one) => one.by === by && one.node.kind === 'thing')?.node
  return found?.kind === 'thing' ? found : null
}

/** What is climbed, with both feet off the ground. */
const climbed: ReadonlySet<Prop> = new Set<Prop>([
  'ladder',
  'tree',
  'pine',
  'palm',
  'vine',
  'rope',
  'lamp-post',
])

/**
 * Acts in which a thing is on its way: dropped and in the air, half out of what it is pulled from, below whoever jumps
 * over it, above whose feet somebody climbs. False for all other acts.
 */
export function stageOnItsWay(board: Board, node: FigureNode, act: SceneAct, links: Links): boolean {
  const thing = thingIn(links, 'what')
  const standSomewhere = () => {
    if (!node.isPlaced) put(node, figuresOn(board).some(isIn) ? freeSpot(board, node) : 0)
  }
  if (act.does === 'drops' && thing && !thing.isPlaced && links.length === 1) {
    standSomewhere()
    put(thing, node.x + node.facing * (armOf(node) + thing.half * 0.4), node.y - 34 * node.f)
    Object.assign(thing, { turn: 24, z: 14 })
    node.target = thing
    return true
  }
  const crowned = links.find(
    ({ by, node: one }) => (by === 'on' || by === 'over') && one.kind === 'figure',
  )?.node
  if (
    act.does === 'lays' &&
    thing &&
    !thing.isPlaced &&
    crowned?.kind === 'figure' &&
    heads.has(thing.prop)
  ) {
    standAt(board, node, crowned, node.half * 0.6 + crowned.half + 40 * node.f)
    putOnHead(thing, crowned)
    node.target = crowned
    return true
  }
  // What is rolled is as high as the knees.
  if (act.does === 'rolls' && thing && !thing.isPlaced) enlarge(thing, (84 * node.f) / thing.half)
  const vessel = thingIn(links, 'from')
  const isPulled = act.does === 'pulls' || act.does === 'takes' || act.does === 'lifts'
  if (
    isPulled &&
    thing &&
    vessel &&
    isVessel(vessel) &&
    !thing.isPlaced &&
    !vessel.by &&
    !cords.has(thing.prop)
  ) {
    standAt(board, node, vessel, vessel.half * 0.5 + armOf(node))
    contain(thing, vessel, board.nodes.values())
    thing.y -= thing.height * 0.4
    node.target = thing
    return true
  }
  const below = thingIn(links, 'over')
  if (act.does === 'jumps' && below && propInfo[below.prop].width < wide && !below.by) {
    if (!below.isPlaced) put(below, node.isPlaced ? node.x : freeSpot(board, below))
    put(node, below.x, -Math.min(below.height * 0.7, 200 * node.f))
    return true
  }
  const up = links.find(({ node: one }) => one.kind === 'thing' && climbed.has(one.prop))?.node
  if (act.does === 'climbs' && up?.kind === 'thing') {
    standAt(board, node, up, Math.max(0.62 * armOf(node), up.prop === 'ladder' ? 0.7 * up.half : 0))
    node.y = -Math.min(up.height * 0.3, 120 * node.f)
    if (cords.has(up.prop) && !up.tiedTo && !up.by)
      up.strung = {
        ends: [
          { x: up.x, y: -860 * node.f },
          { x: up.x, y: -16 * node.f },
        ],
        taut: true,
      }
    node.target = up
    return true
  }
  return false
}
