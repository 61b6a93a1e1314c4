import type { SceneAct } from '@moonpage/storyteller/scene'
import { actOn } from '../../figures/acts.ts'
import type { FigureAction } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { hollow } from './deeds.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import { seenMood } from './seen-mood.ts'

/** Vessels so low that one lies curled up in them. */
const low: ReadonlySet<string> = new Set(['leaf-pile', 'nest'])

const isResting = (does: SceneAct['does'] | undefined): boolean => does === 'sleeps' || does === 'lies'

/** Whether somebody who sleeps in a vessel is upright in it, with the face over its rim. */
export const dozesIn = (vessel: Pick<ThingNode, 'prop'>, does: SceneAct['does'] | undefined): boolean =>
  isResting(does) && hollow.has(vessel.prop) && !low.has(vessel.prop)

/** Whether somebody sleeps upright in what they are in. */
export const dozes = (node: FigureNode): boolean =>
  node.how === 'inside' && node.on !== null && !node.on.isFolds && dozesIn(node.on, node.act?.does)

/** The head sunk to the side, on the rim. */
export function dozing({ act, player }: FigureNode): FigureAction {
  const isWide = goesOnFour(player.sheet.species) || player.sheet.species === 'whale'
  return {
    ...actOn('stand'),
    face: act?.feels ? seenMood(act.feels, act.does) : 'sleepy',
    head: 'three-quarter',
    lean: isWide ? 0 : 10,
    tilt: isWide ? 8 : 14,
  }
}
