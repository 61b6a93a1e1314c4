import { thingCalled } from '@moonpage/storyteller/book-things'
import type { Outline } from '@moonpage/storyteller/outline'
import { readFreeLine } from '@moonpage/storyteller/picture-lines/read-free-line'
import type { Act, CastRole, Prop } from '@moonpage/storyteller/scene'
import { nameThing } from '@moonpage/storyteller/tales/name-thing'
import { figuresOf } from './read-acts.ts'

// Where a page's own sentences have its figures, read as picture lines are.

/** A sentence of a page, and what is done in it. */
export type Sentence = { text: string; acts: Act[] }
/** Where a figure is at the end of a page, and the sentence that says so. */
export type ToldPlace = { who: CastRole; name: string; does: string; by: string; prop: Prop; text: string }

const speech = /[“"][^“”"]*[”"]/gu
/** Words of sentences that say what is not so, not yet so, or no longer so. */
const unreal =
  /(?<!\p{L})(?:would|could|might|will|can|must|should|if|when|whenever|until|before|after|had|wanted|want|wants|tried|almost|nearly|not|never|nobody|nothing|no|no one|like|as|than|dream\w*|thought|remember\w*|once|every|used|instead|without|from)(?!\p{L})|n[’']t/iu

const setOf = <T extends string>(words: string): ReadonlySet<T> => new Set(words.split(' ') as T[])
const rests = setOf('sits stands lies sleeps is hides rides kneels crouches')
/** Deeds that end in what they go into. */
const enters = setOf('climbs jumps creeps falls')
const moves = setOf('walks runs jumps creeps tiptoes falls flies swims tumbles chases dances slides')
/** Deeds that are done wherever one is. */
export const anywhere = setOf(
  'looks listens points waves says whispers shouts sings laughs frowns thinks cries shivers stands sits lies cheers claps hums is kneels crouches',
)
/** What one is in, with the rim before the body. */
export const holders = setOf<Prop>('boat raft cart sled nest basket box bathtub barrel bucket')
/** What one does in no boat. */
const aloof = setOf('walks runs jumps climbs creeps tiptoes falls flies swims chases dances sleeps lies')
const still = setOf('stands lies sleeps kneels crouches hides')
const places = setOf('in on under behind before through over between')

const articles = setOf('the a an his her their')
const rested = setOf('sat stood lay slept was')

/** `In the boat sat Moss` in the order of picture lines: `Moss sat in the boat`. */
function inLineOrder(text: string): string {
  const words = text.split(' ')
  const deed = words.findIndex((word, at) => at > 2 && at < 7 && rested.has(word))
  const who = /^(?:\[\[\w+\]\]|\p{Lu}\p{Ll}+)/u.exec(words[deed + 1] ?? '')?.[0]
  const [by = '', article = '', ...nouns] = words.slice(0, Math.max(0, deed))
  const isPlace = /^(?:in|on|under|behind)$/i.test(by) && articles.has(article)
  if (!who || !isPlace || !nouns.every((word) => /^\p{Ll}+$/u.test(word))) return text
  const rest = [words[deed + 1]?.slice(who.length) ?? '', ...words.slice(deed + 2)].join(' ')
  return `${who} ${words[deed]} ${[by.toLowerCase(), article, ...nouns].join(' ')}${rest}`
}

/** A page's sentences that say how it is, without speech. */
export const sentencesOf = (content: string, outline: Outline): Sentence[] =>
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

/** What is drawn for words of a book. */
export const propOf = (words: string, { things = [] }: Outline): Prop | null =>
  thingCalled(words, things)?.drawn ?? nameThing(words).prop

/** Where a figure is at the end of a page. */
function lastPlace(
  { who, name }: Outline['cast'][number],
  told: readonly Sentence[],
  outline: Outline,
): ToldPlace | null {
  let last: ToldPlace | null = null
  for (const { text, acts } of told)
    for (const { does, how } of acts.filter((act) => act.who === who)) {
      const place =
        rests.has(does) || enters.has(does)
          ? how.find(({ by }) => ['in', 'on', 'under', 'behind'].includes(by))
          : undefined
      const prop = place ? propOf(place.what, outline) : null
      const isIn = rests.has(does) || (place?.by === 'in' && prop !== null && holders.has(prop))
      if (isIn && place && prop)
        last = text.includes(name) ? { who, name, does, by: place.by, prop, text } : last
      else if (moves.has(does) || does === 'climbs') last = null
    }
  return last
}

/** Where figures are at the end of a page, as far as its sentences say so. */
export const placesTold = (told: readonly Sentence[], outline: Outline): ToldPlace[] =>
  outline.cast.flatMap((sheet) => lastPlace(sheet, told, outline) ?? [])

/** Whether an act says where somebody is. */
export const isPlaced = ({ how }: Pick<Act, 'how'>): boolean => how.some(({ by }) => places.has(by))

/**
 * The acts of a picture, and those of figures that its page has in or under something: without a line they are there, and they are in a
 * boat that the picture shows.
 * @param silent figures that have no line
 */
export function withPlacesTold(
  acts: readonly Act[],
  content: string,
  outline: Outline,
  silent: readonly CastRole[],
): Act[] {
  const refs = acts.flatMap((act) => [act.who, ...act.how.map(({ what }) => what)])
  const more = placesTold(sentencesOf(content, outline), outline).flatMap((place): Act[] => {
    const { who, by, prop } = place
    const own = acts.filter((act) => act.who === who)
    const shown = refs.find((ref) => propOf(ref, outline) === prop)
    const isHeld = holders.has(prop) && shown !== undefined
    const isHere = own.length > 0 || silent.includes(who)
    const isElsewhere = own.some(
      (act) =>
        isPlaced(act) || act.how.some(({ what }) => propOf(what, outline) === prop) || aloof.has(act.does),
    )
    if (!isHere || isElsewhere || !(isHeld || silent.includes(who))) return []
    const does = still.has(place.does) ? place.does : by === 'in' || by === 'on' ? 'sits' : 'hides'
    return [{ who, does, how: [{ by, what: shown ?? prop }], feels: null }]
  })
  return [...acts, ...more]
}
