import type { SceneAct } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { figuresOn, put, type Board } from './board.ts'
import { wide } from './deeds.ts'
import { hangLimp } from './limp-cloth.ts'
import { enlarge, resize, type Node, type ThingNode } from './nodes.ts'

/** What hangs itself where something hangs under it: it is no furniture, and has its opening below. */
const hangers: ReadonlySet<string> = new Set([
  'bell',
  'umbrella',
  'lantern',
  'basket',
  'balloon',
  'string-lights',
])

const isTouched = ({ acts }: Board, { id }: ThingNode): boolean =>
  acts.some(({ does, how }) => does !== 'hangs' && how.some(({ by, what }) => by === 'what' && what === id))

const hasOwnPlace = ({ acts }: Board, { id }: ThingNode): boolean => acts.some(({ who }) => who === id)

/** Lifts what stands on the ground to where it hangs: within reach of whoever has to do with it, else over the heads. */
function hangUp(board: Board, thing: ThingNode): void {
  if (thing.by || thing.y < -60 * board.scale || !hangers.has(thing.prop) || hasOwnPlace(board, thing)) return
  put(thing, thing.x, -(isTouched(board, thing) ? 110 : 250) * board.scale)
}

/**
 * Hangs a thing on, under or beside another one, so that both touch. False where it hangs on nothing that can be seen.
 */
export function hangOn(
  board: Board,
  thing: ThingNode,
  about: Node | undefined,
  by: SceneAct['how'][number]['by'],
): boolean {
  if (about?.kind !== 'thing' || about.sag !== null || propInfo[about.prop].width >= wide) return false
  if (by === 'under' || by === 'in') {
    hangUp(board, about)
    if (about.y > -60 * board.scale && about.height < 200 * board.scale) return false
    // Head down, by the feet.
    if (propInfo[thing.prop].kind === 'creature') {
      thing.turn = 180
      const k = Math.max(1, Math.min(1.6, (46 * board.scale) / thing.height))
      thing.scale *= k
      thing.height *= k
    }
    const isMany = thing.thing.count > 1
    thing.half = Math.min(thing.half, about.half * (isMany ? 0.9 : 1.2))
    const edge = about.prop === 'umbrella' ? about.height * 0.58 : 0
    put(thing, about.x, about.y - edge + thing.height * 0.84)
    thing.z = about.z + (about.prop === 'umbrella' ? 1 : -1)
    return true
  }
  if (by === 'beside' && hangers.has(about.prop)) {
    hangUp(board, about)
    put(thing, about.x + about.half + thing.half + 24 * board.scale, Math.min(about.y, -200 * board.scale))
    return true
  }
  if (by !== 'on' && by !== 'from' && by !== 'at') return false
  if (about.y < -120 * board.scale || about.height < 60 * board.scale) return false
  hangLimp(thing, about)
  // Down its front, by its own upper end.
  const k = Math.min(1, (about.height * 0.8) / thing.height)
  resize(thing, k)
  put(thing, about.x, about.y - about.height * 0.94 + thing.height)
  thing.z = about.z + 2
  thing.on = about
  return true
}

/** Hangs a thing on a tree: `in` it, stuck among the leaves; else under them, beside the trunk, a bat head down. */
export function hangInTree(thing: ThingNode, tree: ThingNode, by: SceneAct['how'][number]['by']): void {
  thing.z = tree.z + 2
  if (by === 'in') return put(thing, tree.x, tree.y - tree.height * 0.62)
  if (thing.prop === 'bat') thing.turn = 180
  enlarge(thing, 1.3)
  put(thing, tree.x + tree.half * 0.56, tree.y - tree.height * 0.34)
}

/** What has room below, on legs or on a trunk. */
const roofs: ReadonlySet<string> = new Set([
  'table',
  'bench',
  'chair',
  'bed',
  'tree',
  'pine',
  'palm',
  'bridge',
  'swing',
])

/** Puts a thing under another one: between its legs, below its cloth, or half out from under it. */
export function putUnder(board: Board, thing: ThingNode, about: ThingNode): void {
  if (about.prop === 'umbrella' && !about.by && thing.isPlaced) about.x = thing.x - 10 * board.scale
  if (about.prop === 'umbrella' && !about.by) {
    // It stands over it, its handle in the ground behind.
    if (about.y > -20) about.y = -Math.max(0, thing.height * 0.9 - about.height * 0.5)
    put(thing, about.x + 10 * board.scale, 0)
    thing.z = about.z + 1
    return
  }
  if (roofs.has(about.prop)) {
    const room = about.prop === 'bench' || about.prop === 'chair' ? 0.7 : 0.9
    const isTree = about.height > 300 * board.scale
    put(thing, about.x + about.half * (isTree ? 0.4 : 0.1), about.y - (isTree ? 0 : 4))
    const k = isTree ? 1 : Math.min(1, (about.height * 0.55 * room) / thing.height)
    resize(thing, k)
    thing.z = about.z + (isTree ? 2 : -1)
    return
  }
  put(thing, about.x + Math.max(0, about.half - thing.half * 0.3), about.y)
  thing.z = about.z - 1
}

/** The part of a thing on which nobody sits or stands, as a share of its half width; undefined if nobody is on it. */
export function besideThose(board: Board, about: ThingNode): number | undefined {
  const taken = figuresOn(board).flatMap(({ on, x }) => (on === about ? [(x - about.x) / about.half] : []))
  const room = (at: number) => Math.min(...taken.map((one) => Math.abs(one - at)))
  return taken.length > 0 ? [0.1, -0.9, 0.9].toSorted((a, b) => room(b) - room(a))[0] : undefined
}
