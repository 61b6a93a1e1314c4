import type { BookThing, Scene, SceneAct, Thing } from './scene.ts'

// A log is hollow in all pictures of a book in which somebody is in it, and a music box that has a key has no crank in any.

/** What a book says of its things beside its pictures: its things, and what happens, in sentences. */
export type MakeEvidence = { things?: readonly BookThing[] | undefined; told?: readonly string[] }

/** What is done in a log from outside of it. */
const fromOutside: ReadonlySet<SceneAct['does']> = new Set(['looks', 'reaches', 'sits', 'stands'])

const isHollowSaid = (words: string): boolean =>
  /\bhollow (?:\w+ )?(?:log|trunk)\b|\b(?:in|into|inside|through|out of) (?:\w+ ){1,3}log\b/i.test(words)

/** Whether somebody is in a log of this picture, or what lies in it. */
const hasInside = ({ acts = [], things = [] }: Scene): boolean =>
  acts.some(({ does, how }) =>
    how.some(
      ({ by, what }) =>
        (by === 'in' || by === 'through' || (by === 'from' && does === 'peeps')) &&
        !fromOutside.has(does) &&
        things.some(({ id, prop }) => id === what && prop === 'log'),
    ),
  )

/** Whether two look through one log of this picture, each out of an end. */
const isTunnel = ({ acts = [], things = [] }: Scene): boolean =>
  things.some(
    ({ id, prop }) =>
      prop === 'log' &&
      new Set(
        acts.flatMap(({ who, how }) =>
          how.some(({ by, what }) => by === 'through' && what === id) ? [who] : [],
        ),
      ).size > 1,
  )

/**
 * The pictures of a book in which each log is hollow if one of them has somebody in it, and each music box is without a crank if
 * there is a key.
 */
export function withSameMake(
  scenes: readonly Scene[],
  { things: own = [], told = [] }: MakeEvidence = {},
): readonly Scene[] {
  const all = scenes.flatMap(({ things = [] }) => things)
  const isHollow =
    scenes.some(hasInside) || own.some(({ name }) => isHollowSaid(name)) || told.some(isHollowSaid)
  const isKeyed = all.some(({ prop }) => prop === 'key') || own.some(({ drawn }) => drawn === 'key')
  const madeAs = ({ prop, count }: Thing): Thing['make'] =>
    prop === 'log' && count === 1 && isHollow
      ? scenes.some(isTunnel)
        ? 'tunnel'
        : 'hollow'
      : prop === 'music-box' && isKeyed
        ? 'keyed'
        : undefined
  if (!all.some(madeAs)) return scenes
  return scenes.map((scene) => ({
    ...scene,
    ...(scene.things && {
      things: scene.things.map((thing) => {
        const make = madeAs(thing)
        return make ? { ...thing, make } : thing
      }),
    }),
  }))
}
