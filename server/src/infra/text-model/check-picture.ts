import type { Outline } from '@moonpage/storyteller/outline'
import type { Prop, Scene, State } from '@moonpage/storyteller/scene'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { anywhere, holders, isPlaced, placesTold, propOf, sentencesOf, type Sentence } from './told-places.ts'

// Compares a page's sentences with its picture: who is in, on, under or behind something, who is asleep, how a thing is.

type Pictured = { content: string; scene: Scene }
type Compared = { told: readonly Sentence[]; scene: Scene; outline: Outline }

const waking = /(?<!\p{L})(?:woke|wakes?|awoke|wide awake|sat up|got up)(?!\p{L})/iu

const opposites: readonly (readonly [State, State])[] = [
  ['open', 'shut'],
  ['lit', 'out'],
  ['full', 'empty'],
  ['broken', 'mended'],
  ['torn', 'mended'],
]
const isOpposite = (one: State, other: State | undefined): boolean =>
  opposites.some((pair) => one !== other && pair.includes(one) && other !== undefined && pair.includes(other))

const isSamePlace = (one: string, other: string): boolean =>
  one === other || (['in', 'on'].includes(one) && ['in', 'on'].includes(other))
const riding: ReadonlySet<string> = new Set(['climbs', 'rides', 'rows'])

const spoken = (prop: Prop): string => prop.replaceAll('-', ' ')

/** Figures that the page has in a boat or under a table, and the picture beside it. */
function misplaced({ told, scene, outline }: Compared): string[] {
  const { acts = [], things = [], cast } = scene
  return placesTold(told, outline).flatMap(({ who, name, by, prop, text }) => {
    const own = acts.filter((act) => act.who === who)
    if (!cast.some((one) => one.who === who)) return []
    const isAt = (id: string) => things.find((thing) => thing.id === id)?.prop === prop
    const isThere = own.some(({ does, how }) =>
      how.some((one) => isAt(one.what) && (isSamePlace(one.by, by) || riding.has(does))),
    )
    const isIdle = own.every(({ does }) => anywhere.has(does))
    const isHeld = holders.has(prop) && things.some((thing) => thing.prop === prop)
    return isThere || own.some(isPlaced) || !(isIdle || isHeld)
      ? []
      : [
          `The page says “${text}”, and in the picture ${name} is not ${by} the ${spoken(prop)}: say so in a line.`,
        ]
  })
}

const isAsleep = (rest: string): boolean => /^ (?:was|is|lay|fell) (?:\p{L}+ )?asleep(?!\p{L})/u.test(rest)

/** Figures that sleep on the page, and do something else in the picture. */
const sleepless = ({ told, scene: { acts = [], cast }, outline }: Compared): string[] =>
  outline.cast.flatMap(({ who, name }) => {
    const asleep = told.find(
      ({ text, acts: said }) =>
        text.includes(name) &&
        (said.some((act) => act.who === who && act.does === 'sleeps') || isAsleep(text.split(name)[1] ?? '')),
    )
    const own = acts.filter((act) => act.who === who)
    const isShownSo = own.some(({ does }) => does === 'sleeps' || does === 'lies' || does === 'hides')
    return asleep && !isShownSo && cast.some((one) => one.who === who)
      ? [`The page says “${asleep.text}”, and in the picture ${name} is awake.`]
      : []
  })

/** Things that are open on the page, and shut in the picture. */
function otherStates({ told, scene: { acts = [], things = [] }, outline }: Compared): string[] {
  const said = told.flatMap(({ text, acts: all }) =>
    all.flatMap(({ who }) => {
      const { state } = nameThing(who)
      const prop = outline.cast.some((sheet) => sheet.who === who) ? null : propOf(who, outline)
      return state && prop ? [{ text, state, prop }] : []
    }),
  )
  return said.flatMap(({ text, state, prop }) => {
    const changes = said.some((other) => other.prop === prop && other.state !== state)
    const drawn = things.find((thing) => thing.prop === prop)
    const isChanged = acts.some(
      ({ does, how }) =>
        !anywhere.has(does) && how.some(({ by, what }) => by === 'what' && what === drawn?.id),
    )
    return drawn && !changes && !isChanged && isOpposite(state, drawn.state)
      ? [`The page says “${text}”, and in the picture the ${spoken(prop)} is ${drawn.state}.`]
      : []
  })
}

/** What a page says and its picture does not show, in sentences for the model. Says nothing where it is not sure. */
export function findMismatches({ content, scene }: Pictured, outline: Outline): string[] {
  const book = { told: sentencesOf(content, outline), scene, outline }
  return [
    ...new Set([...misplaced(book), ...(waking.test(content) ? [] : sleepless(book)), ...otherStates(book)]),
  ]
}
