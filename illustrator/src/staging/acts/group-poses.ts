import type { Action, Scene } from '@moonpage/storyteller/scene'
import { actOn } from '../../figures/acts.ts'
import type { FigureAction, Spot } from '../../figures/figure-action.ts'
import { deeds } from './deeds.ts'

/** What those of a group do who do not act: they are there. */
const still: ReadonlySet<Action> = new Set<Action>(['is', 'stands', 'looks', 'hangs', 'shines', 'grows'])

/** How one of a group stands: what it does, and which way it is turned. */
export type GroupPose = { action: FigureAction; facing: 'left' | 'right' }

/**
 * The pose of one of a group of figures, at `at` with the scale `f`: it does what the group does, turned to what that is
 * about, or to who acts.
 *
 * @param spotOf where a figure or a thing of the scene is, in canvas units; null for what has no place
 */
export function groupPose(
  { acts = [] }: Scene,
  id: string,
  { x, y, f }: Spot & { f: number },
  spotOf: (id: string) => Spot | null,
): GroupPose | null {
  const own = acts.find(({ who }) => who === id)
  const about = own?.how.find(({ what }) => spotOf(what))
  const doer = acts.find(({ who, does }) => who !== id && !still.has(does) && spotOf(who))
  const aim = about ? spotOf(about.what) : doer ? spotOf(doer.who) : null
  if (!aim)
    return own && !still.has(own.does) ? { action: actOn(deeds[own.does].act), facing: 'right' } : null
  const isAway = about?.by === 'from'
  const isRight = aim.x > x !== isAway
  const local = { x: Math.abs(aim.x - x) / f, y: (aim.y - y) / f }
  const name = !own || still.has(own.does) ? 'stand' : deeds[own.does].act
  return {
    action: {
      ...actOn(name, { at: local, half: 10 }),
      gaze: local,
      ...(name === 'stand' && { head: 'profile' }),
    },
    facing: isRight ? 'right' : 'left',
  }
}
