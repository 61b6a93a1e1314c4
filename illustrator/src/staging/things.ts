import type { CastRole, CharacterSheet, Prop, Scene } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/draw-figure.ts'
import { goesOnFour } from '../figures/quadruped-frames.ts'
import { propInfo } from '../props/draw-prop.ts'

export type SceneThing = { prop: Prop; where: Scene['props'][number]['where']; focus: boolean }

/** The scene's props by where they are; what cannot be there goes where it can. */
export type Things = {
  /** By who holds it: a thing each. */
  held: Map<CastRole, SceneThing>
  near: SceneThing[]
  barriers: SceneThing[]
  far: SceneThing[]
  above: SceneThing[]
}

/** @param holds whether somebody's hand (or mouth) is free for it */
export function sortThings(
  scene: Scene,
  holds: (who: CastRole, prop: Prop) => boolean,
  inBoat: boolean,
): Things {
  const first = scene.cast[0]
  const things: Things = { held: new Map(), near: [], barriers: [], far: [], above: [] }
  scene.props.forEach(({ prop, where, by }, i) => {
    const thing: SceneThing = { prop, where, focus: i === 0 }
    const { kind } = propInfo[prop]
    const holder = by ?? first?.who
    // They sit in it.
    if (inBoat && (prop === 'boat' || prop === 'raft')) return
    if (prop === 'bed' && scene.place === 'bedside') return
    if (kind === 'barrier') things.barriers.push(thing)
    else if (kind === 'sky') things.above.push(thing)
    else if (
      where === 'held' &&
      holder &&
      !things.held.has(holder) &&
      holds(holder, prop) &&
      (kind === 'held' || kind === 'creature')
    )
      things.held.set(holder, thing)
    else if (where === 'held') things.near.push(thing)
    // What stands on the ground does not hang in the air.
    else if (where === 'above' && (kind === 'stands' || kind === 'ground')) things.far.push(thing)
    else things[where].push(thing)
  })
  const [nearest] = things.near
  // Who holds something up holds what the page is about.
  if (
    first &&
    (first.pose === 'hold' || first.pose === 'show') &&
    things.held.size === 0 &&
    nearest?.focus &&
    holds(first.who, nearest.prop) &&
    propInfo[nearest.prop].kind === 'held'
  ) {
    things.near.shift()
    things.held.set(first.who, nearest)
  }
  return things
}

/** Props are drawn for a hero of 330 units, figures for one of 380. */
export const propScale = (figureScale: number): number => figureScale * 0.88

/** How far a prop's lowest point lies under its origin when it lies on the ground. */
export const sinks = (prop: Prop): number => propInfo[prop].gripY ?? 0

/** Has its handle on top: a mouth can carry it. */
const hangs = (prop: Prop): boolean => (propInfo[prop].gripY ?? 0) > propInfo[prop].height * 0.6

/** Whether who goes on four legs can carry it at all; hands carry everything. */
export const canCarry = (species: CharacterSheet['species'], prop: Prop): boolean =>
  !goesOnFour(species) || hangs(prop)

/** Whose hand (or mouth) is free for what. */
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
/** Hovers beside the figures even when it is `near`. */
export const hovers = (prop: Prop): boolean => flying.has(prop)

/** Tall enough to be looked up at. */
export const isGreat = (prop: Prop): boolean => propInfo[prop].height >= 300

/**
 * Where a carried thing is drawn, so that it does not cover the face over the hand at (x, y); figure units. `head`
 * is where the face is; null for who carries in the mouth.
 */
export function carried(prop: Prop, x: number, y: number, scale: number, head: Spot | null): Spot {
  const { width, height, gripY = 0 } = propInfo[prop]
  const over = (height - gripY) * scale
  // What rises high is held away from the body, what is round is held lower.
  const at = over > 110 ? { x: x + 22, y } : { x, y: y + Math.max(0, Math.min(64, over - 46)) }
  const half = (width / 2) * scale * 0.9
  if (!head) return at
  const isClear = at.y - over > head.y + 62 || at.x - half > head.x + 70 || at.x + half < head.x - 70
  if (isClear) return at
  const lower = head.y + 66 + over
  // Under the chin, as far as the ground lets it, else beside the cheek.
  return lower - over + height * scale < 6 ? { x: at.x, y: lower } : { x: head.x + 72 + half, y: at.y }
}
