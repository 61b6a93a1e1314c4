import type { Scene, SceneAct } from '@moonpage/storyteller/scene'
import type { FigureAction, Spot } from '../../figures/figure-action.ts'
import { isBird } from '../../figures/birds.ts'
import { goesOnFour } from '../../figures/quadruped-frames.ts'
import { n1 } from '../../path.ts'
import type { Brush } from '../../places/parts/brush.ts'
import type { Layer } from '../layout.ts'
import type { Placed } from '../players.ts'
import type { FigureNode, ThingNode } from './nodes.ts'
import type { Frame } from './frame.ts'
import { silhouetteOf } from './silhouette.ts'

/** A stick in a hand, in canvas units. */
export type Drumstick = { from: Spot; tip: Spot; scale: number }

/** A scene in which the sticks of a drum are not on it while somebody drums, but in the hands. Pure. */
export function withDrumsticks(scene: Scene): Scene {
  const { acts = [], things = [] } = scene
  const cast = new Set<string>(scene.cast.map(({ who }) => who))
  const propOf = (id: string) => things.find((one) => one.id === id)?.prop
  const isBeating = ({ who, does, how }: SceneAct) =>
    does === 'drums' && cast.has(who) && how.some(({ what }) => propOf(what) === 'drum')
  const beaten = acts.filter(isBeating)
  if (beaten.length === 0) return scene
  const told = acts.map((act) =>
    isBeating(act)
      ? { ...act, how: act.how.filter(({ by, what }) => by !== 'with' || propOf(what) !== 'stick') }
      : act,
  )
  const names = (all: readonly SceneAct[], id: string) =>
    all.some(({ who, how }) => who === id || how.some(({ what }) => what === id))
  return {
    ...scene,
    acts: told,
    things: things
      .filter(({ id }) => names(told, id) || !names(acts, id))
      .map((thing) =>
        thing.prop === 'drum' && !thing.state && names(beaten, thing.id)
          ? { ...thing, state: 'empty' as const }
          : thing,
      ),
  }
}

/** The drum that somebody beats with its sticks; null for all others. */
export const drumOf = ({ act, target, holds, depth, back, bed }: FigureNode): ThingNode | null =>
  act?.does === 'drums' &&
  target?.kind === 'thing' &&
  target.prop === 'drum' &&
  !target.by &&
  !holds &&
  depth === 0 &&
  !back &&
  !bed
    ? target
    : null

const isUpright = ({ player: { sheet } }: FigureNode): boolean =>
  !goesOnFour(sheet.species) && sheet.species !== 'whale' && !isBird(sheet.species)

/** The body of whoever drums: both hands are over the drum, one of them raised. */
export function overDrum(node: FigureNode, action: FigureAction): FigureAction {
  const drum = drumOf(node)
  if (!drum || !isUpright(node)) return action
  const x = Math.max(70, Math.min(118, ((drum.x - node.x) * node.facing - 0.5 * drum.half) / node.f))
  const y = (drum.y - drum.height - node.y) / node.f
  return {
    ...action,
    // Below the face.
    reach: { front: { x, y: Math.max(y - 26, -112) }, back: { x: x + 14, y: Math.max(y - 66, -142) } },
    grip: 'closed',
    lean: 0,
  }
}

/** The sticks of all who drum: from each hand to the skin of the drum. */
export function drumsticksOf(
  acting: readonly { node: FigureNode; placed: Placed }[],
  frame: Frame,
): { z: number; layer: Layer }[] {
  return acting
    .flatMap(({ node, placed }) => sticksOf(node, placed, frame))
    .map((stick) => ({ z: 19, layer: { kind: 'set', paint: (b) => drawStick(b, stick) } }))
}

/** The sticks in somebody's hands; on four legs there is one, in the paw. */
export function sticksOf(node: FigureNode, placed: Placed, { toX, toY }: Frame): Drumstick[] {
  const drum = drumOf(node)
  if (!drum) return []
  const { species } = placed.sheet
  const { hands } = silhouetteOf(placed)
  const held = goesOnFour(species) ? [hands[1]] : species === 'whale' ? [hands[0]] : hands
  const { scale } = placed
  const skin = toY(drum.y) - 0.76 * drum.height
  const way = Math.sign(toX(drum.x) - placed.x) || 1
  return held.map((from, at): Drumstick => {
    const goal = { x: toX(drum.x) + way * (at ? -0.1 : 0.2) * drum.half, y: skin - (at ? 44 * scale : 0) }
    const [dx, dy] = [goal.x - from.x, goal.y - from.y]
    const far = Math.hypot(dx, dy) || 1
    const length = Math.max(66 * scale, Math.min(104 * scale, far))
    return { from, tip: { x: from.x + (dx / far) * length, y: from.y + (dy / far) * length }, scale }
  })
}

function drawStick(b: Brush, { from, tip, scale }: Drumstick): void {
  const [dx, dy] = [tip.x - from.x, tip.y - from.y]
  const end = `M${n1(from.x - dx * 0.3)} ${n1(from.y - dy * 0.3)}L${n1(tip.x)} ${n1(tip.y)}`
  b.d.stroke(end, b.tone('#9a6a46'), 9 * scale)
  b.d.stroke(`M${n1(tip.x)} ${n1(tip.y)}l${n1(dx * 0.02)} ${n1(dy * 0.02)}`, b.tone('#7a5238'), 19 * scale)
}
