import type { Prop } from '@moonpage/storyteller/scene'
import type { Edges } from '../../figures/figure-action.ts'
import { n1 } from '../../path.ts'
import { brimOf, hullShift } from './contain.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'

/** How wide the opening of a vessel is, as a share of its width. */
export const mouths: Readonly<Partial<Record<Prop, number>>> = {
  barrel: 0.73,
  bucket: 0.94,
  basket: 0.86,
  boat: 0.8,
  cart: 0.74,
  bathtub: 0.76,
  'soup-pot': 0.76,
  bowl: 0.94,
  pumpkin: 0.8,
}

/** Vessels into which one looks from above: the middle of the opening, as a share of the height, and half its depth in units of the prop. */
const seenInto: Readonly<Partial<Record<Prop, { up: number; deep: number }>>> = {
  barrel: { up: 0.918, deep: 12 },
  bucket: { up: 0.706, deep: 13 },
  bowl: { up: 0.784, deep: 14 },
  'soup-pot': { up: 0.74, deep: 17 },
}

/** What has a solid wall all around, so that nothing of a body is beside it. */
const walledProps: ReadonlySet<string> = new Set([
  ...Object.keys(seenInto),
  'basket',
  'pumpkin',
  'box',
  'sack',
  'flower-pot',
  'cup',
  'boot',
])

export const isWalled = ({ prop, thing }: ThingNode): boolean =>
  walledProps.has(prop) && !(prop === 'box' && thing.state === 'open')

/** Whether somebody stands in the opening, behind its near edge and before its far one. */
export const isSeenInto = ({ prop }: ThingNode): boolean => seenInto[prop] !== undefined

/** Half of the width of a vessel's opening, on the canvas. */
export const mouthOf = ({ prop, half }: ThingNode): number => (mouths[prop] ?? 0.86) * half

/** How far over the rim a body begins to be as wide as it is, in figure units. */
const shoulder = 24

/**
 * All of somebody that is seen over the rim of a vessel: what is lower is within its opening, and so is the tail behind them.
 *
 * @param behind the side on which their back is, on the canvas
 */
export function overHull(
  { f, player }: FigureNode,
  vessel: ThingNode,
  { behind, skull }: { behind: 1 | -1; skull: Edges },
  { toX, toY }: Frame,
): string {
  const into = seenInto[vessel.prop]
  const [cx, w] = [toX(vessel.x) + hullShift(vessel, toX(1) > toX(0) ? 1 : -1), mouthOf(vessel) * 0.98]
  const rim = toY(vessel.y) - (into ? vessel.height * into.up : brimOf(vessel))
  const deep = (into?.deep ?? 2) * vessel.scale
  const [low, out] = [rim - shoulder * f, w * 1.06]
  const at = (x: number, y: number) => `${n1(cx + behind * x)} ${n1(y)}`
  // The tail of a squirrel goes up to its head; all others end in the vessel.
  const tail = player.sheet.species === 'squirrel' ? 120 : 0
  const nape = behind * ((behind > 0 ? skull.right : skull.left) - cx) + tail * f
  return `M${at(-3000, -3000)}L${at(3000, -3000)}L${at(3000, skull.top)}L${at(Math.max(out, nape), skull.top)}L${at(Math.max(out, nape), skull.bottom)}L${at(out, low)}Q${at(w, low)} ${at(w, rim)}A${n1(w)} ${n1(deep)} 0 0 ${behind > 0 ? 1 : 0} ${at(-w, rim)}Q${at(-w, low)} ${at(-out, low)}L${at(-3000, low)}Z`
}

/** A vessel with somebody in it is empty but for them. */
export function emptied(vessel: ThingNode): void {
  const isFull = !vessel.thing.state || vessel.thing.state === 'full'
  if (vessel.prop === 'soup-pot' && isFull) vessel.thing = { ...vessel.thing, state: 'empty' }
}
