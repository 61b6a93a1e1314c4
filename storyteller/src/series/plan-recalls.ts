import { companionPlaceholder } from '@moonpage/contract/names'
import { randomFrom, type Random } from '../random.ts'
import type { CharacterSheet } from '../scene.ts'
import { withoutMarks } from '../tales/grammar.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import { typeset } from '../typeset.ts'
import type { Fact, KnownFact, Recall } from './fact.ts'
import { chooseNeeded } from './needed-recall.ts'
import { questions } from './question-words.ts'
import { gatherings, lastOpenings, openings } from './recall-words.ts'
import { isFriend, isResting, type Friend } from './returning-friends.ts'
import { fullName, lastWord, reminder, sameFriend, sayer, turn, type Planned } from './say-fact.ts'

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

const wordsOfBooks = new WeakMap<TaleBook, ReadonlySet<string>>()
function wordsIn(book: TaleBook): ReadonlySet<string> {
  const known = wordsOfBooks.get(book)
  if (known) return known
  const words = new Set(
    [book.title, ...book.pages.map(({ text }) => text)].flatMap((text) => text.toLowerCase().split(/[^a-z]/)),
  )
  wordsOfBooks.set(book, words)
  return words
}

/** Whether the tale itself has somebody or something of this kind, so that one would be taken for the other. */
function isInTale(fact: KnownFact, { book }: Pick<Planned, 'book'>): boolean {
  const word = isFriend(fact) ? lastWord(fact.friend.species || fact.friend.name) : fact.thing?.noun
  if (!word || ['blanket', 'pillow'].includes(word)) return false
  const said = wordsIn(book)
  return said.has(word.toLowerCase()) || said.has(`${word.toLowerCase()}s`)
}

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
export function suitsSeries(planned: Pick<Planned, 'series' | 'tale' | 'book'>): boolean {
  const fresh = planned.series.facts.filter(
    (fact) => fact.kind !== 'question' && !isResting(fact, planned.series) && !isInTale(fact, planned),
  )
  return hasNoDouble(planned) && fresh.length >= 2 && fresh.some((fact) => isFriend(fact) || fact.thing)
}

/** Whether the third figure of a tale is of another kind than all friends. */
export function hasNoDouble({ series, tale, book }: Pick<Planned, 'series' | 'tale' | 'book'>): boolean {
  const third = tale.other && lastWord(withoutMarks(book.voice.say(`{${tale.other}}`)))
  return !series.facts.some((fact) => isFriend(fact) && lastWord(fullName(fact.friend)) === third)
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

const evening = new Set('bed bedtime bedside night evening slept lay pillow blanket'.split(' '))

/** Where the last page has room for a sentence about the room: before what somebody says, or behind “At bedtime they lay in bed.” */
function byTheBed({ pages }: TaleBook): Pick<Recall, 'page_number' | 'at' | 'behind'> | null {
  const text = pages.at(-1)?.text ?? ''
  if (text.startsWith('“')) return { page_number: pages.length, at: 'start' }
  const behind = text.search(/(?<=[a-z]\.)(?: |$)/)
  const [first = ''] = behind < 0 ? [] : [text.slice(0, behind)]
  const isEvening = first
    .toLowerCase()
    .split(/[^a-z]/)
    .some((word) => evening.has(word))
  const next = text.slice(behind + 1).split(' ', 1)[0] ?? ''
  const isElsewhere =
    first.includes(`at ${companionPlaceholder}`) || ['He', 'She', 'They', 'It', 'But', 'So'].includes(next)
  if (first.includes('“') || first.includes('?') || !isEvening || isElsewhere) return null
  return { page_number: pages.length, at: 'within', behind }
}

/** A thing that lies by the bed, said on the last page before its end, when the book ends there. */
function keepThing(facts: readonly KnownFact[], planned: Planned): Recall | null {
  const { book, series } = planned
  const last = book.pages.at(-1)
  const isHome = last?.shown.at === 'bed' || last?.shown.at === 'indoors'
  const kept = facts.find(
    (fact) => fact.thing?.prop && isByBed(fact) && !isResting(fact, series) && !isInTale(fact, planned),
  )
  const where = byTheBed(book)
  if (!isHome || !kept || !where) return null
  return { use: 'kept', facts: [kept.id], text: kept.later, ...where }
}

const isByBed = ({ later }: KnownFact) =>
  [' bed', ' shelf', ' window', ' stood', ' lay ', ' hung '].some((word) => later.includes(word))

/** Plans what a book takes up of the books before it: one fact in passing, one that its plot needs, at most one open question. */
export function planRecalls(planned: Planned): Recalled {
  const { series, age, seed, book } = planned
  const random = randomFrom(`${seed}|recalls`)
  const say = sayer(planned)
  const facts = inOrder(planned, random)
  const cast = [...planned.cast]
  const recalls: Recall[] = []
  const last = book.pages.length

  const opening = say(turn((series.isLast ? lastOpenings : openings)[age], series))
  const open = series.facts.find(({ kind, used }) => kind === 'question' && used === null)
  const asked = series.facts.find(({ id }) => id === open?.about)
  const answer = open?.answer && asked && isFriend(asked) ? say(open.answer, asked) : null
  if (open && answer)
    recalls.push({
      use: 'answer',
      facts: [open.id],
      page_number: 1,
      at: 'start',
      text: `${opening} ${answer}`,
    })

  const needed = chooseNeeded(facts, planned, say)
  const taken = new Set(needed?.facts.map(({ id }) => id))
  const names = new Set(needed?.facts.map(({ friend }) => friend?.name))
  const others = facts.filter(({ id, friend }) => !taken.has(id) && !(friend && names.has(friend.name)))
  // Somebody and something, if there are both.
  const isSomebody = needed?.facts[0]?.kind === 'friend'
  const rested = others.filter((fact) => !isResting(fact, series))
  // A thing is rather kept for the evening.
  const passing =
    (isSomebody ? rested.find(({ kind }) => kind !== 'friend' && kind !== 'thing') : undefined) ??
    rested.find(({ kind }) => (kind === 'friend') !== isSomebody) ??
    rested[0] ??
    others[0]
  const isNew = (fact: KnownFact | undefined): fact is Friend =>
    fact !== undefined &&
    isFriend(fact) &&
    sameFriend(fact, series.facts).every(({ used }) => used === null) &&
    fact.friend.species !== ''
  const first = [
    answer ? '' : opening,
    needed?.who && isNew(needed.who) ? reminder(needed.who, planned) : '',
    passing ? reminder(passing, planned) : '',
  ]
  const passed = passing ? [passing] : []
  recalls.push({
    use: 'passing',
    facts: passed.map(({ id }) => id),
    page_number: 1,
    at: 'start',
    text: first.filter(Boolean).join(' '),
  })

  if (needed) {
    const sheet = needed.who && needed.isHere ? joinCast(cast, needed.who) : null
    if (sheet) cast.push(sheet)
    const { page, at, behind, text } = needed
    recalls.push({
      use: 'needed',
      facts: [...taken],
      page_number: page,
      at,
      ...(behind !== undefined && { behind }),
      text,
      ...shownAs(sheet),
    })
  }

  const free = others.filter((fact) => !passed.includes(fact))
  const kept = keepThing(free, planned)
  if (series.isLast) recalls.push(gather(planned))
  else if (kept) recalls.push(kept)
  const question = series.isLast || open ? null : ask(planned, random, [...taken])
  if (question)
    recalls.push({ use: 'question', facts: [], page_number: last, at: 'end', text: question.asked })
  const shown = [
    ...free.filter(({ id }) => kept?.facts.includes(id)),
    ...facts.filter((fact) => isByBed(fact)),
  ]
    .flatMap(({ thing }) => (thing?.prop && thing.prop !== 'thread' ? [thing.noun] : []))
    .slice(0, 1)
  return { recalls, cast, kept: shown, question: question && question.fact }
}

/** All friends of the series come before the end of its last book. */
function gather(planned: Planned): Recall {
  const friends = planned.series.facts.filter(isFriend)
  const say = sayer(planned)
  const { voice, binding } = planned.book
  const third = planned.tale.other && !binding.known && voice.figure(planned.tale.other)
  const all = new Set([
    companionPlaceholder,
    ...friends.map(({ friend }) => fullName(friend)),
    ...(third ? [withoutMarks(voice.say(`{${planned.tale.other}}`))] : []),
  ])
  return {
    use: 'end',
    facts: friends.map(({ id }) => id),
    page_number: Math.max(planned.book.pages.length - 1, 1),
    at: 'end',
    text: say(turn(gatherings[planned.age], planned.series), undefined, { all: listed([...all]) }),
  }
}

/** Every other book ends with a question about a friend. */
function ask(planned: Planned, random: Random, needed: readonly string[]) {
  const { series, age } = planned
  const friends = series.facts
    .filter(isFriend)
    .filter(({ id, friend }) => !needed.includes(id) && friend.species !== '')
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
  const whole = here
    .filter(({ at }) => at === 'within')
    .toSorted((one, other) => (other.behind ?? 0) - (one.behind ?? 0))
    .reduce(
      (told, { behind = 0, text: added }) => `${told.slice(0, behind)} ${added}${told.slice(behind)}`,
      text,
    )
  return [start, whole, end].filter(Boolean).join('\n')
}
