import type { Expression, SceneAct } from '@moonpage/storyteller/scene'
import { actOn } from '../../figures/acts.ts'
import type { FigureAction } from '../../figures/figure-action.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import type { FigureNode } from './nodes.ts'
import { seenMood } from './seen-mood.ts'

/** Moods in which one who lies there sleeps, or is not at ease. */
const otherwise: ReadonlySet<Expression> = new Set<Expression>([
  'sleepy',
  'calm',
  'sad',
  'scared',
  'worried',
  'effort',
])

/** Whether an act has somebody lie on the back, awake: under the stars, in the grass. */
export const isOnBack = ({ does, how, feels }: SceneAct, species: string): boolean =>
  does === 'lies' &&
  feels !== null &&
  !otherwise.has(feels) &&
  !goesOnFour(species) &&
  species !== 'whale' &&
  how.length > 0 &&
  how.every(({ by, what }) => by === 'beside' || by === 'with' || what === 'ground')

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
