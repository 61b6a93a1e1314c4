import type { Expression, SceneAct } from '@moonpage/storyteller/scene'
import { goesOnFour } from '../../figures/quadruped-frames.ts'

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
