import type { Relation, Scene, SceneAct, Thing } from '@moonpage/storyteller/scene'
import { boats } from './afloat.ts'
import { withCompany } from './company.ts'
import { withFillings } from './fillings.ts'
import { withDrumsticks } from './drumsticks.ts'
import { withQuilts } from './tucked-in.ts'
import { withWornPumpkins } from './worn-pumpkin.ts'
import { withTools } from './own-tools.ts'
import { besideFigures } from './in-front.ts'
import { handsMeet } from './hands-meet.ts'

type Said = { acts: readonly SceneAct[]; things: readonly Thing[] }

/** What is water itself: whoever rows over it is on it. */
const waters: ReadonlySet<string> = new Set(['pond', 'puddle', 'waves', 'stream'])

/** Whoever swims in a pond has its water around them. */
function swum({ acts, things }: Said, cast: readonly string[]): Said {
  const isPond = (id: string) => things.some((thing) => thing.id === id && waters.has(thing.prop ?? ''))
  const all = acts.map((act): SceneAct => {
    if (act.does !== 'swims' || !cast.includes(act.who)) return act
    // A pond at which others are is in the picture.
    const isShared = (id: string) =>
      acts.some(
        ({ does, who, how }) => does !== 'swims' && (who === id || how.some(({ what }) => what === id)),
      )
    return {
      ...act,
      how: act.how.filter(
        ({ by, what }) => by === 'with' || !isPond(what) || (by === 'in' && isShared(what)),
      ),
    }
  })
  return { acts: all, things: unnamed(things, all, acts) }
}

/** Things without those that the acts name no more. */
function unnamed(things: readonly Thing[], acts: readonly SceneAct[], before: readonly SceneAct[]): Thing[] {
  const isNamed = (id: string, all: readonly SceneAct[]) =>
    all.some(({ who, how }) => who === id || how.some(({ what }) => what === id))
  return things.filter(({ id }) => isNamed(id, acts) || !isNamed(id, before))
}

const isIn = (by: Relation): boolean => by === 'in' || by === 'on'

/** Whoever rows is in a boat, and so is whom they row with; the water is under them. */
function rowed({ acts, things }: Said, cast: readonly string[], isAboard: boolean): Said {
  const rowers = acts.filter(({ who, does }) => does === 'rows' && cast.includes(who))
  if (rowers.length === 0) return { acts, things }
  const propOf = (id: string) => things.find((thing) => thing.id === id)?.prop ?? ''
  const named = acts
    .flatMap(({ how }) => how)
    .map(({ what }) => what)
    .find((id) => boats.has(propOf(id)))
  const made: Thing[] =
    named || isAboard ? [] : [{ id: 'rowed boat', name: 'the boat', prop: 'boat', count: 1 }]
  const boat = named ?? made[0]?.id
  const seat = boat && [{ by: propOf(boat) === 'raft' ? ('on' as const) : ('in' as const), what: boat }]
  const isRower = (who: string) => rowers.some((one) => one.who === who)
  const along = rowers.flatMap(({ how }) =>
    how.flatMap(({ by, what }) => (by === 'with' && cast.includes(what) ? [what] : [])),
  )
  const rests = acts.flatMap((act): SceneAct[] => {
    if (!isRower(act.who)) return [act]
    if (act.does !== 'rows') return act.how.some(({ by, what }) => isIn(by) && what === boat) ? [] : [act]
    const how = act.how.filter(
      ({ what }) => what !== boat && !along.includes(what) && !waters.has(propOf(what)),
    )
    return [{ ...act, how: [...(seat || []), ...how] }]
  })
  const more = [...new Set(along)]
    .filter((who) => !acts.some((act) => act.who === who))
    .map((who): SceneAct => ({ who, does: 'sits', how: seat || [], feels: null }))
  const all = [...rests, ...more]
  return { acts: all, things: unnamed([...things, ...made], all, acts) }
}

/** `pours tea from the pot`: the pot is in the hands. */
const poured = (act: SceneAct): SceneAct => {
  const isHeld = act.how.some(({ by }) => by === 'what' || by === 'with')
  if (act.does !== 'pours' || isHeld) return act
  return { ...act, how: act.how.map(({ by, what }) => ({ by: by === 'from' ? 'what' : by, what })) }
}

/** Whoever rides a sled is on it. */
const ridden = (act: SceneAct, cast: readonly string[]): SceneAct =>
  act.does === 'rides'
    ? {
        ...act,
        how: act.how.map((one) =>
          one.by === 'what' && !cast.includes(one.what) ? { ...one, by: 'on' } : one,
        ),
      }
    : act

/** Whoever carries somebody has them on the back, unless the other one does something. */
function borne(acts: readonly SceneAct[], cast: readonly string[]): readonly SceneAct[] {
  return acts.flatMap((act): SceneAct[] => {
    const link = act.does === 'carries' ? 'what' : act.does === 'flies' ? 'with' : null
    const whom = act.how.find(({ by, what }) => by === link && cast.includes(what))?.what
    if (!whom) return [act]
    const seat = act.how.find(({ by, what }) => by === 'on' && !cast.includes(what))
    const isIdle = !acts.some(({ who }) => who === whom)
    if (act.does === 'flies' && seat)
      return [
        { ...act, how: act.how.filter(({ what }) => what !== whom) },
        ...(isIdle ? [{ who: whom, does: 'flies' as const, how: [seat], feels: null }] : []),
      ]
    const carried = {
      ...act,
      does: act.does === 'carries' ? ('walks' as const) : act.does,
      how: act.how.filter(({ what }) => what !== whom),
    }
    const isBusy = acts.some(
      ({ who, how }) => who === whom && how.some(({ by }) => by !== 'at' && by !== 'to'),
    )
    return isBusy
      ? [carried]
      : [carried, { who: whom, does: 'rides', how: [{ by: 'on', what: act.who }], feels: null }]
  })
}

/** Acts of which lines leave something out. */
const unsaid: ReadonlySet<SceneAct['does']> = new Set(['rows', 'swims', 'pours', 'rides', 'carries', 'flies'])

/** What one is pulled in. */
const vehicles: ReadonlySet<string> = new Set(['sled', 'cart', 'boat', 'raft', 'train'])

/** What whoever is in a boat does out of it. */
const outOf: ReadonlySet<SceneAct['does']> = new Set([
  'reaches',
  'throws',
  'drops',
  'waves',
  'points',
  'looks',
  'leans',
  'shouts',
  'says',
  'sings',
])

/** `reaches to turtle from the boat`: whoever does so stands in it. */
function leaningOut(act: SceneAct, isBoat: (id: string) => boolean): SceneAct[] {
  const boat = act.how.find(({ by, what }) => by === 'from' && isBoat(what))
  if (!boat || !outOf.has(act.does)) return [act]
  const stands = { who: act.who, does: 'stands' as const, how: [{ ...boat, by: 'in' as const }], feels: null }
  return [{ ...act, how: act.how.filter((one) => one !== boat) }, stands]
}

/** `sits in a boat with a sail`: the sail is the boat's; `pulls friend on the sled`: it is the sled that is pulled. */
function rigged(
  acts: readonly SceneAct[],
  cast: readonly string[],
  propOf: (id: string) => string,
): SceneAct[] {
  const isBoat = (id: string) => boats.has(propOf(id))
  const told = acts.flatMap((act) => (cast.includes(act.who) ? leaningOut(act, isBoat) : [act]))
  return told.flatMap((act): SceneAct[] => {
    const seat = act.how.find(({ by, what }) => (by === 'on' || by === 'in') && vehicles.has(propOf(what)))
    const rider = act.how.find(({ by, what }) => by === 'what' && cast.includes(what))
    // `pulls friend on the sled`.
    if ((act.does === 'pulls' || act.does === 'pushes') && seat && rider)
      return [
        {
          ...act,
          how: [{ by: 'what', what: seat.what }, ...act.how.filter((one) => one !== seat && one !== rider)],
        },
        { who: rider.what, does: 'rides', how: [seat], feels: null },
      ]
    const boat = act.how.find(({ what }) => boats.has(propOf(what)))?.what
    const sail = act.how.find(({ by, what }) => by === 'with' && propOf(what) === 'sail')?.what
    if (!boat || !sail) return [act]
    return [
      { ...act, how: act.how.filter(({ what }) => what !== sail) },
      { who: sail, does: 'stands', how: [{ by: 'in', what: boat }], feels: null },
    ]
  })
}

/**
 * The acts as they are staged: where lines leave out what everybody knows, that a rower is in a boat, it is said. Pure.
 *
 * @param isAboard the place has a boat, in which everybody is
 */
export function asStaged(scene: Scene, isAboard: boolean, hasBed = false): Scene {
  const lain = hasBed ? scene : withQuilts(scene)
  return asKnown(
    withCompany(withFillings(withDrumsticks(withTools(withWornPumpkins(lain)))), hasBed),
    isAboard,
  )
}

function asKnown(scene: Scene, isAboard: boolean): Scene {
  const propOf = (id: string) => scene.things?.find((thing) => thing.id === id)?.prop ?? ''
  const cast = scene.cast.map(({ who }) => who)
  const told = rigged(handsMeet(besideFigures(scene.acts ?? [], scene), cast, propOf), cast, propOf)
  if (!told.some(({ does }) => unsaid.has(does))) return { ...scene, acts: told }
  const said = swum({ acts: told, things: scene.things ?? [] }, cast)
  const { acts, things } = rowed(said, cast, isAboard)
  const rides = borne(
    acts.map((act) => ridden(poured(act), cast)),
    cast,
  )
  const isBorne = (who: string) => rides.some((act) => act.who === who && act.does === 'rides')
  // Whoever is carried does nothing besides.
  const own = rides.filter(({ who, does }) => !isBorne(who) || does === 'rides' || does === 'is')
  return { ...scene, acts: own, things: [...things] }
}
