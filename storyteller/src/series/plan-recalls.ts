import { randomFrom, type Random } from '../random.ts'
import type { CharacterSheet } from '../scene.ts'
import { withoutMarks } from '../tales/grammar.ts'
import type { KnownFact, Recall } from './fact.ts'
import { catchRecalls } from './catchphrase.ts'
import { chooseNeeded, type Needed } from './needed-recall.ts'
import { friendsOfLast, nameOfKept } from './last-book.ts'
import { isByBed, isInTale, keptAtEnd } from './kept-thing.ts'
import { endings, openings } from './recall-words.ts'
import { isFriend, isResting } from './returning-friends.ts'
import { factsOfSequel } from './sequels.ts'
import { fullName, lastWord, sayer, turn, type Planned, type Sayer } from './say-fact.ts'

/** What a book has because it belongs to a series. */
export type Recalled = {
  recalls: Recall[]
  /** The cast with the friends who come back. */
  cast: CharacterSheet[]
  /** Nouns of things that stand by the bed. */
  kept: string[]
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

/** The first words: where we are, and the answer to what a book of earlier versions left open. Every third book begins with its tale. */
function openingOf({ series, age }: Planned, say: Sayer): Recall[] {
  const open = series.facts.find(({ kind, used }) => kind === 'question' && used === null)
  const about = open && series.facts.find(({ id }) => id === open.about)
  const answer = open?.answer && about ? say(open.answer.replace('{name}', '{old}'), about) : ''
  const where = series.book % 3 === 0 || series.isLast ? '' : say(turn(openings[age], series))
  const text = [where, answer].filter(Boolean).join(' ')
  if (text === '') return []
  const facts = open && answer ? [open.id] : []
  return [{ use: answer ? 'answer' : 'passing', facts, page_number: 1, at: 'start', text }]
}

/** In a tale of its own the last book has them all; two of them can be drawn. */
function planLast(planned: Planned, say: Sayer): Recalled {
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
      ...openingOf(planned, say),
      { use: 'needed', facts, page_number, at: 'end', text: '', ...shownAs(sheet) },
    ],
    cast: sheet ? [...before, sheet] : [...before],
    kept: [],
  }
}

/** Plans what a book takes up of the books before it: what its plot needs, and little else. */
export function planRecalls(planned: Planned): Recalled {
  const { book, series } = planned
  const say = sayer(planned)
  const found = book.binding.words ? planLast(planned, say) : planLater(planned, say)
  return { ...found, recalls: [...found.recalls, ...catchRecalls(book, series)] }
}

/** A sequel tells itself what it takes up. */
function neededBySequel({ tale, book, series }: Planned): Needed {
  const name = book.binding.known?.name
  const page = book.pages.findIndex(({ text }) => name && text.includes(name))
  return { facts: factsOfSequel(tale, name, series.facts), page: Math.max(page, 0) + 1, at: 'end', text: '' }
}

/** Whether a sequel names its friend on the first page, so that it goes on without more words. */
const beginsWithFriend = ({ tale, book: { pages, binding } }: Planned): boolean =>
  tale.follows !== null && Boolean(binding.known && pages[0]?.text.includes(binding.known.name))

function planLater(planned: Planned, say: Sayer): Recalled {
  const { series, age, seed } = planned
  const facts = inOrder(planned, randomFrom(`${seed}|recalls`))
  const needed = planned.tale.follows === null ? chooseNeeded(planned, say) : [neededBySequel(planned)]
  const recalls = beginsWithFriend(planned) ? [] : openingOf(planned, say)
  for (const { facts: some, page, at, behind, text } of needed)
    recalls.push({
      use: 'needed',
      facts: some.map(({ id }) => id),
      page_number: page,
      at,
      ...(behind !== undefined && { behind }),
      text,
    })
  const taken = new Set(needed.flatMap(({ facts: some }) => some.map(({ id }) => id)))
  const kept = keptAtEnd(
    facts.filter(({ id }) => !taken.has(id)),
    planned,
  )
  const isEnd = planned.tale.endsSeries
  if (kept && !isEnd) recalls.push(kept)
  if (series.isLast && !isEnd) {
    const text = say(turn(endings[age], series))
    recalls.push({ use: 'end', facts: [], page_number: planned.book.pages.length, at: 'end', text })
  }
  return { recalls, cast: [...planned.cast], kept: inRoom(facts, planned, kept) }
}

/** The thing that pictures of the bed have at the end: the one that is spoken of, else one of which this tale has none. */
function inRoom(facts: readonly KnownFact[], planned: Planned, kept: Recall | null): string[] {
  const spoken = facts.filter(({ id }) => kept?.facts.includes(id))
  const others = facts.filter((fact) => isByBed(fact) && !isInTale(fact, planned))
  return [...spoken, ...others]
    .flatMap(({ thing }) => (thing?.prop && thing.prop !== 'thread' ? [thing.noun] : []))
    .slice(0, 1)
}

/** Adds what a book recalls to the text of one of its pages. */
export const withRecalls = (recalls: readonly Recall[], pageNumber: number, text: string): string => {
  const here = recalls.filter(({ page_number }) => page_number === pageNumber)
  const said = (at: Recall['at']) =>
    here.filter((one) => one.at === at && one.text !== '').map((one) => one.text)
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
