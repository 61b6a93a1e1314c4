import { beforeVerbs, withObject, withoutObject } from '../data/act-words.ts'
import { bodyWords, spotOfPlace, unseen } from '../data/line-words.ts'
import { stuffNamed } from '../data/fillings.ts'
import type { Act, Action, Relation } from '../scene.ts'
import { nameThing, vesselIn } from '../tales/name-thing.ts'
import { isShore } from './drifting.ts'
import { openings, particles, phrasesOf, withReceiver } from './line-phrases.ts'
import { articles, isAdverb, pronouns, type Reading } from './line-tokens.ts'
import type { VerbForm } from './verb-forms.ts'

/** Actions whose object follows a word: `looks what star` is `looks at star`. */
const linked: Readonly<Partial<Record<Action, Relation>>> = {
  looks: 'at',
  points: 'at',
  listens: 'to',
  laughs: 'at',
  reaches: 'to',
  peeps: 'at',
  frowns: 'at',
  bows: 'to',
}
/** To whom, where the object is a figure. */
const told: ReadonlySet<Action> = new Set(['says', 'whispers', 'shouts', 'sings', 'waves', 'reads', 'hums'])
const leading: ReadonlySet<string> = new Set(
  'up down out away back forward together along again off over'.split(' '),
)
const vessels: ReadonlySet<string> = new Set(
  'bowl cup plate basket jar bucket sack box pot pan spoon barrel bag mug'.split(' '),
)

const levels: readonly string[] = ['full', 'half', 'empty', 'big', 'small']

/** `bowl of soup` as the full bowl of soup. */
const filledWith = (vessel: readonly string[], of: readonly string[]): string =>
  [
    ...(vessel.some((word) => levels.includes(word)) ? [] : ['full']),
    ...vessel.slice(-3),
    'of',
    ...of.slice(-2),
  ].join(' ')

/** Where at a thing somebody is: nothing is drawn for it. */
const sides: ReadonlySet<string> = new Set([
  'edge',
  'side',
  'shore',
  'bank',
  'rim',
  'foot',
  'middle',
  'center',
])

/** `captain`, `'s` as one word. */
const withOwners = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const isOwner = words[at + 1] === "'s" && !articles.has(word) && !pronouns.has(word) && word !== 'of'
    return isOwner ? [`${word}'s`] : [word]
  })

/** The words of a thing without articles. */
function thingOf(words: readonly string[]): string {
  const bare = withOwners(words).filter(
    (word) => !articles.has(word) && !pronouns.has(word) && !isAdverb(word),
  )
  const vessel = vesselIn(bare)
  if (vessel) return filledWith(vessel.words, vessel.of)
  // `at the edge of the pond`.
  if (sides.has(bare[0] ?? '') && bare[1] === 'of' && bare.length > 2) return thingOf(bare.slice(2))
  // `the window of the house`.
  const of = bare.indexOf('of')
  if (of > 0 && openings.has(bare[of - 1]!)) return bare.slice(0, of).join(' ')
  while (leading.has(bare[0] ?? '')) bare.shift()
  while (bare.length > 0 && (particles.has(bare.at(-1)!) || bare.at(-1) === 'of')) bare.pop()
  return bare.slice(-5).join(' ')
}

/** What a phrase refers to: figures, or a thing; empty for what no picture shows. */
function refsIn(
  words: readonly string[],
  who: readonly string[],
  { figures, isFigure, it, own }: Reading,
): string[] {
  const others = words.filter((word, at) => isFigure(word) && words[at + 1] !== "'s" && !who.includes(word))
  if (others.length > 0) return others
  const owner = words.find(isFigure)
  const last = words.at(-1) ?? ''
  if (bodyWords.has(last)) return owner && !who.includes(owner) ? [owner] : []
  const [only] = words
  if (it !== null && only === 'it' && words.length === 1) return [it]
  if (words.length === 1 && only && pronouns.has(only)) {
    const form = { her: 'she', him: 'he', he: 'he', she: 'she' }[only]
    const other =
      form &&
      (figures.find((each) => each.pronouns === form && !who.includes(each.ref)) ??
        figures.find(({ ref }) => !who.includes(ref)))
    return other ? [other.ref] : []
  }
  if (words.join(' ') === 'each other') return []
  const thing = thingOf(words.filter((word) => !isFigure(word)))
  const noun = thing.split(' ').at(-1)!
  if (thing === '') return []
  // `the other half` of what was spoken of.
  if (noun === 'half' && it !== null) return [`other half ${it.split(' ').at(-1)!}`]
  if (own.has(noun) || vesselIn(thing.split(' '))) return [thing]
  return unseen.has(noun) ? [] : [spotOfPlace.get(noun) ?? thing]
}

export function howOf(
  rest: readonly string[],
  who: readonly string[],
  form: VerbForm,
  reading: Reading,
): Act['how'] & { does?: Action } {
  let { does } = form
  const phrases = withReceiver(phrasesOf(rest), does, reading)
  // `looks down the well`.
  if (does === 'looks' && rest[0] === 'down' && phrases[0]?.by === 'on') phrases[0].by = 'in'
  // `covers her ears`.
  const covered = does === 'covers' && rest.map((word) => coveredAs[word]).find(Boolean)
  if (covered) return Object.assign(howOf([], who, { ...form, does: covered }, reading), { does: covered })
  const hasObject = phrases.some(({ by, words }) => by === 'what' && refsIn(words, who, reading).length > 0)
  does = (hasObject ? withObject[form.base] : withoutObject[form.base]) ?? does
  // `hides the key under the rug`.
  if (form.base === 'hide' && hasObject && phrases.some(({ by }) => by === 'in' || by === 'under'))
    does = 'lays'
  if (shaken.has(form.base) && phrases.some(({ by, words }) => by === 'what' && words.includes('bell')))
    does = 'rings'
  const how = phrases.flatMap(({ by: at, words }) => {
    const said = at === 'on' && isShore(words) ? 'at' : at
    // Over a roof is not over the ground.
    if (said === 'over' && aloft.has(does) && /^roofs?$/.test(words.at(-1) ?? ''))
      return [{ by: 'in' as const, what: 'sky' }]
    const of = words.indexOf('of')
    // `the string of the kite` goes to the kite.
    if (said === 'what' && of > 0 && cords.has(words[of - 1]!) && isOneThing(words.slice(of + 1).join(' ')))
      return [
        ...refsIn(words.slice(0, of), who, reading).map((what) => ({ by: 'what' as const, what })),
        ...refsIn(words.slice(of + 1), who, reading).map((what) => ({ by: 'from' as const, what })),
      ]
    const and = words.indexOf('and')
    const groups = and > 0 ? [words.slice(0, and), words.slice(and + 1)] : [words]
    const isFlown = (does === 'flies' || does === 'rides') && said === 'on' && words.at(-1) === 'carpet'
    // What is lifted, or has something under it, is no floor.
    const isLifted = (said === 'what' || said === 'under' || said === 'from') && words.at(-1) === 'carpet'
    const refs = isFlown
      ? ['carpet']
      : isLifted && groups.length === 1
        ? [thingOf(words)]
        : groups.flatMap((group) => liquidIn(group, does) ?? refsIn(group, who, reading))
    const isFigure = refs[0] !== undefined && reading.isFigure(refs[0])
    const by =
      said === 'what' ? (form.by ?? linked[does] ?? (isFigure && told.has(does) ? 'to' : 'what')) : said
    return (by === 'what' ? refs.slice(0, 1) : refs).map((what) => seenAs(does, by, what))
  })
  // `taps on the window`.
  if (form.base === 'tap' && how.some(({ what }) => openings.has(what.split(' ').at(-1)!))) does = 'knocks'
  // `tugs on the rope`, `pulls at the rope`.
  const isTugged = does === 'pulls' && !how.some(({ by }) => by === 'what')
  const tugged = isTugged ? how.find(({ by }) => by === 'on' || by === 'at') : undefined
  if (tugged) tugged.by = 'what'
  const seen = withVessel(how, does).filter(({ by, what }) => what !== 'far' || !near.has(by))
  return Object.assign(seen, does === form.does ? {} : { does })
}

/** What is covered with both hands. */
const coveredAs: Readonly<Record<string, Action>> = {
  ear: 'covers-ears',
  ears: 'covers-ears',
  eye: 'covers-eyes',
  eyes: 'covers-eyes',
  face: 'covers-eyes',
}
/** What one does to a bell that rings. */
const shaken: ReadonlySet<string> = new Set(['shake', 'swing', 'play', 'sound', 'strike'])

/** Deeds that are done up there. */
const aloft: ReadonlySet<Action> = new Set(['flies', 'hangs', 'shines'])

/** Words that no far place has: whoever sleeps on the hill is there. */
const near: ReadonlySet<string> = new Set(['on', 'in', 'under', 'beside', 'before', 'over', 'through'])

/** `eats soup from the bowl` as the full bowl. */
function withVessel(how: Act['how'], does: Action): Act['how'] {
  const vessel = how.find(({ by, what }) => by === 'from' && vessels.has(what.split(' ').at(-1) ?? ''))
  if (!vessel || (does !== 'eats' && does !== 'drinks')) return how
  return [
    { by: 'what', what: eatenFrom(vessel.what, how.find(({ by }) => by === 'what')?.what) },
    ...how.filter(({ by }) => by !== 'what' && by !== 'from'),
  ]
}

/** What is poured, stirred or drunk is seen, though water and milk are no things elsewhere. */
const liquidIn = (words: readonly string[], does: Action): string[] | null => {
  const noun = words.at(-1) ?? ''
  const stuff = pouring.has(does) && words.length < 4 ? stuffNamed(noun) : undefined
  return stuff && unseen.has(noun) ? [noun] : null
}
const pouring: ReadonlySet<Action> = new Set(['pours', 'drinks', 'stirs', 'eats', 'drops', 'carries'])

/** `bowl` and `soup` as the full bowl of soup. */
const eatenFrom = (vessel: string, what: string | undefined): string => {
  const noun = what?.split(' ').at(-1)
  const full = `full ${vessel.replace(/^full /, '')}`
  return noun && !full.includes(' of ') && nameThing(`bowl of ${noun}`).filling ? `${full} of ${noun}` : full
}

/** One looks at stars in the sky, and with what one looks through. */
function seenAs(does: Action, by: Relation, what: string): Act['how'][number] {
  const noun = what.split(' ').at(-1) ?? ''
  if (noun === 'branch' && (by === 'what' || by === 'with')) return { by, what: `${what.slice(0, -6)}stick` }
  if (does === 'looks' && by === 'through' && eyepieces.has(noun)) return { by: 'with', what }
  return (does === 'looks' || does === 'points') && by === 'at' && noun === 'star'
    ? { by, what: 'sky' }
    : { by, what }
}

/** What goes to something else. */
const cords: ReadonlySet<string> = new Set(['rope', 'string', 'thread', 'cord', 'leash', 'ribbon'])

const isOneThing = (words: string): boolean => {
  const { prop, species, count } = nameThing(words)
  return count === 1 && (species !== undefined || (prop !== null && prop !== 'string-lights'))
}

const eyepieces: ReadonlySet<string> = new Set(['telescope', 'spyglass', 'magnifying-glass', 'glass'])

/** Things that do the same as the figures of a clause: `[[hero]] and the babies lie in bed`. */
function thingsBeside(words: readonly string[], isFigure: Reading['isFigure']): string[] {
  const parts: string[][] = [[]]
  for (const word of words) {
    if (word === 'and' || word === '&') parts.push([])
    else parts.at(-1)!.push(word)
  }
  return parts.flatMap((part) => {
    const thing = part.some(isFigure) ? '' : thingOf(part.filter((word) => !beforeVerbs.has(word)))
    const { prop, species } = nameThing(thing)
    return thing !== '' && !bodyWords.has(thing) && (prop !== null || species !== undefined) ? [thing] : []
  })
}

/** Who a clause is about: figures, or a thing. */
export function subjectsOf(
  words: readonly string[],
  before: readonly string[],
  { figures, isFigure }: Reading,
): string[] {
  const named = words.filter((word, at) => isFigure(word) && words[at + 1] !== "'s")
  if (named.length > 0) return [...named, ...thingsBeside(words, isFigure)]
  if (words.some((word) => ['they', 'both', 'everyone', 'all'].includes(word)))
    return before.length > 1 ? [...before] : figures.slice(0, 2).map(({ ref }) => ref)
  const pronoun = words.find((word) => word === 'she' || word === 'he')
  if (pronoun)
    return before.length > 0
      ? [...before]
      : figures
          .filter((each) => each.pronouns === pronoun)
          .slice(0, 1)
          .map(({ ref }) => ref)
  const thing = thingOf(words.filter((word) => !isFigure(word) && !beforeVerbs.has(word)))
  if (thing === '' || bodyWords.has(thing)) {
    const owner = words.find(isFigure)
    return owner ? [owner] : [...before]
  }
  return [thing]
}
