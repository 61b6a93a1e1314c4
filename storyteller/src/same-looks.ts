import { coloredName } from './book-things.ts'
import type { FigureSize, Prop, Scene, SceneAct, Thing, ThingColor } from './scene.ts'

// A ball that one line calls red is red in all pictures of the book, and whoever is tiny stays tiny. For books without a plan of
// their things.

const last = <T>(items: readonly T[]): T | undefined => items.at(-1)

/** What lines call a thing in the end: `ball` of `the big red ball`. */
const nounOf = ({ id }: Thing): string =>
  last(
    id
      .split(/ (?=[A-Z])/)[0]!
      .split(' of ')[0]!
      .split(' '),
  )!

/** What a color says of the stuff and not of the thing, or what changes with what is done. */
const colorful: ReadonlySet<Prop> = new Set([
  'bread',
  'puddle',
  'paint-pot',
  'bubble',
  'potato',
  'thread',
  'wool',
])

const isPainting = ({ does }: SceneAct): boolean => does === 'paints' || does === 'draws'

type Known = { thing: Thing; scene: Scene }

const isOne = ({ count, species, prop }: Thing): boolean => count === 1 && !species && prop !== null

/** The one color of all things that are called and drawn alike in a book; undefined if it has two of them, or changes it. */
function colorOf({ prop }: Thing, alike: readonly Known[]): ThingColor | undefined {
  const said = alike.flatMap(({ thing }) => thing.color ?? [])
  const isChanged =
    colorful.has(prop!) ||
    alike.some(
      ({ thing, scene: { acts = [], things = [] } }) =>
        thing.state === 'painted' ||
        thing.state === 'printed' ||
        acts.some((act) => isPainting(act) && act.how.some(({ what }) => what === thing.id)) ||
        things.filter((one) => one.prop === prop).length > 1,
    )
  return !isChanged && new Set(said).size === 1 ? said[0] : undefined
}

function sameColors(scenes: readonly Scene[]): Scene[] {
  const all = scenes.flatMap((scene) => (scene.things ?? []).map((thing): Known => ({ thing, scene })))
  return scenes.map((scene) => ({
    ...scene,
    ...(scene.things && {
      things: scene.things.map((thing) => {
        if (thing.color || thing.says || !isOne(thing)) return thing
        const color = colorOf(
          thing,
          all.filter(({ thing: other }) => other.prop === thing.prop && nounOf(other) === nounOf(thing)),
        )
        return color ? { ...thing, color, name: coloredName(thing, color) } : thing
      }),
    }),
  }))
}

const sizeSaid = ({ size, state }: Thing): FigureSize | undefined =>
  size ?? (state === 'big' || state === 'small' ? state : undefined)

/** Things that lines call big before and after a picture are big in it, too. */
function sameSizes(scenes: readonly Scene[]): Scene[] {
  const said = (some: readonly Scene[], like: Thing) =>
    some.flatMap(({ things = [] }) =>
      things
        .filter((thing) => isOne(thing) && thing.prop === like.prop && nounOf(thing) === nounOf(like))
        .flatMap((thing) => sizeSaid(thing) ?? []),
    )
  return scenes.map((scene, at) => ({
    ...scene,
    ...(scene.things && {
      things: scene.things.map((thing) => {
        if (!isOne(thing) || sizeSaid(thing)) return thing
        const before = last(said(scenes.slice(0, at), thing))
        const after = said(scenes.slice(at + 1), thing)[0]
        return before && before === after ? { ...thing, size: before } : thing
      }),
    }),
  }))
}

/** The size of a figure before and after a picture that does not say it, if both are the same. */
function sizeBetween(who: string, at: number, scenes: readonly Scene[]): FigureSize | undefined {
  const sizes = (some: readonly Scene[]) =>
    some.flatMap(({ cast }) => cast.filter((member) => member.who === who).flatMap(({ size }) => size ?? []))
  const before = last(sizes(scenes.slice(0, at)))
  const after = sizes(scenes.slice(at + 1))[0]
  const isAlways = new Set(sizes(scenes)).size === 1
  return before && (before === after || (isAlways && after === undefined)) ? before : undefined
}

/** The pictures of a book in which each thing has one color, and things and figures the size that they have before and after. */
export const withSameLooks = (scenes: readonly Scene[]): Scene[] =>
  sameSizes(sameColors(scenes)).map((scene, at) => ({
    ...scene,
    cast: scene.cast.map((member) => {
      const size = member.size ?? sizeBetween(member.who, at, scenes)
      return size ? { ...member, size } : member
    }),
  }))
