import type { Point } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import type { FigureAction } from './figure-action.ts'

/** Hats and faces with an opening in front, which have no profile. */
const noProfile = ({ clothes, person }: Actor, { muzzle }: Build): boolean =>
  clothes.hat === 'knight' || clothes.hat === 'hood' || person?.style === 'headscarf' || muzzle === 'screen'

/** How the head is seen, and where its eyes look, for a head with its middle on `head` in figure units. */
export function facing(
  actor: Actor,
  build: Build,
  { head: asked, gaze }: FigureAction,
  head: Point,
): Pick<Actor, 'view' | 'gaze'> {
  const view = asked === 'profile' && noProfile(actor, build) ? 'three-quarter' : asked
  if (gaze === 'viewer') return { view, gaze: { x: view === 'front' ? 0 : -0.3, y: 0 } }
  const [dx, dy] = [gaze.x - head[0], gaze.y - head[1]]
  const far = Math.max(120, Math.hypot(dx, dy))
  return {
    view,
    gaze: { x: Math.max(-1, Math.min(1, dx / far)), y: Math.max(-1, Math.min(1, (dy / far) * 1.2)) },
  }
}
