import { abreastIn, mostAbreast } from './crowd.ts'
import type { Prop, Scene, SceneAct, Thing } from './scene.ts'

// Who sits in a boat or on a wall is still there in the next picture of the place, until somebody gets up.

/** What one sits, stands or lies in, on or under for longer. */
const seats: ReadonlySet<Prop> = new Set([
  'boat',
  'raft',
  'cart',
  'sled',
  'rocket',
  'bathtub',
  'barrel',
  'nest',
  'basket',
  'box',
  'wall',
  'bench',
  'chair',
  'armchair',
  'swing',
  'seesaw',
  'log',
  'stump',
  'boulder',
  'rocks',
  'hay-bale',
  'table',
  'piano',
  'mound',
  'heap',
  'roll',
  'carpet',
  'blanket',
  'pillow',
  'umbrella',
  'train',
  'treasure-chest',
  'suitcase',
  'cloud',
])

const rests: ReadonlySet<SceneAct['does']> = new Set(['sits', 'lies', 'rides', 'rows'])

/** What one does where one is. */
export const inPlace: ReadonlySet<SceneAct['does']> = new Set([
  'points',
  'cries',
  'looks',
  'listens',
  'says',
  'whispers',
  'shouts',
  'thinks',
  'laughs',
  'waves',
  'shivers',
  'frowns',
  'sings',
  'claps',
  'cheers',
  'hums',
  'yawns',
  'sniffs',
  'is',
  'wears',
])

const gotUp =
  /\b(?:got|gets|climbed|climbs|jumped|jumps|hopped|hops|slid|slides|fell|falls|stood|stepped|rolled|flew|came|ran|walked|went) (?:back )?(?:down|up|off|out|over|home|away)\b|\bopened (?:the|his|her|their|its) (?:own )?(?:front )?door\b/

type Seat = { thing: Thing; does: SceneAct['does']; by: 'in' | 'on' | 'under' }

/** Where an act says that somebody rests. */
function seatIn({ things = [] }: Scene, { does, how }: SceneAct): Seat | undefined {
  return how.flatMap(({ by, what }): Seat[] => {
    const thing = things.find(({ id }) => id === what)
    const isSeat =
      thing?.prop &&
      seats.has(thing.prop) &&
      thing.count === 1 &&
      (rests.has(does) || (does === 'stands' && by === 'in'))
    return isSeat && (by === 'in' || by === 'on' || by === 'under')
      ? [{ thing, does: does === 'rows' ? 'sits' : does, by }]
      : []
  })[0]
}

export const isSeated = (scene: Scene, who: string): boolean =>
  (scene.acts ?? []).some((act) => act.who === who && seatIn(scene, act) !== undefined)

const concerns = ({ who, how }: SceneAct, id: string): boolean =>
  who === id || how.some(({ what }) => what === id)

/** Whether all that a picture says of somebody can be done without getting up. */
export const staysPut = ({ acts = [] }: Scene, who: string): boolean =>
  acts.every(
    (act) =>
      !concerns(act, who) ||
      (inPlace.has(act.does) &&
        (act.who !== who || act.how.every(({ by }) => by === 'at' || by === 'to' || by === 'what'))),
  )

/** Where somebody sits after earlier pictures of one visit. */
function seatAfter(who: string, place: Scene['place'], before: readonly Scene[]): Seat | undefined {
  for (const past of before.toReversed()) {
    if (past.place !== place) return undefined
    const own = (past.acts ?? []).filter((act) => act.who === who)
    const seat = own.map((act) => seatIn(past, act)).find(Boolean)
    if (seat) {
      const others = (past.acts ?? []).filter((act) => concerns(act, seat.thing.id) && act.who !== who)
      return others.every(
        ({ does, how }) =>
          inPlace.has(does) ||
          does === 'stands' ||
          rests.has(does) ||
          how.every(({ by, what }) => what !== seat.thing.id || by !== 'what'),
      )
        ? seat
        : undefined
    }
    if (!staysPut(past, who)) return undefined
  }
  return undefined
}

/**
 * A picture in which those who sat on or in something still do, if nothing that they do now makes them get up.
 * @param before earlier pictures, as their lines say them
 * @param content the text of the page, which may tell that somebody gets up
 */
export function withThoseSeated(scene: Scene, before: readonly Scene[], content = ''): Scene {
  const { acts = [], things = [], cast, place, framing } = scene
  if (framing === 'spot' || framing === 'close-up' || gotUp.test(content)) return scene
  let out = { acts: [...acts], things: [...things] }
  for (const { who } of cast) {
    if (!staysPut(scene, who) || !acts.some((act) => act.who === who)) continue
    const seat = seatAfter(who, place, before)
    if (!seat) continue
    const here = out.things.find(({ prop }) => prop === seat.thing.prop)
    const isFull = !here && abreastIn({ ...scene, ...out }) >= mostAbreast
    const isMoved =
      here &&
      acts.some(
        ({ does, how }) =>
          !inPlace.has(does) &&
          !rests.has(does) &&
          does !== 'stands' &&
          how.some(({ what }) => what === here.id),
      )
    if (isFull || isMoved || (here && here.count > 1)) continue
    const id = here?.id ?? seat.thing.id
    out = {
      acts: [...out.acts, { who, does: seat.does, how: [{ by: seat.by, what: id }], feels: null }],
      things: here ? out.things : [...out.things, seat.thing],
    }
  }
  return out.acts.length > acts.length ? { ...scene, ...out } : scene
}
