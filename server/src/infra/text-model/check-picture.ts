import { thingCalled } from '@moonpage/storyteller/book-things'
import type { Outline } from '@moonpage/storyteller/outline'
import { readFreeLine } from '@moonpage/storyteller/picture-lines/read-free-line'
import type { Act, Prop, Scene, SceneAct, State } from '@moonpage/storyteller/scene'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { figuresOf } from './read-acts.ts'

// Compares a page's sentences with its picture: who is in, on, under or behind something, who is asleep, how a thing is.

type Sentence = { text: string; acts: Act[] }
type Pictured = { content: string; scene: Scene }
type Compared = { told: readonly Sentence[]; scene: Scene; outline: Outline }

const speech = /[“"][^“”"]*[”"]/gu
/** Words of sentences that say what is not so, not yet so, or no longer so. */
const unreal =
  /(?<!\p{L})(?:would|could|might|will|can|must|should|if|when|whenever|until|before|after|had|wanted|want|wants|tried|almost|nearly|not|never|nobody|nothing|no|no one|like|as|than|dream\w*|thought|remember\w*|once|every|used|instead|without|from)(?!\p{L})|n[’']t/iu
const waking = /(?<!\p{L})(?:woke|wakes?|awoke|wide awake|sat up|got up)(?!\p{L})/iu

const setOf = <T extends string>(words: string): ReadonlySet<T> => new Set(words.split(' ') as T[])
const rests = setOf('sits stands lies sleeps is hides rides kneels crouches')
/** Deeds that end in what they go into. */
const enters = setOf('climbs jumps creeps falls')
const moves = setOf('walks runs jumps creeps tiptoes falls flies swims tumbles chases dances slides')
/** Deeds that are done wherever one is. */
const anywhere = setOf(
  'looks listens points waves says whispers shouts sings laughs frowns thinks cries shivers stands sits lies cheers claps hums is kneels crouches',
)
const holders = setOf<Prop>('boat raft cart sled nest basket box bathtub barrel bucket')
const places = setOf('in on under behind through over between')

const opposites: readonly (readonly [State, State])[] = [
  ['open', 'shut'],
  ['lit', 'out'],
  ['full', 'empty'],
  ['broken', 'mended'],
  ['torn', 'mended'],
]
const isOpposite = (one: State, other: State | undefined): boolean =>
  opposites.some((pair) => one !== other && pair.includes(one) && other !== undefined && pair.includes(other))

const spoken = (prop: Prop): string => prop.replaceAll('-', ' ')

/** `In the boat sat Moss` in the order of picture lines: `Moss sat in the boat`. */
const inLineOrder = (text: string): string =>
  text.replace(
    /^((?:in|on|under|behind) (?:the|a|an|his|her|their) [\p{Ll} ]{3,20}?) (sat|stood|lay|slept|was) (\[\[\w+\]\]|\p{Lu}\p{Ll}+)/iu,
    (_, place: string, deed: string, who: string) => `${who} ${deed} ${place.toLowerCase()}`,
  )

/** A page's sentences that say how it is, without speech. */
const sentencesOf = (content: string, outline: Outline): Sentence[] =>
  content
    .replace(/([^.!?”"\n])\n(?=\S)/g, '$1 ')
    .replace(speech, ' ')
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !unreal.test(text))
    .map((text) => ({
      text,
      acts: readFreeLine(
        inLineOrder(text),
        figuresOf(outline),
        [],
        (outline.things ?? []).map(({ name }) => name),
      ),
    }))

const propOf = (words: string, { things = [] }: Outline): Prop | null =>
  thingCalled(words, things)?.drawn ?? nameThing(words).prop

/** Where a figure is at the end of a page. */
function lastPlace(who: string, name: string, { told, outline }: Compared) {
  let last: { by: string; prop: Prop; text: string } | null = null
  for (const { text, acts } of told)
    for (const { does, how } of acts.filter((act) => act.who === who)) {
      const place =
        rests.has(does) || enters.has(does)
          ? how.find(({ by }) => ['in', 'on', 'under', 'behind'].includes(by))
          : undefined
      const prop = place ? propOf(place.what, outline) : null
      const isIn = rests.has(does) || (place?.by === 'in' && prop !== null && holders.has(prop))
      if (isIn && place && prop) last = text.includes(name) ? { by: place.by, prop, text } : last
      else if (moves.has(does) || does === 'climbs') last = null
    }
  return last
}

const isPlaced = ({ how }: SceneAct): boolean => how.some(({ by }) => places.has(by))
const isSamePlace = (one: string, other: string): boolean =>
  one === other || (['in', 'on'].includes(one) && ['in', 'on'].includes(other))

/** Figures that the page has in a boat or under a table, and the picture beside it. */
function misplaced(book: Compared): string[] {
  const { acts = [], things = [], cast } = book.scene
  return book.outline.cast.flatMap(({ who, name }) => {
    const place = lastPlace(who, name, book)
    const own = acts.filter((act) => act.who === who)
    if (!place || !cast.some((one) => one.who === who)) return []
    const { by, prop, text } = place
    const isAt = (id: string) => things.find((thing) => thing.id === id)?.prop === prop
    const isThere = own.some(({ does, how }) =>
      how.some((one) => isAt(one.what) && (isSamePlace(one.by, by) || does === 'climbs' || does === 'rides')),
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
