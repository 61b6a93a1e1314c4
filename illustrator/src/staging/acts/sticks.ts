import type { SceneAct } from '@moonpage/storyteller/scene'
import type { Spot } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { Board } from './board.ts'
import { deeds } from './deeds.ts'
import { fitToHand, shrinkTo } from './hold-besides.ts'
import type { FigureNode, Node, ThingNode } from './nodes.ts'
import { isRod } from './rods.ts'
import { sharedIn } from './together.ts'

/** What one gallops on, and what trails behind whoever goes with it. */
export const trailing: ReadonlySet<string> = new Set(['broom', 'stick', 'shovel'])
const isUpright = ({ player }: FigureNode): boolean =>
  !goesOnFour(player.sheet.species) && player.sheet.species !== 'whale'

/** Whether somebody goes with a stick, which is between the legs, its lower end behind on the ground. */
export const isTrailing = (node: FigureNode): boolean =>
  node.holds !== null &&
  isUpright(node) &&
  isRod(node.holds) &&
  trailing.has(node.holds.prop) &&
  node.act !== null &&
  deeds[node.act.does].goes === true

/** Whether a thing is a stick that reaches from the ground over the breast of who holds it. */
export const isStaff = (node: FigureNode, thing: ThingNode): boolean =>
  isUpright(node) &&
  isRod(thing) &&
  thing.prop !== 'umbrella' &&
  thing.height > 190 * node.f &&
  (node.act === null || deeds[node.act.does].grasp === undefined || deeds[node.act.does].grasp === 'chest')

/** The hands at a stick: beside the face, its foot on the ground. */
export function staffAt(node: FigureNode, thing: ThingNode): Spot {
  if (isTrailing(node)) return { x: 66, y: -124 }
  const x = isBird(node.player.sheet.species) ? 112 : 96
  return { x, y: -Math.max(112, thing.height / node.f / 2 + 4) }
}

/** A stick is no longer than whoever has it can hold, its foot on the ground before low arms, too. */
export function fitStick(node: FigureNode, stick: ThingNode): void {
  fitToHand(node, stick)
  if (!isUpright(node) || !trailing.has(stick.prop)) return
  shrinkTo(stick, (stick.half * 206 * node.f) / stick.height)
}

/** The act of somebody who alone pulls a stick: it is drawn along behind. Null for anything else. */
export function dragging(
  { acts }: Board,
  node: FigureNode,
  act: SceneAct,
  links: readonly { node: Node }[],
): SceneAct | null {
  const stick = act.does === 'pulls' && links.length === 1 ? links[0]!.node : null
  if (stick?.kind !== 'thing' || !trailing.has(stick.prop) || stick.by) return null
  if (sharedIn(acts, act) || !isUpright(node)) return null
  return { ...act, does: 'walks', how: [{ by: 'with', what: stick.id }] }
}
