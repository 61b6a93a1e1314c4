import { actOn } from '../../figures/acts.ts'
import type { FigureAction } from '../../figures/figure-action.ts'
import type { FigureNode } from './nodes.ts'
import { isOnBack } from './on-back.ts'
import { seenMood } from './seen-mood.ts'

/** Whether somebody lies on the back, awake. */
export const liesAwake = ({ act, player, how, bed }: FigureNode): boolean =>
  act !== null && how === 'free' && bed === null && isOnBack(act, player.sheet.species)

/** On the back, the eyes on the sky. */
export function lyingAwake({ act }: FigureNode): FigureAction {
  return {
    ...actOn('lie'),
    head: 'three-quarter',
    face: act?.feels ? seenMood(act.feels, 'looks') : 'happy',
    gaze: { x: 20, y: -700 },
  }
}
