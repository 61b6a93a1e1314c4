import { fillFriend } from '@moonpage/contract/fact-kinds'
import { companionPlaceholder } from '@moonpage/contract/names'
import type { AgeGroup } from '@moonpage/contract/story-input'
import { randomFrom, type Random } from '../random.ts'
import type { CharacterSheet } from '../scene.ts'
import type { Tale } from '../tales/format.ts'
import { withoutMarks } from '../tales/grammar.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import { typeset } from '../typeset.ts'
import type { Fact, KnownFact, Recall, SeriesSoFar } from './fact.ts'
import { questions } from './question-words.ts'
import {
  friendHelps,
  friendInMind,
  friendOnTheWay,
  gatherings,
  introductions,
  lastOpenings,
  openings,
  thingHelps,
  thingOnTheWay,
  usesOfThings,
} from './recall-words.ts'

/** So many books a fact rests after one has taken it up, while there are others. */
const restingBooks = 2

type Planned = {
  series: SeriesSoFar
  tale: Tale
  book: TaleBook
  cast: readonly CharacterSheet[]
  age: AgeGroup
  seed: string
  /** What the child is afraid of. */
  forbidden: RegExp | null
}

/** What a book has because it belongs to a series. */
export type Recalled = {
  recalls: Recall[]
  /** The cast with the friends who come back. */
  cast: CharacterSheet[]
  /** Nouns of things that stand by the bed. */
  kept: string[]
  /** The question that this book leaves open. */
  question: Fact | null
}

type Friend = KnownFact & { friend: NonNullable<Fact['friend']> }
const isFriend = (fact: KnownFact): fact is Friend => fact.kind === 'friend' && fact.friend !== undefined

const fullName = ({ name, species }: Friend['friend']) => (species ? `${name} the ${species}` : name)
const lastWord = (words: string) => words.split(' ').at(-1) ?? words

/** The fact as a story says it; `[[friend]]` with or without the kind. */
const laterOf = (fact: KnownFact, isFull: boolean): string =>
  isFriend(fact) ? fillFriend(fact.later, isFull ? fullName(fact.friend) : fact.friend.name) : fact.later

/** Whether the tale itself has somebody or something of this kind, so that one would be taken for the other. */
function isInTale(fact: KnownFact, { book }: Pick<Planned, 'book'>): boolean {
  const word = isFriend(fact) ? lastWord(fact.friend.species || fact.friend.name) : fact.thing?.noun
  if (!word || ['blanket', 'pillow'].includes(word)) return false
  const said = new Set(
    [book.title, ...book.pages.map(({ text }) => text)].flatMap((text) => text.toLowerCase().split(/[^a-z]/)),
  )
  return said.has(word.toLowerCase()) || said.has(`${word.toLowerCase()}s`)
}

const isResting = ({ used }: KnownFact, { book }: SeriesSoFar) => used !== null && book - used <= restingBooks

/** Facts that the book can take up: rested ones first, of these the ones that were never used, and the newest. */
function inOrder(planned: Omit<Planned, 'cast'>, random: Random): KnownFact[] {
  const { series, forbidden } = planned
  const rank = (fact: KnownFact) =>
    (isInTale(fact, planned) ? 10_000 : 0) +
    (isResting(fact, series) ? 1000 : 0) +
    (fact.used === null ? 0 : 100 + fact.used) -
    fact.book
  return random
    .shuffle(series.facts)
    .filter((fact) => fact.kind !== 'question')
    .filter((fact) => !forbidden?.test(`${fact.later} ${isFriend(fact) ? fullName(fact.friend) : ''}`))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** Whether a tale suits the series: it has room for two facts that have rested, one of them a friend or a thing, and for no doubles. */
export function suitsSeries(planned: Omit<Planned, 'cast'>): boolean {
  const fresh = planned.series.facts.filter(
    (fact) => fact.kind !== 'question' && !isResting(fact, planned.series) && !isInTale(fact, planned),
  )
  const { tale, book } = planned
  const third = tale.other && lastWord(withoutMarks(book.voice.say(`{${tale.other}}`)))
  const isDouble = planned.series.facts.some(
    (fact) => isFriend(fact) && lastWord(fullName(fact.friend)) === third,
  )
  return !isDouble && fresh.length >= 2 && fresh.some((fact) => isFriend(fact) || fact.thing)
}

/** The last page that is not after a beat; at least the first one, and never the last of the book. */
function pageBefore({ pages }: TaleBook, beat: number): number {
  const at = pages.findLastIndex(({ laid }) => laid.beats.every((one) => one <= beat))
  return Math.min(Math.max(at, 0), pages.length - 2) + 1
}

/** Another wording in each book. */
const turn = (wordings: readonly string[], { world, book }: SeriesSoFar): string =>
  wordings[(book + world.length) % wordings.length] ?? ''

/** Stands for what is filled in after the voice has spoken, because names may have placeholders in them. */
const gap = (at: number) => String.fromCodePoint(0xe100 + at)

/** Says a wording in the voice of the book. */
function sayer({ book: { voice }, series }: Planned) {
  return (words: string, fact?: KnownFact, more: Readonly<Record<string, string>> = {}): string => {
    const friend = fact && isFriend(fact) ? fact.friend : null
    const names: Readonly<Record<string, string>> = {
      world: series.world,
      ...(friend && { old: fullName(friend), name: friend.name, species: `the ${friend.species}` }),
      ...more,
    }
    const slots = Object.keys(names)
    const thing = fact?.thing ? `{his} ${fact.thing.noun}` : ''
    const asked = words
      .replaceAll('{thing}', thing)
      .replaceAll(/\{(\w+)\}/g, (slot, name: string) => (name in names ? gap(slots.indexOf(name)) : slot))
    const said = typeset(withoutMarks(voice.say(asked)))
    return slots.reduce((text, name, at) => text.replaceAll(gap(at), typeset(names[name] ?? '')), said)
  }
}

const wayWith = (fact: KnownFact) =>
  isFriend(fact) ? friendOnTheWay : thingOnTheWay[usesOfThings[lastWord(fact.thing?.noun ?? '')] ?? '']

/** Whatever helps the plot on: on the way, where the tale has one, else where it is at its lowest. */
function chooseNeeded(facts: readonly KnownFact[], { tale, book }: Planned) {
  const able = facts.filter((fact) => isFriend(fact) || fact.thing)
  const { way, isAlone } = tale.recalls
  const onTheWay = way === null ? undefined : able.find((fact) => wayWith(fact))
  const words = onTheWay && wayWith(onTheWay)
  if (way !== null && onTheWay && words)
    return { fact: onTheWay, words, page: pageBefore(book, way), isHere: true }
  const [fact] = able
  if (!fact) return null
  const atTheLowest = isFriend(fact) ? (isAlone ? friendInMind : friendHelps) : thingHelps
  return { fact, words: atTheLowest, page: pageBefore(book, 5), isHere: !isAlone }
}

/** A role for somebody who comes back, if the cast has room. */
function joinCast(cast: readonly CharacterSheet[], fact: KnownFact): CharacterSheet | null {
  const sheet = isFriend(fact) ? fact.friend.sheet : null
  const who = (['subject', 'helper'] as const).find((role) => cast.every((one) => one.who !== role))
  return sheet && who ? { ...sheet, who, name: isFriend(fact) ? fact.friend.name : sheet.name } : null
}

const shownAs = (sheet: CharacterSheet | null) =>
  sheet && (sheet.who === 'helper' || sheet.who === 'subject') ? { shows: sheet.who } : {}

const listed = (names: readonly string[]): string =>
  names.length < 3 ? names.join(' and ') : `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`

/** Plans what a book takes up of the books before it: one fact in passing, one that its plot needs, at most one open question. */
export function planRecalls(planned: Planned): Recalled {
  const { series, age, seed, book } = planned
  const random = randomFrom(`${seed}|recalls`)
  const say = sayer(planned)
  const facts = inOrder(planned, random)
  const cast = [...planned.cast]
  const recalls: Recall[] = []
  const last = book.pages.length

  const needed = chooseNeeded(facts, planned)
  const others = facts.filter(({ id }) => id !== needed?.fact.id)
  // Somebody and something, if there are both.
  const passing =
    others.find(({ kind }) => (kind === 'friend') !== (needed?.fact.kind === 'friend')) ?? others[0]

  const isNew = (fact: KnownFact | undefined) =>
    fact !== undefined && isFriend(fact) && fact.used === null && fact.friend.species !== ''
  const introduce = (fact: KnownFact) => say(turn(introductions[age], series), fact)
  const first = [
    say(turn((series.isLast ? lastOpenings : openings)[age], series)),
    needed && isNew(needed.fact) ? introduce(needed.fact) : '',
    passing && isNew(passing) ? introduce(passing) : '',
    passing ? laterOf(passing, !isNew(passing)) : '',
  ]
  recalls.push({
    use: 'passing',
    facts: passing ? [passing.id] : [],
    page_number: 1,
    at: 'start',
    text: first.filter(Boolean).join(' '),
  })

  const open = series.facts.find(({ kind, used }) => kind === 'question' && used === null)
  const asked = series.facts.find(({ id }) => id === open?.about)
  if (open?.answer && asked && isFriend(asked))
    recalls.push({
      use: 'answer',
      facts: [open.id],
      page_number: 1,
      at: 'start',
      text: say(open.answer, asked),
    })

  if (needed) {
    const sheet = needed.isHere ? joinCast(cast, needed.fact) : null
    if (sheet) cast.push(sheet)
    recalls.push({
      use: 'needed',
      facts: [needed.fact.id],
      page_number: needed.page,
      at: 'end',
      text: say(turn(needed.words[age], series), needed.fact),
      ...shownAs(sheet),
    })
  }

  if (series.isLast) recalls.push(gather(planned))
  const question = series.isLast || open ? null : ask(planned, random, needed?.fact.id)
  if (question)
    recalls.push({ use: 'question', facts: [], page_number: last, at: 'end', text: question.asked })
  const kept = facts
    .flatMap(({ thing }) => (thing?.prop && thing.prop !== 'thread' ? [thing.noun] : []))
    .slice(0, 1)
  return { recalls, cast, kept, question: question && question.fact }
}

/** All friends of the series come to the last page of its last book, and some into the picture. */
function gather(planned: Planned): Recall {
  const friends = planned.series.facts.filter(isFriend)
  const say = sayer(planned)
  const all = [companionPlaceholder, ...friends.map(({ friend }) => fullName(friend))]
  return {
    use: 'end',
    facts: friends.map(({ id }) => id),
    page_number: planned.book.pages.length,
    at: 'end',
    text: say(turn(gatherings[planned.age], planned.series), undefined, { all: listed(all) }),
  }
}

/** Every other book ends with a question about a friend. */
function ask(planned: Planned, random: Random, neededId: string | undefined) {
  const { series, age } = planned
  const friends = series.facts.filter(isFriend).filter(({ id }) => id !== neededId)
  if (series.book % 2 === 1 || friends.length === 0) return null
  const about = random.pick(friends)
  const { asked, text, answer } = random.pick(questions)
  const fact: Fact = {
    kind: 'question',
    text: typeset(text),
    later: typeset(text),
    about: about.id,
    answer: random.pick(answer[age]),
  }
  return { asked: sayer(planned)(random.pick(asked[age])), fact }
}

/** Adds what a book recalls to the text of one of its pages. */
export const withRecalls = (recalls: readonly Recall[], pageNumber: number, text: string): string => {
  const here = recalls.filter(({ page_number }) => page_number === pageNumber)
  const said = (at: Recall['at']) => here.filter((one) => one.at === at).map((one) => one.text)
  const [start, end] = [said('start').join(' '), said('end').join('\n')]
  return [start, text, end].filter(Boolean).join('\n')
}
