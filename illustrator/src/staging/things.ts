import type { CastRole, CharacterSheet, Prop, Scene } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/figure-action.ts'
import { goesOnFour } from '../figures/quadruped-frames.ts'
import { propInfo } from '../props/draw-prop.ts'

/** A prop of the scene; `focus` marks the first one, which the page is about. */
export type SceneThing = { prop: Prop; where: Scene['props'][number]['where']; focus: boolean }

/** The scene's props by where they are drawn. */
export type Things = {
  /** One prop for each holder. */
  held: ReadonlyMap<CastRole, SceneThing>
  near: readonly SceneThing[]
  barriers: readonly SceneThing[]
  far: readonly SceneThing[]
  above: readonly SceneThing[]
}

/**
 * Sorts the scene's props by where they are drawn. A prop that cannot be where the scene has it is put elsewhere: one that
 * cannot be held lies near, one that stands on the ground is not overhead but far. A boat in a boat is left out.
 *
 * @param holds whether a figure has a hand (or mouth) free for the prop
 */
export function sortThings(
  scene: Scene,
  holds: (who: CastRole, prop: Prop) => boolean,
  inBoat: boolean,
): Things {
  const first = scene.cast[0]
  const held = new Map<CastRole, SceneThing>()
  const lists = { near: [], barriers: [], far: [], above: [] } as Record<
    'near' | 'barriers' | 'far' | 'above',
    SceneThing[]
  >
  scene.props.forEach(({ prop, where, by }, i) => {
    const thing: SceneThing = { prop, where, focus: i === 0 }
    const { kind } = propInfo[prop]
    const holder = by ?? first?.who
    // The place draws this one, with the figures in it.
    if (inBoat && (prop === 'boat' || prop === 'raft')) return
    if (prop === 'bed' && scene.place === 'bedside') return
    if (kind === 'barrier') lists.barriers.push(thing)
    else if (kind === 'sky') lists.above.push(thing)
    else if (
      where === 'held' &&
      holder &&
      !held.has(holder) &&
      holds(holder, prop) &&
      (kind === 'held' || kind === 'creature')
    )
      held.set(holder, thing)
    else if (where === 'held') lists.near.push(thing)
    else if (where === 'above' && (kind === 'stands' || kind === 'ground')) lists.far.push(thing)
    else lists[where].push(thing)
  })
  const [nearest, ...others] = lists.near
  // In the poses `hold` and `show` the hero holds the focus, wherever the scene has it.
  const takes =
    first &&
    (first.pose === 'hold' || first.pose === 'show') &&
    held.size === 0 &&
    nearest?.focus &&
    holds(first.who, nearest.prop) &&
    propInfo[nearest.prop].kind === 'held'
  return takes ? { ...lists, held: new Map([[first.who, nearest]]), near: others } : { ...lists, held }
}

/** Scale of props for a scale of figures: props are drawn for a hero of 330 units, figures for one of 380. */
export const propScale = (figureScale: number): number => figureScale * 0.88

/** Distance in prop units from a prop's origin down to its lowest point. */
export const sinks = (prop: Prop): number => propInfo[prop].gripY ?? 0

/** Has its handle on top, so that a mouth can carry it. */
const hangs = (prop: Prop): boolean => (propInfo[prop].gripY ?? 0) > propInfo[prop].height * 0.6

/** Whether a species can carry a prop: hands can carry everything, a mouth or a trunk only what has its handle on top. */
export const canCarry = (species: CharacterSheet['species'], prop: Prop): boolean =>
  !goesOnFour(species) || hangs(prop)

/** Returns a function that says whether a figure has a hand (or mouth) free for a prop: not asleep, and no hug in the scene. */
export function freeHands(scene: Scene, cast: readonly CharacterSheet[]) {
  const isHugged = scene.cast.some(({ pose }) => pose === 'hug')
  return (who: CastRole, prop: Prop): boolean => {
    const member = scene.cast.find((one) => one.who === who)
    const sheet = cast.find((one) => one.who === who)
    return Boolean(member && sheet && !isHugged && member.pose !== 'sleep' && canCarry(sheet.species, prop))
  }
}

const flying: ReadonlySet<Prop> = new Set([
  'bird',
  'butterfly',
  'bee',
  'firefly',
  'moth',
  'fish',
  'balloon',
  'kite',
])
/** Whether a prop hovers in the air beside the figures when it is `near`. */
export const hovers = (prop: Prop): boolean => flying.has(prop)

/** Whether a prop is tall enough for the framing `looking-up`. */
export const isGreat = (prop: Prop): boolean => propInfo[prop].height >= 300

/**
 * Where a carried prop is drawn so that it does not cover the face, in figure units, for a hand at (x, y). `head` is the middle
 * of the head; null for a figure that carries in its mouth.
 */
export function carried(prop: Prop, x: number, y: number, scale: number, head: Spot | null): Spot {
  const { width, height, gripY = 0 } = propInfo[prop]
  const over = (height - gripY) * scale
  // A tall prop is held away from the body, any other lower.
  const at = over > 110 ? { x: x + 22, y } : { x, y: y + Math.max(0, Math.min(64, over - 46)) }
  const half = (width / 2) * scale * 0.9
  if (!head) return at
  const isClear = at.y - over > head.y + 62 || at.x - half > head.x + 70 || at.x + half < head.x - 70
  if (isClear) return at
  const lower = head.y + 66 + over
  // Under the chin if that is above the ground, else beside the cheek.
  return lower - over + height * scale < 6 ? { x: at.x, y: lower } : { x: head.x + 72 + half, y: at.y }
}
