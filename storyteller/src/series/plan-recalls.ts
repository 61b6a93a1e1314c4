import { randomFrom, type Random } from '../random.ts'
import type { CharacterSheet } from '../scene.ts'
import { withoutMarks } from '../tales/grammar.ts'
import { typeset } from '../typeset.ts'
import type { Fact, KnownFact, Recall } from './fact.ts'
import { chooseNeeded } from './needed-recall.ts'
import { questions } from './question-words.ts'
import { friendsOfLast, nameOfKept } from './last-book.ts'
import { isByBed, isInTale, keepThing } from './kept-thing.ts'
import { endings, openings } from './recall-words.ts'
import { isFriend, isResting } from './returning-friends.ts'
import { fullName, lastWord, reminder, sayer, turn, type Planned, type Sayer } from './say-fact.ts'
import { misledBy, turnOf } from './turn-recall.ts'

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

/** In this order; what the hero does now comes last where it does something else again this week. */
const plantedKinds = ({ tale }: Pick<Planned, 'tale'>): readonly Fact['kind'][] =>
  tale.again.length > 0
    ? ['joke', 'place', 'thing', 'promise', 'friend', 'habit', 'fear']
    : ['joke', 'place', 'thing', 'promise', 'habit', 'fear', 'friend']

/** What is still there from the earlier book that this one will need, to begin with; else who is. */
function plantOf(
  facts: readonly KnownFact[],
  tales: ReadonlySet<string>,
  planned: Planned,
): KnownFact | undefined {
  const found = facts.filter(
    (fact) =>
      fact.tale !== undefined &&
      tales.has(fact.tale) &&
      !fact.lesson &&
      !isResting(fact, planned.series) &&
      !isInTale(fact, planned),
  )
  return plantedKinds(planned).flatMap((kind) => found.filter((fact) => fact.kind === kind))[0]
}

/**
 * The first sentence of a book: an open question, which is answered where its friend comes, or at once if that friend does not come;
 * else where we are.
 */
function openingOf(
  planned: Planned,
  say: Sayer,
  {
    open,
    isAnswered,
    plant,
  }: { open?: KnownFact | undefined; isAnswered: boolean; plant?: KnownFact | undefined },
): Recall[] {
  const { series, age } = planned
  const about = open && series.facts.find(({ id }) => id === open.about)
  const answer = open?.answer && about ? say(open.answer.replace('{name}', '{old}'), about) : ''
  // Every third book begins with its tale.
  const opening = series.book % 3 === 0 ? '' : turn(openings[age], series)
  const planted = plant && (isFriend(plant) ? reminder(plant) : plant.later)
  const begun = [say(opening), answer || planted || ''].filter(Boolean).join(' ')
  if (!open && plant) return [{ use: 'planted', facts: [plant.id], page_number: 1, at: 'start', text: begun }]
  const text = isAnswered && open?.still ? say(open.still) : begun
  const isQuestion = open !== undefined && (isAnswered || answer !== '')
  const facts = isQuestion ? [open.id] : []
  return text === ''
    ? []
    : [{ use: isQuestion ? 'answer' : 'passing', facts, page_number: 1, at: 'start', text }]
}

/** In a tale of its own the last book has them all; two of them can be drawn. */
function planLast(planned: Planned, say: Sayer, open: KnownFact | undefined): Recalled {
  const { series, age, book, cast: before, forbidden } = planned
  const friends = friendsOfLast(series, { age, pageCount: book.pages.length, forbidden })
  const second = friends.find(
    ({ friend }) => friend.sheet && before.every(({ name }) => name !== friend.name),
  )
  const sheet = second ? joinCast(before, second) : null
  const coming = book.pages.findIndex(({ laid }) => laid.beats.includes(8))
  const kept = series.facts.find((fact) => fact.thing && nameOfKept(fact) === book.binding.words?.['kept'])
  const facts = [...friends, ...(kept ? [kept] : [])].map(({ id }) => id)
  const page_number = Math.max(coming, 0) + 1
  return {
    recalls: [
      ...(open ? openingOf(planned, say, { open, isAnswered: false }) : []),
      { use: 'needed', facts, page_number, at: 'end', text: '', ...shownAs(sheet) },
    ],
    cast: sheet ? [...before, sheet] : [...before],
    kept: [],
    question: null,
  }
}

/** Plans what a book takes up of the books before it: what its plot needs, what its turn is decided by, and an open question. */
export function planRecalls(planned: Planned): Recalled {
  const { series, age, seed, book } = planned
  const random = randomFrom(`${seed}|recalls`)
  const say = sayer(planned)
  const facts = inOrder(planned, random)
  const cast = [...planned.cast]
  const open = series.facts.find(({ kind, used }) => kind === 'question' && used === null)
  if (book.binding.words) return planLast(planned, say, open)
  const turning = turnOf(facts, planned, say)
  const misled = misledBy(facts, planned, say)
  const needed = chooseNeeded(facts, planned, say, { open, hasTurn: turning !== null || misled.length > 0 })
  const taken = needed.flatMap(({ facts: some }) => some.map(({ id }) => id))
  const lessons = [...(turning ? [turning] : []), ...misled].map(({ fact }) => fact)
  const sources = new Set(
    [...lessons, ...needed.flatMap(({ facts: some }) => some)].flatMap(({ tale }) => tale ?? []),
  )
  const isBegun = needed.some(({ page, at }) => page === 1 && at === 'start')
  const free = facts.filter(({ id }) => !taken.includes(id))
  const plant = isBegun && lessons.length > 0 ? undefined : plantOf(free, sources, planned)
  const isAnswered = open !== undefined && taken.includes(open.id)
  const recalls: Recall[] = openingOf(planned, say, { open, isAnswered, plant })

  for (const { facts: some, page, at, behind, text, who, isHere } of needed) {
    const sheet = who && isHere ? joinCast(cast, who) : null
    if (sheet) cast.push(sheet)
    recalls.push({
      use: 'needed',
      facts: some.map(({ id }) => id),
      page_number: page,
      at,
      ...(behind !== undefined && { behind }),
      text,
      ...shownAs(sheet),
    })
  }
  const learnt = (use: 'misled' | 'turn', { fact, page, text }: (typeof misled)[number]): Recall => ({
    use,
    facts: [fact.id],
    page_number: page,
    at: 'end',
    text,
  })
  recalls.push(...misled.map((one) => learnt('misled', one)), ...(turning ? [learnt('turn', turning)] : []))

  const last = book.pages.length
  const names = new Set(needed.flatMap(({ facts: some }) => some.map(({ friend }) => friend?.name)))
  const others = facts.filter(
    ({ id, friend }) => !taken.includes(id) && id !== plant?.id && !(friend && names.has(friend.name)),
  )
  const kept = keepThing(others, planned)
  if (kept) recalls.push(kept)
  if (series.isLast)
    recalls.push({
      use: 'end',
      facts: [],
      page_number: last,
      at: 'end',
      text: say(turn(endings[age], series)),
    })
  const question = series.isLast || open ? null : ask(planned, random, taken)
  if (question)
    recalls.push({ use: 'question', facts: [], page_number: last, at: 'end', text: question.asked })
  const shown = [
    ...others.filter(({ id }) => kept?.facts.includes(id)),
    ...facts.filter((fact) => isByBed(fact)),
  ]
    .flatMap(({ thing }) => (thing?.prop && thing.prop !== 'thread' ? [thing.noun] : []))
    .slice(0, 1)
  return { recalls, cast, kept: shown, question: question && question.fact }
}

/** Every other book ends with a question about a friend. */
function ask(planned: Planned, random: Random, needed: readonly string[]) {
  const { series, age } = planned
  const friends = series.facts
    .filter(isFriend)
    .filter(({ id, friend }) => !needed.includes(id) && friend.species !== '')
  if (series.book % 2 === 1 || friends.length === 0) return null
  const about = random.pick(friends)
  const { asked, text, still, answer } = random.pick(questions)
  const fact: Fact = {
    kind: 'question',
    text: typeset(text),
    later: typeset(text),
    about: about.id,
    still: random.pick(still[age]),
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
