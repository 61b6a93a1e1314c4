import type { Prop } from '@moonpage/storyteller/scene'
import { propInfo } from '../../props/draw-prop.ts'
import { hullShare } from '../../props/vehicles.ts'
import { enlarge, resize, type Node, type ThingNode } from './nodes.ts'
import { put } from './board.ts'

/** Vessels into which things are put: how high the rim is, as a share of the height. */
const rims: Readonly<Partial<Record<Prop, number>>> = {
  basket: 0.54,
  box: 0.9,
  bucket: 0.72,
  barrel: 0.92,
  boat: 0.92,
  cart: 0.9,
  nest: 0.6,
  'leaf-pile': 0.7,
  bathtub: 0.86,
  'soup-pot': 0.72,
  bowl: 0.86,
  cup: 0.8,
  boot: 0.9,
  hat: 0.5,
  egg: 0.5,
  pumpkin: 0.86,
  'flower-pot': 0.9,
  sack: 0.84,
}

/** How far the middle of a vessel's hull is to the right of the middle of its drawing, on the canvas: a cart has its shaft at one side. */
export const hullShift = (vessel: ThingNode | null | undefined, dir: 1 | -1): number =>
  vessel?.prop === 'cart' && !vessel.by ? -0.13 * vessel.half * ((vessel.faces ?? dir) * dir) : 0

/** How high the rim is over which those look who are in it, on the canvas. */
export const brimOf = ({ prop, height }: ThingNode): number =>
  height * (prop === 'basket' ? 0.58 : (brims[prop] ?? 1))

const brims: Readonly<Partial<Record<Prop, number>>> = {
  nest: 0.66,
  bucket: 0.76,
  'soup-pot': 0.74,
  bowl: 0.9,
  cup: 0.86,
  pumpkin: 0.66,
  hat: 0.6,
}

/** How high the front edge of an open box is, as a share of its height. */
export const openRim = 0.78

/** Whether one looks into the dark inside of a box, over its front edge. */
export const isOpenBox = ({ prop, thing }: ThingNode): boolean => prop === 'box' && thing.state === 'open'

/** How high the edge is over which those look who are in a vessel, on the canvas; of an open box, its front one. */
export const rimOf = (vessel: ThingNode): number =>
  isOpenBox(vessel) ? vessel.height * openRim : brimOf(vessel)

/** Whether things are in it so that its front hides their lower part. */
export const isVessel = ({ prop, thing }: ThingNode): boolean =>
  rims[prop] !== undefined &&
  (prop !== 'egg' || thing.state === 'open') &&
  thing.state !== 'upside-down' &&
  thing.count === 1

/** Puts a thing into a vessel: its upper part looks out behind the rim. What is in a jar is seen through the glass. */
export function contain(thing: ThingNode, vessel: ThingNode, nodes: Iterable<Node>): void {
  const all = [...nodes]
  // Whatever is in a boat has the place of its mast.
  if (vessel.prop === 'boat' && vessel.thing.state !== 'open') {
    vessel.thing = { ...vessel.thing, state: 'open' }
    vessel.height *= hullShare
  }
  if (fillBox(thing, vessel, all)) return
  // It is full of this, and of nothing else.
  const isFilled = vessel.thing.state === 'full' || (vessel.prop === 'basket' && !vessel.thing.state)
  if (isFilled) vessel.thing = { ...vessel.thing, state: 'empty' }
  const others = all.filter(
    (one) => one !== thing && one.kind === 'thing' && one.isPlaced && one.on === vessel,
  ).length
  const room = vessel.half * 0.74
  // Who sits in it has the middle, and the face free.
  const isManned = all.some((one) => one.kind === 'figure' && one.on === vessel)
  const low = isManned ? (vessel.height * 0.8) / thing.height : 1
  const k = Math.min(1, low, room / thing.half, (others > 0 ? 0.6 * room : room) / thing.half)
  // What is small is seen over the boards of a cart.
  const isCart = vessel.prop === 'cart'
  if (isCart && others === 0 && !isManned) enlarge(thing, (vessel.half * 0.27) / thing.half)
  resize(thing, k)
  const rim = vessel.height * (rims[vessel.prop] ?? 0.9)
  const along = [0, 1, -1][(others + (isManned ? 1 : 0)) % 3]! * Math.max(0, room - thing.half)
  put(
    thing,
    vessel.x + along,
    vessel.y - rim + Math.min((isCart ? 0.12 : thing.height > rim ? 0.2 : 0.42) * thing.height, rim * 0.7),
  )
  thing.z = vessel.z - 1
  thing.on = vessel
  // In its earth.
  if (thing.thing.state === 'planted') thing.isHidden = true
  // In an open box one looks at the dark of its inside, which is behind.
  if (vessel.prop === 'box' && vessel.thing.state === 'open') {
    thing.y = vessel.y - vessel.height * openRim
    thing.z = vessel.z + 1
  }
}

/** Many that lie in a box are seen in its opening, heaped behind its rim. False for anything else. */
export function fillBox(thing: ThingNode, vessel: ThingNode, nodes: Iterable<Node>): boolean {
  const { prop, count } = thing.thing
  const isBox = vessel.prop === 'box' && (!vessel.thing.state || vessel.thing.state === 'open')
  if (!isBox || !prop || count < 3 || vessel.thing.filling || propInfo[prop].kind !== 'held') return false
  if ([...nodes].some((one) => one !== thing && one.on === vessel)) return false
  vessel.thing = { ...vessel.thing, filling: prop }
  put(thing, vessel.x, vessel.y)
  thing.isHidden = true
  thing.on = vessel
  return true
}
