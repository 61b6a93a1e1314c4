import type { Prop, Scene, SceneAct, Thing } from './scene.ts'

// Who sits in a boat and what lies in a nest is still there on the next page that shows boat or nest.

/** What one is in, or puts something into. */
const holders: ReadonlySet<Prop> = new Set([
  'boat',
  'raft',
  'cart',
  'sled',
  'nest',
  'basket',
  'box',
  'bathtub',
  'barrel',
  'hole',
])

const rests: ReadonlySet<SceneAct['does']> = new Set(['sits', 'stands', 'lies', 'swims', 'is'])

/** What one does where one is. */
const inPlace: ReadonlySet<SceneAct['does']> = new Set([
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
])

/** Deeds that leave their object where it is. */
const harmless: ReadonlySet<SceneAct['does']> = new Set([...inPlace, 'reaches', 'touches', 'sniffs', 'peeps'])

const names = ({ who, how }: SceneAct, id: string): boolean =>
  who === id || how.some(({ what }) => what === id)

const isIn = ({ does, how }: SceneAct, holder: string): boolean =>
  rests.has(does) && how.some(({ by, what }) => by === 'in' && what === holder)

/** Whether somebody or something is in a thing in a picture, and was not taken out of it. */
const isLeftIn = ({ acts = [] }: Scene, who: string, holder: string): boolean =>
  acts.some((act) => act.who === who && isIn(act, holder)) &&
  acts.every(
    (act) =>
      !names(act, who) ||
      isIn(act, holder) ||
      (act.who === who ? inPlace.has(act.does) : harmless.has(act.does)),
  )

const isOwn = (one: Thing, { prop, count }: Thing): boolean => one.prop === prop && one.count === count

/**
 * A picture in which those who were in a boat, a nest or a hole are still in it: a figure that does nothing for which it would
 * get out, and a thing where no other is in it or comes out of it.
 * @param before earlier pictures, as their lines say them
 */
export function withThoseInside(scene: Scene, before: readonly Scene[]): Scene {
  const { acts = [], things = [], cast, place, framing } = scene
  const holder = things.find(({ prop, count }) => prop && holders.has(prop) && count === 1)
  if (!holder || framing === 'spot') return scene
  const lastWith = (who: string) => before.findLast((past) => past.acts?.some((act) => names(act, who)))
  const wasIn = (who: string): boolean => {
    const past = lastWith(who)
    const same = past?.things?.find((one) => isOwn(one, holder))
    return past?.place === place && same !== undefined && isLeftIn(past, who, same.id)
  }
  const seated = cast.flatMap(({ who }): SceneAct[] => {
    const own = acts.filter((act) => act.who === who)
    const isFree =
      own.length > 0 &&
      own.every(
        ({ does, how }) =>
          inPlace.has(does) && how.every(({ by }) => by === 'at' || by === 'to' || by === 'what'),
      )
    return isFree && wasIn(who)
      ? [{ who, does: 'sits', how: [{ by: 'in', what: holder.id }], feels: null }]
      : []
  })
  // Something else may have come of it: a chick, of the egg.
  const isFilled = acts.some(({ who, how }) =>
    how.some(
      ({ by, what }) =>
        what === holder.id && (by === 'from' || by === 'through' || things.some(({ id }) => id === who)),
    ),
  )
  const isMoved = acts.some(
    ({ who, does, how }) =>
      who !== holder.id &&
      !harmless.has(does) &&
      how.some(({ by, what }) => by === 'what' && what === holder.id),
  )
  const lying =
    isFilled || isMoved
      ? []
      : before
          .flatMap((past) => past.things ?? [])
          .filter(
            ({ id, prop }) => prop !== holder.prop && !things.some((one) => one.prop === prop) && wasIn(id),
          )
          .slice(-1)
  if (seated.length + lying.length === 0) return scene
  return {
    ...scene,
    acts: [
      ...acts,
      ...seated,
      ...lying.map(({ id }): SceneAct => ({
        who: id,
        does: 'lies',
        how: [{ by: 'in', what: holder.id }],
        feels: null,
      })),
    ],
    things: [...things, ...lying],
  }
}
