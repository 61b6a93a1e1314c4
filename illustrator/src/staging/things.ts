import type { CharacterSheet, Prop, Scene } from '@moonpage/storyteller/scene'
import type { Spot } from '../figures/draw-figure.ts'
import { goesOnFour } from '../figures/quadruped-frames.ts'
import { propInfo } from '../props/draw-prop.ts'

export type SceneThing = { prop: Prop; where: Scene['props'][number]['where']; focus: boolean }

/** The scene's props by where they are; what cannot be there goes where it can. */
export type Things = {
  held: SceneThing | null
  near: SceneThing[]
  barriers: SceneThing[]
  far: SceneThing[]
  above: SceneThing[]
}

/** @param holds whether the hero's hand (or mouth) is free for it */
export function sortThings(scene: Scene, holds: (prop: Prop) => boolean, inBoat: boolean): Things {
  const things: Things = { held: null, near: [], barriers: [], far: [], above: [] }
  scene.props.forEach(({ prop, where }, i) => {
    const thing: SceneThing = { prop, where, focus: i === 0 }
    const { kind } = propInfo[prop]
    // They sit in it.
    if (inBoat && (prop === 'boat' || prop === 'raft')) return
    if (prop === 'bed' && scene.place === 'bedside') return
    if (kind === 'barrier') things.barriers.push(thing)
    else if (kind === 'sky') things.above.push(thing)
    else if (where === 'held' && !things.held && holds(prop) && (kind === 'held' || kind === 'creature'))
      things.held = thing
    else if (where === 'held') things.near.push(thing)
    // What stands on the ground does not hang in the air.
    else if (where === 'above' && (kind === 'stands' || kind === 'ground')) things.far.push(thing)
    else things[where].push(thing)
  })
  const hero = scene.cast[0]
  const [first] = things.near
  // Who holds something holds what the page is about.
  if (
    hero &&
    (hero.pose === 'hold' || hero.pose === 'show' || scene.framing === 'close-up') &&
    !things.held &&
    first?.focus &&
    holds(first.prop) &&
    propInfo[first.prop].kind === 'held'
  )
    things.held = things.near.shift() ?? null
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
