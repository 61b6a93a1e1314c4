import type { Point } from '../path.ts'
import type { Actor } from './actor.ts'
import type { Build } from './build.ts'
import type { FigureAction } from './figure-action.ts'

/** Whether the face is in an opening of a hat or a scarf. */
const isFramed = ({ clothes, person }: Actor): boolean =>
  clothes.hat === 'knight' || (clothes.hat === 'hood' && !!person) || person?.style === 'headscarf'

/** Framed faces and screens have no profile. */
const noProfile = (actor: Actor, { muzzle }: Build): boolean => isFramed(actor) || muzzle === 'screen'

/** How the head is seen, and where its eyes look, for a head with its middle on `head` in figure units. */
export function facing(
  actor: Actor,
  build: Build,
  { head: asked, gaze }: FigureAction,
  head: Point,
): Partial<Actor> {
  if (actor.back) return {}
  // Of a face in an opening less is hidden when it turns less.
  const turn = isFramed(actor) ? Math.min(actor.turn, 0.45) : actor.turn
  const view = asked === 'profile' && noProfile(actor, build) ? 'three-quarter' : asked
  if (gaze === 'viewer') return { view, turn, gaze: { x: view === 'front' ? 0 : -0.3, y: 0 } }
  const [dx, dy] = [gaze.x - head[0], gaze.y - head[1]]
  const far = Math.max(120, Math.hypot(dx, dy))
  return {
    view,
    turn,
    gaze: { x: Math.max(-1, Math.min(1, dx / far)), y: Math.max(-1, Math.min(1, (dy / far) * 1.2)) },
  }
}
