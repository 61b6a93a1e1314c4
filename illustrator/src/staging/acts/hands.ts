import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { propInfo } from '../../props/draw-prop.ts'
import type { Deed } from './deeds.ts'
import { resize, type FigureNode, type ThingNode } from './nodes.ts'
import { isArranged } from './piles.ts'

/** What one eats from where it stands. */
const pots: ReadonlySet<string> = new Set(['soup-pot', 'kettle', 'barrel'])

/** What would hide the face of somebody who carries in the mouth. */
export const isMouthful = ({ player, f, act }: FigureNode, { half, height }: ThingNode): boolean =>
  (goesOnFour(player.sheet.species) || player.sheet.species === 'whale') &&
  (act?.does === 'hugs' || half > 82 * f || height > 190 * f)

/** What stands on the ground, and is larger than a lap; a door may be taken off. */
const isFurniture = ({ f }: FigureNode, { prop, half }: ThingNode): boolean =>
  propInfo[prop].kind === 'stands' && half > 96 * f && prop !== 'door'

/** A thing that is too large to be held stands on the ground. */
export function canHold(node: FigureNode, thing: ThingNode, deed: Deed): boolean {
  // Of a balloon one holds the string, however large it is.
  if (thing.prop === 'balloon' && deed.grasp !== undefined) return true
  // On four legs one reads what lies on the ground: in the mouth it would hide the face.
  if (deed.act === 'read' && goesOnFour(node.player.sheet.species)) return false
  if (deed.act === 'tear' && thing.thing.count === 1) return true
  if (deed.grasp === 'mouth' && pots.has(thing.prop)) return false
  if (isArranged(thing.thing) && (thing.thing.state === 'row' || thing.thing.count > 2)) return false
  if (isMouthful(node, thing) || isFurniture(node, thing) || thing.prop === 'sail') return false
  return deed.grasp === 'high'
    ? thing.half < 230 * node.f
    : thing.half < 150 * node.f && thing.height < 270 * node.f
}

/** What is worn on the head. */
export const heads: ReadonlySet<string> = new Set([
  'hat',
  'crown',
  'pan',
  'basket',
  'bucket',
  'bowl',
  'ball',
  'leaf',
  'cup',
  'pancake',
  'soup-pot',
  'box',
  'jar',
  'dragon-head',
  'flower-pot',
  'sock',
  'teapot',
  'kettle',
  'nest',
  'pillow',
])

/** What is worn on the body, and drawn with it. */
const garments: ReadonlySet<string> = new Set([
  'cape',
  'blanket',
  'curtain',
  'banner',
  'scarf',
  'garland',
  'wool',
  'boot',
  'mitten',
])

/** Puts on what somebody wears: on the head, or on the body, where it is no thing any more. False for what cannot be worn. */
export function putOnBody(thing: ThingNode, node: FigureNode): boolean {
  if (thing.isPlaced) return false
  if (heads.has(thing.prop)) putOnHead(thing, node)
  else if (garments.has(thing.prop)) {
    thing.isHidden = true
    thing.isPlaced = true
  } else return false
  return true
}

/** What is up in the sky, unless somebody has taken it down. */
export const hasSky: ReadonlySet<string> = new Set(['moon', 'rainbow', 'cloud', 'comet'])

/** What is open at the top, and is worn with the opening down. */
const vessels: ReadonlySet<string> = new Set([
  'soup-pot',
  'pan',
  'basket',
  'bucket',
  'bowl',
  'cup',
  'jar',
  'box',
])

/** Puts a thing on a head, turned over if it is a vessel, and no larger than fits there. */
export function putOnHead(thing: ThingNode, node: FigureNode): void {
  thing.onHead = node
  thing.isPlaced = true
  const fit = Math.min(1, ((thing.prop === 'dragon-head' ? 116 : 84) * node.f) / thing.half)
  resize(thing, fit)
  // Several are one on the other.
  if (thing.thing.count > 1) thing.thing = { ...thing.thing, state: 'piled' }
  else if (vessels.has(thing.prop)) thing.thing = { ...thing.thing, state: 'upside-down' }
}
