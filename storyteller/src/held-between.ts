import type { Scene, SceneAct, Thing } from './scene.ts'

// What somebody has in the hands before and after a picture is in the hands in it, too.

const holding: ReadonlySet<SceneAct['does']> = new Set(['holds', 'lifts', 'carries', 'takes', 'catches'])

/** What leaves the hands free. */
const handsFree: ReadonlySet<SceneAct['does']> = new Set([
  'stands',
  'walks',
  'runs',
  'tiptoes',
  'looks',
  'listens',
  'says',
  'laughs',
  'frowns',
  'yawns',
])

const sought = 2

/** The things that a picture puts into somebody's hands. */
function heldBy(who: string, { acts = [], things = [] }: Scene): Thing[] {
  const refs = acts.flatMap((act) => {
    const isGiven = act.does === 'gives' && act.how.some(({ by, what }) => by === 'to' && what === who)
    const isHolding = act.who === who && holding.has(act.does)
    return act.how.flatMap(({ by, what }) =>
      (by === 'what' && (isGiven || isHolding)) || (by === 'with' && act.who === who) ? [what] : [],
    )
  })
  return things.filter(({ id, prop, count }) => refs.includes(id) && prop !== null && count === 1)
}

/**
 * A picture in which those still hold what they hold in the last picture and in one of the next two, if its lines leave their
 * hands free and do not name it.
 */
export function withThoseHeld(scene: Scene, before: readonly Scene[], later: readonly Scene[] = []): Scene {
  const { acts = [], things = [], cast, framing } = scene
  const past = before.at(-1)
  if (!past || framing === 'close-up' || framing === 'spot') return scene
  const held = cast.flatMap(({ who }) => {
    const own = acts.filter((act) => act.who === who)
    const isFree =
      own.length > 0 &&
      own.every(
        ({ does, how }) => handsFree.has(does) && how.every(({ by }) => by !== 'what' && by !== 'with'),
      )
    const kept = heldBy(who, past).find(
      ({ prop }) =>
        !things.some((thing) => thing.prop === prop) &&
        later.slice(0, sought).some((next) => heldBy(who, next).some((thing) => thing.prop === prop)),
    )
    return isFree && kept ? [{ who, kept }] : []
  })
  if (held.length === 0) return scene
  return {
    ...scene,
    acts: acts.map((act) => {
      const one = held.find(({ who }) => who === act.who)
      const isFirst = acts.find(({ who }) => who === act.who) === act
      return one && isFirst ? { ...act, how: [...act.how, { by: 'with' as const, what: one.kept.id }] } : act
    }),
    things: [...things, ...held.map(({ kept }) => kept)],
  }
}
