import type { CharacterSheet, Scene, SceneAct } from '@moonpage/storyteller/scene'
import { depthOf } from './nodes.ts'

type Cast = readonly Pick<CharacterSheet, 'who' | 'species'>[]

/** What is water itself. */
export const waters: ReadonlySet<string> = new Set(['pond', 'puddle', 'waves', 'stream'])

/** What whoever is in the water does there besides swimming. */
const besides: ReadonlySet<SceneAct['does']> = new Set([
  'looks',
  'points',
  'waves',
  'says',
  'whispers',
  'shouts',
  'cheers',
  'laughs',
  'cries',
  'sings',
  'hums',
  'listens',
  'thinks',
  'shivers',
  'reaches',
  'frowns',
])

const propOf = ({ things = [] }: Scene, id: string): string => things.find((one) => one.id === id)?.prop ?? ''

const isAt = ({ how }: SceneAct, props: (id: string) => boolean): boolean =>
  how.some(({ by, what }) => (by === 'in' || by === 'on') && props(what))

/**
 * Whether nobody of a picture out at sea is in a boat: somebody swims, or is on a raft, and the others are so, too, or in the
 * air, or on somebody's back.
 */
export function isBoatless(scene: Scene, cast: Cast): boolean {
  const { acts = [], place } = scene
  if (place !== 'open-sea' || acts.length === 0) return false
  const isIn = (who: string) => scene.cast.some((member) => member.who === who)
  const near = acts.filter(
    (act) => isIn(act.who) && depthOf(act) === 0 && act.does !== 'wears' && act.does !== 'is',
  )
  const isBoat = (id: string) => propOf(scene, id) === 'boat'
  if (near.some((act) => act.does === 'rows' || isAt(act, isBoat))) return false
  const isWhale = (who: string) => cast.some((sheet) => sheet.who === who && sheet.species === 'whale')
  const onRaft = (act: SceneAct) =>
    isAt(act, (id) => propOf(scene, id) === 'raft' || propOf(scene, id) === 'log')
  const swims = (act: SceneAct) =>
    act.does === 'swims' || isWhale(act.who) || isAt(act, (id) => waters.has(propOf(scene, id)))
  const isCarried = (act: SceneAct) =>
    act.does === 'flies' || act.how.some(({ by, what }) => by === 'on' && isIn(what))
  const isWet = near.some((act) => swims(act) || onRaft(act)) || scene.cast.some(({ who }) => isWhale(who))
  if (!isWet) return false
  return scene.cast.every(({ who }) => {
    const own = near.filter((act) => act.who === who)
    return own.length === 0
      ? isWhale(who)
      : own.some((act) => swims(act) || onRaft(act) || isCarried(act)) ||
          own.every(({ does }) => besides.has(does))
  })
}

/** A picture out at sea without a boat: the water that its lines name is that of the place. */
export function inOpenSea(scene: Scene): Scene {
  const isWater = (id: string) => waters.has(propOf(scene, id))
  const acts = (scene.acts ?? []).map((act) => ({
    ...act,
    how: act.how.filter(({ by, what }) => by === 'what' || by === 'at' || !isWater(what)),
  }))
  const isNamed = (id: string) =>
    acts.some(({ who, how }) => who === id || how.some(({ what }) => what === id))
  return { ...scene, acts, things: (scene.things ?? []).filter(({ id }) => !isWater(id) || isNamed(id)) }
}
