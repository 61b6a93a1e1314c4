import { bare, isPainted, one, thingCalled } from './book-things.ts'
import type { Act, BookThing, Scene, Thing } from './scene.ts'
import { nameThing } from './tales/name-thing.ts'

// Two things of one noun and two colors: the yellow cup of the plan, and a blue one.

/**
 * A picture in which a thing is apart that has the noun of a book's thing and another color, if the book has both: its text says the
 * color, too, or the picture has a thing of each color. Else the line only has the color wrong.
 * @param told the text of the page, and of the plan
 */
export function withThingsApart(
  scene: Scene,
  told: string,
  things: readonly BookThing[] | undefined = [],
): Scene {
  const ownOf = ({ id }: Thing) => thingCalled(id, things)
  const isOther = (thing: Thing): boolean => {
    const own = ownOf(thing)
    if (!thing.color || !own?.color || own.drawn !== thing.prop || thing.color === own.color) return false
    if (isPainted(scene, thing)) return false
    const isSaid = saysColor(told, thing.color, thing.id)
    return isSaid || scene.things!.some((each) => each.color === own.color && ownOf(each) === own)
  }
  return scene.things?.some(isOther)
    ? {
        ...scene,
        things: scene.things.map((thing) => (isOther(thing) ? { ...thing, apart: true } : thing)),
      }
    : scene
}

/** Whether a text has a thing by a color: `a blue cup`, `a blue tin cup`. */
function saysColor(told: string, color: string, words: string): boolean {
  const noun = one(bare(words).at(-1) ?? '')
  const said = told.toLowerCase().match(/[a-z-]+/g) ?? []
  return said.some(
    (word, at) =>
      word === color && said.slice(at + 1, at + 3).some((next) => next === noun || next === `${noun}s`),
  )
}

/**
 * Acts in which a book's thing has its color beside another one of that noun: `the cup` beside `the blue cup` is the yellow cup, if the text
 * has a blue one, too.
 */
export function withOwnColors(
  acts: readonly Act[],
  told: string,
  things: readonly BookThing[] | undefined = [],
): Act[] {
  const refs = acts.flatMap(({ who, how }) => [who, ...how.map(({ what }) => what)])
  const colored = (ref: string): string => {
    const own = nameThing(ref).color ? undefined : thingCalled(ref, things)
    const isTwo = refs.some((other) => {
      const { color } = nameThing(other)
      return (
        color !== undefined &&
        color !== own?.color &&
        thingCalled(other, things) === own &&
        saysColor(told, color, other)
      )
    })
    return own?.color && isTwo ? `${own.color} ${ref}` : ref
  }
  return acts.map((act) => ({
    ...act,
    who: colored(act.who),
    how: act.how.map(({ by, what }) => ({ by, what: colored(what) })),
  }))
}
