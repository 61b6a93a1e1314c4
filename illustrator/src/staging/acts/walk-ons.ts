import {
  castRoles,
  type Action,
  type CastMember,
  type CastRole,
  type CharacterSheet,
  type FigureSize,
  type Scene,
  type Thing,
} from '@moonpage/storyteller/scene'

import { deeds } from './deeds.ts'

type Staged = { scene: Scene; cast: readonly CharacterSheet[] }

/** What no figure does: it is there, or is handled like a thing. */
const still: ReadonlySet<Action> = new Set<Action>([
  'is',
  'lies',
  'sleeps',
  'falls',
  'hangs',
  'shines',
  'grows',
])

/** What is done to one who is held like a thing, if it does nothing itself. */
const handled: ReadonlySet<Action> = new Set<Action>([
  'holds',
  'lifts',
  'carries',
  'takes',
  'gives',
  'shows',
  'throws',
  'catches',
  'drops',
  'lays',
  'wears',
  'covers',
  'draws',
  'paints',
])

/** A kin that grows as big as is said; by itself it has the size of its kind. */
const sizes: Readonly<Partial<Record<string, FigureSize>>> = { tiny: 'tiny', small: 'small', huge: 'big' }

/** Whether one who is no figure of the book does something, or is met: a goose that shouts, a goat that is hugged. */
function isWalkOn(thing: Thing, { acts = [] }: Scene): boolean {
  if (thing.prop || !thing.species || thing.count !== 1 || thing.state === 'asleep') return false
  const own = acts.filter(({ who }) => who === thing.id)
  const about = acts.filter(({ how }) => how.some(({ what }) => what === thing.id))
  const isHandled = about.some(
    ({ does, how }) => handled.has(does) && how.some(({ by, what }) => by === 'what' && what === thing.id),
  )
  const isSmall = thing.state === 'small' || thing.size === 'tiny' || thing.size === 'small'
  const isInside = own.some(({ how }) => how.some(({ by }) => by === 'in' || (by === 'on' && isSmall)))
  if ((isHandled && own.length === 0) || isInside || own.some(({ does }) => still.has(does))) return false
  return own.length > 0 || about.some(({ does }) => does !== 'is')
}

/** A group that goes somewhere goes one after the other. */
function inLine(thing: Thing, { acts = [] }: Scene): Thing {
  const own = acts.find(({ who }) => who === thing.id)
  const isGroup = !thing.prop && thing.species !== undefined && thing.count > 1 && thing.state === undefined
  return isGroup && own && deeds[own.does].goes ? { ...thing, state: 'row' } : thing
}

/**
 * A scene in which walk-ons, who are things of it, are figures in roles that nobody has: they are staged, posed and turned
 * like all others.
 */
export function withWalkOns(scene: Scene, cast: readonly CharacterSheet[]): Staged {
  const taken = new Set<string>([...cast, ...scene.cast].map(({ who }) => who))
  const free = castRoles.filter((role) => !taken.has(role))
  const lined = { ...scene, things: scene.things?.map((thing) => inLine(thing, scene)) }
  const here = (scene.things ?? []).filter((thing) => isWalkOn(thing, scene)).slice(0, free.length)
  if (here.length === 0) return { scene: lined, cast }
  const roles = new Map<string, CastRole>(here.map(({ id }, i) => [id, free[i]!]))
  const named = <T extends string>(id: T): T => (roles.get(id) ?? id) as T
  const acts = (scene.acts ?? []).map((act) => ({
    ...act,
    who: named(act.who),
    how: act.how.map((link) => ({ ...link, what: named(link.what) })),
  }))
  return {
    scene: {
      ...scene,
      acts,
      cast: [...scene.cast, ...here.map((thing) => memberOf(thing, roles.get(thing.id)!))],
      things: (lined.things ?? []).filter(({ id }) => !roles.has(id)),
    },
    cast: [...cast, ...here.map((thing) => sheetOf(thing, roles.get(thing.id)!))],
  }
}

function memberOf({ state, size }: Thing, who: CastRole): CastMember {
  const grown = sizes[size ?? state ?? '']
  return { who, pose: 'stand', expression: 'happy', looks_at: 'reader', ...(grown && { size: grown }) }
}

const sheetOf = ({ name, species = 'fox', kin }: Thing, who: CastRole): CharacterSheet => ({
  who,
  name,
  description: name,
  species,
  ...(kin && { kin }),
  pronouns: 'they',
  look: { species: 'fox', outfit: 'none' },
})
