import { isLasting, nextGrowth, stateAfter } from './data/thing-states.ts'
import { nameThing, propsNamedIn } from './tales/name-thing.ts'
import { thingWords } from './thing-words.ts'
import {
  thingColors,
  type BookThing,
  type Leaving,
  type Prop,
  type Relation,
  type Scene,
  type SceneAct,
  type Thing,
} from './scene.ts'

// The things that matter in a book look alike on all of its pages: each has its color and size, and is left as the last line
// that touched it said.

/** The words of a name, without articles and whose it is. */
export const bare = (words: string): string[] =>
  words
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\[\[\w{1,12}\]\](?:['’]s)?/g, '')
    .split(/[^a-z'-]+/)
    .filter((word) => word !== '' && !/^(?:the|an?|his|her|their|its|some|my|our)$/.test(word))

/** Without the `s` of many. */
export const one = (word: string): string =>
  word.length > 3 && !word.endsWith('ss') ? word.replace(/s$/, '') : word

/** How well words name a thing of the book: by all of its name, by its noun, or by what it is drawn as. */
function likeness(words: readonly string[], { name, drawn }: BookThing): number {
  const own = bare(name).map(one)
  const said = words.map(one)
  const noun = said.at(-1)
  if (noun === undefined) return 0
  if (own.length > 0 && own.join(' ') === said.slice(-own.length).join(' ')) return 3
  if (own.at(-1) === noun) return 2
  return nameThing(words.join(' ')).prop === drawn ? 1 : 0
}

/** The thing of the book that a line means; of two boxes the one whose color it says, or else the first. */
export function thingCalled(words: string, things: readonly BookThing[]): BookThing | undefined {
  const said = bare(words)
  const found = things.map((thing) => ({
    thing,
    likeness: likeness(said, thing),
    isSaid: Number(thing.color !== undefined && said.includes(thing.color)),
  }))
  const [best] = found.toSorted((a, b) => b.likeness - a.likeness || b.isSaid - a.isSaid)
  return best && best.likeness > 0 ? best.thing : undefined
}

/** Whether a text names a thing: by a word that everybody has for it, or by what the book calls it. */
export function isThingNamed(text: string, prop: Prop, things: readonly BookThing[] = []): boolean {
  if (propsNamedIn(text).has(prop)) return true
  const words = new Set(thingWords(text).map(one))
  return things.some(({ name, drawn }) => drawn === prop && words.has(one(bare(name).at(-1) ?? '')))
}

/** Whether a thing is another one than the book's, whose color may have changed to that by now. */
const isApart = ({ apart, color }: Thing, now: Looks): boolean => apart === true && color !== now.color

/**
 * What a book calls something that is drawn as a prop, without an article: `sail` of a sail that is drawn as a blanket. Of several the one
 * that the text names.
 */
export function calledInBook(prop: Prop, things: readonly BookThing[] = [], text = ''): string {
  const own = things.filter(({ drawn }) => drawn === prop)
  const words = new Set(thingWords(text).map(one))
  const named = own.find(({ name }) => words.has(one(bare(name).at(-1) ?? ''))) ?? own[0]
  return named ? named.name.toLowerCase().replace(/^(?:the|an?) /, '') : prop
}

type Looks = Pick<BookThing, 'color' | 'state'> & Pick<Thing, 'filling'>
type Known = ReadonlyMap<BookThing, Looks>

/** Where somebody is who does nothing to a thing. */
const around: ReadonlySet<Relation> = new Set(['from', 'beside', 'before', 'behind'])

const touches = ({ how }: SceneAct, id: string): boolean =>
  how.some(({ by, what }) => what === id && !around.has(by))

/** Whether a picture says that a thing gets another color. */
export const isPainted = ({ acts = [] }: Scene, { id, state }: Thing): boolean =>
  state === 'painted' || acts.some((act) => act.does === 'paints' && touches(act, id))

const grows = ({ acts = [] }: Scene, id: string): SceneAct | undefined =>
  acts.find(({ who, does }) => who === id && does === 'grows')

/** What a picture puts into a vessel. */
function putInto({ acts = [], things = [] }: Scene, vessel: string): Thing['filling'] {
  const into = acts.filter(
    ({ does, how }) => does !== 'pours' && how.some(({ by, what }) => by === 'in' && what === vessel),
  )
  const refs = into.flatMap(({ who, how }) => [
    who,
    ...how.flatMap(({ by, what }) => (by === 'what' ? [what] : [])),
  ])
  return things.find(({ id, prop }) => refs.includes(id) && prop !== null && id !== vessel)?.prop ?? undefined
}

/** How a thing looks in a picture whose line says nothing else, and from then on. */
function looksIn(scene: Scene, thing: Thing, before: Looks): Looks {
  const growth = grows(scene, thing.id)
  const state =
    (isLasting(thing.state) && !isWorn(scene, thing.id) ? thing.state : undefined) ??
    (growth ? stateAfter(growth.leaves ?? nextGrowth(before.state), before.state) : before.state)
  const color = isPainted(scene, thing) ? (thing.color ?? before.color) : before.color
  const isEmpty = state === 'empty'
  const filling = (!isEmpty && thing.filling) || putInto(scene, thing.id) || (!isEmpty && before.filling)
  return { ...(color && { color }), ...(state && { state }), ...(filling && { filling }) }
}

/** What is on a head is upside down only there. */
const isWorn = ({ acts = [] }: Scene, id: string): boolean =>
  acts.some((act) => act.does === 'wears' && touches(act, id))

/** What a deed leaves a thing as from the next picture on. */
const leftIn = ({ acts = [] }: Scene, id: string): Leaving | undefined =>
  acts.find((act) => act.leaves && act.does !== 'grows' && (act.who === id || touches(act, id)))?.leaves

/**
 * How the things of a book look after earlier pictures.
 * @param before the pictures as their lines say them
 */
export function looksAfter(before: readonly Scene[], things: readonly BookThing[]): Known {
  const known = new Map<BookThing, Looks>(things.map((thing) => [thing, thing]))
  for (const scene of before)
    for (const drawn of scene.things ?? []) {
      const thing = thingCalled(drawn.id, things)
      if (!thing || thing.drawn !== drawn.prop || isApart(drawn, known.get(thing)!)) continue
      const left = leftIn(scene, drawn.id)
      const { state, ...looks } = looksIn(scene, drawn, known.get(thing)!)
      // What something was put into is empty no more.
      const now = state === 'empty' && looks.filling ? 'full' : state
      const after = left ? stateAfter(left, now) : now
      known.set(thing, { ...looks, ...(after && { state: after }) })
    }
  return known
}

const isColor = (word: string): boolean => thingColors.some((color) => color === word)

/** How many words of its own a thing's name has, without whose it is: two of `treasure box`, one of `captain's hat` or `old box`. */
function ownWords(words: readonly string[], { name }: BookThing): number {
  const own = bare(name)
  const noun = own
    .slice(own.findLastIndex((word) => word.endsWith("'s")) + 1)
    .filter((word) => !isQuality(word))
  return words.slice(-noun.length).join(' ') === noun.join(' ') ? noun.length : 1
}
const isQuality = (word: string): boolean =>
  isColor(word) ||
  /^(?:old|new|little|big|small|tiny|huge|lost)$/.test(word) ||
  nameThing(`${word} box`).state !== undefined

/**
 * `the kite` as `the red kite`, `the watering can` as `the red watering can`, `the treasure box` as `the red treasure box`.
 * @param own the thing of the book, whose name may have several words
 */
export function coloredName(
  { name, prop }: Pick<Thing, 'name' | 'prop'>,
  color: string | undefined,
  own?: BookThing,
): string {
  if (!color) return name
  const words = name.split(' ').filter((word) => !isColor(word))
  const noun = prop?.split('-').length ?? 1
  const pair = words.slice(-noun).join('-') === prop ? noun : 1
  const at = -Math.max(pair, own ? ownWords(words, own) : 1)
  return [...words.slice(0, at), color, ...words.slice(at)].join(' ')
}

/** Whether a picture shows something out of the earth in which it was planted: dug out, in the hands, beside something. */
const isOut = ({ acts = [] }: Scene, id: string): boolean =>
  acts.some(
    ({ who, does, how, leaves }) =>
      (who === id &&
        (does === 'lies' || does === 'stands') &&
        how.some(({ by }) => by === 'beside' || by === 'before')) ||
      (leaves !== 'planted' &&
        unearthing.has(does) &&
        how.some(({ by, what }) => by === 'what' && what === id) &&
        !how.some(({ by }) => by === 'in')),
  )
const unearthing: ReadonlySet<string> = new Set([
  'digs',
  'holds',
  'lifts',
  'takes',
  'finds',
  'shows',
  'gives',
  'carries',
])

function dressedThing(scene: Scene, thing: Thing, own: BookThing, before: Looks): Thing {
  const { color, state, filling } = looksIn(scene, thing, before)
  const { state: said, size: saidSize, color: _, ...rest } = thing
  const size = saidSize ?? (said === 'big' || said === 'small' ? undefined : own.size)
  const isHidden = state === 'planted' && isOut(scene, thing.id)
  const isKept = said === undefined && thing.count === 1 && !isHidden
  return {
    ...rest,
    name: thing.says ? thing.name : coloredName(thing, color, own),
    ...(isKept ? state && { state } : said && { state: said }),
    // What is full is full of what was put in.
    ...((isKept ? state : said) === 'full' && filling && { filling }),
    ...(size && { size }),
    ...(color ? { color } : thing.color && !own.color && { color: thing.color }),
  }
}

const lamps = {
  lantern: ['lantern', 'candle'],
  campfire: ['campfire'],
  lamp: ['lamp', 'candle', 'lantern'],
} as const

/**
 * A picture in which the things of the book look as the plan says, and are as they were left: a lantern that was put out on page
 * 4 is out on page 5.
 * @param before earlier pictures, as their lines say them
 */
export function withBookThings(
  scene: Scene,
  before: readonly Scene[],
  things: readonly BookThing[] | undefined,
): Scene {
  if (!things || things.length === 0) return scene
  const known = looksAfter(before, things)
  const drawn = scene.things?.map((thing) => {
    const own = thingCalled(thing.id, things)
    const isOwn = own && own.drawn === thing.prop && !isApart(thing, known.get(own)!)
    return isOwn ? dressedThing(scene, thing, own, known.get(own)!) : thing
  })
  return { ...scene, ...(drawn && { things: drawn }), light: lightLeft(scene, drawn ?? [], known) }
}

/** The sky in place of a lantern that is out. */
function lightLeft({ light, place }: Scene, drawn: readonly Thing[], known: Known): Scene['light'] {
  const sources: readonly string[] | undefined =
    light === 'lantern' || light === 'campfire' || (light === 'lamp' && place !== 'bedside')
      ? lamps[light]
      : undefined
  if (!sources) return light
  const isSource = (prop: string | null) => prop !== null && sources.includes(prop)
  const here = drawn.filter(({ prop }) => isSource(prop))
  const kept = [...known].filter(([{ drawn: prop }]) => isSource(prop)).map(([, looks]) => looks)
  const all = here.length > 0 ? here : kept
  return all.length > 0 && all.every(({ state }) => state === 'out') ? 'sky' : light
}
