import { fillFriend } from '@moonpage/contract/fact-kinds'
import { withoutMarks } from '../tales/grammar.ts'
import type { Tale } from '../tales/format.ts'
import { typeset } from '../typeset.ts'
import type { KnownFact, Recall, SeriesSoFar } from './fact.ts'
import { favors } from './lesson-words.ts'
import { behindFirst, needsThing } from './needed-thing.ts'
import {
  friendHelps,
  friendInMind,
  friendOnTheWay,
  sentBy,
  thingHelps,
  thingOnTheWay,
  usesOfThings,
  type Wordings,
} from './recall-words.ts'
import { comesBack, isFriend, isResting, type Friend } from './returning-friends.ts'
import { lastWord, newestOf, pageBefore, reminder, turn, type Planned, type Sayer } from './say-fact.ts'

const wayWith = (fact: KnownFact) =>
  isFriend(fact) ? friendOnTheWay : thingOnTheWay[usesOfThings[lastWord(fact.thing?.noun ?? '')] ?? '']

type Needed = {
  facts: readonly KnownFact[]
  page: number
  at: Recall['at']
  behind?: number
  text: string
  /** Who comes by. */
  who?: KnownFact
  isHere?: boolean
}

/** On the page that says what it is about: why the hero does it for this friend. Null if the friend comes later. */
function favorFor(back: Friend, { tale, book, series, age }: Planned, say: Sayer): Needed | null {
  const { owes, friend } = back
  const at = book.pages.findIndex(({ laid }) => laid.beats.includes(2))
  const isThere = book.pages.slice(0, at + 1).some(({ text }) => text.includes(friend.name))
  if (!tale.recalls.isHelped || !owes || !isThere) return null
  const text = say(turn(favors[age], series), back, { owes: fillFriend(owes, friend.name) })
  return { facts: [back], page: at + 1, at: 'end', text }
}

/**
 * The friend who comes back, with what it still does, is how the book begins. With the answer to an open question that is said behind
 * the first sentence that names this friend: it is why it comes.
 */
function comesAgain(planned: Planned, say: Sayer, open: KnownFact | undefined): Needed | null {
  const { series, book } = planned
  const { known } = book.binding
  const back = known && newestOf(known.name, series.facts)
  if (!known || !back) return null
  const isAnswered =
    open?.answer && series.facts.find(({ id }) => id === open.about)?.friend?.name === known.name
  if (!isAnswered)
    return (
      favorFor(back, planned, say) ?? { facts: [back], page: 1, at: 'start', text: typeset(reminder(back)) }
    )
  const at = Math.max(
    book.pages.findIndex(({ text }) => text.includes(known.name)),
    0,
  )
  const text = book.pages[at]?.text ?? ''
  const behind = behindFirst(text, known.name.toLowerCase()) ?? text.length
  return { facts: [back, open], page: at + 1, at: 'within', behind, text: say(open.answer ?? '', back) }
}

/** What the plot needs of what was: its third figure and its thing, else something on the way, or where the tale is at its lowest. */
export function chooseNeeded(
  facts: readonly KnownFact[],
  planned: Planned,
  say: Sayer,
  { open, hasTurn }: { open: KnownFact | undefined; hasTurn: boolean },
): Needed[] {
  const found: Needed[] = []
  const back = comesAgain(planned, say, open)
  if (back) found.push(back)
  const thing = needsThing(planned)
  if (thing) {
    const { fact, words, page, behind } = thing
    found.push({ facts: [fact], page, at: 'within', behind, text: typeset(words) })
  }
  if (found.length > 0) return found
  const helper = hasTurn
    ? null
    : (onTheWay(facts, planned) ?? sent(facts, planned, say) ?? atTheLowest(facts, planned))
  if (!helper) return []
  if ('text' in helper) return [helper]
  const { fact, words, page, isHere } = helper
  return [
    {
      facts: [fact],
      page,
      at: 'end',
      text: say(turn(words[planned.age], planned.series), fact),
      who: fact,
      isHere,
    },
  ]
}

type Helper = { fact: KnownFact; words: Wordings; page: number; isHere: boolean }

function onTheWay(facts: readonly KnownFact[], { tale, book }: Planned): Helper | null {
  const { way } = tale.recalls
  const fact = way === null ? undefined : facts.find((one) => wayWith(one))
  const words = fact && wayWith(fact)
  return way !== null && words ? { fact, words, page: pageBefore(book, way), isHere: true } : null
}

const comings = new Set('came come comes coming visit stay stopped guest brought'.split(' '))

/** Where a book tells that its third figure comes; null for one who is there already, or is only met late. */
function arrival({ tale, book }: Pick<Planned, 'tale' | 'book'>): { page: number; behind: number } | null {
  if (!tale.other) return null
  const kind = lastWord(withoutMarks(book.voice.say(`{${tale.other}}`)))
  const page = book.pages.findIndex(({ text }) => behindFirst(text, kind) !== null)
  const text = book.pages[page]?.text ?? ''
  const behind = behindFirst(text, kind)
  if (behind === null || page > book.pages.length / 3) return null
  const sentence =
    text
      .slice(0, behind - 1)
      .split(/[.!?]/)
      .at(-1) ?? ''
  const isComing = sentence
    .toLowerCase()
    .split(/[^a-z]/)
    .some((word) => comings.has(word))
  return isComing ? { page: page + 1, behind } : null
}

/** Whether a friend can have sent the third figure of a book. */
export const isSent = ({ tale, book, age }: Pick<Planned, 'tale' | 'book' | 'age'>): boolean =>
  comesBack(tale, age) && arrival({ tale, book }) !== null

/** A new third figure comes because of a friend. Null for one who is not a guest, or only met late. */
function sent(facts: readonly KnownFact[], planned: Planned, say: Sayer): Needed | null {
  const { tale, age, series } = planned
  const fact = facts.find((one) => isFriend(one) && one.friend.species !== '')
  if (!fact || !tale.other || !comesBack(tale, age)) return null
  const where = arrival(planned)
  if (!where) return null
  const words = turn(sentBy[age], series).replaceAll('{third', `{${tale.other}`)
  return { facts: [fact], at: 'within', ...where, text: say(words, fact) }
}

function atTheLowest(facts: readonly KnownFact[], { tale, book }: Planned): Helper | null {
  const fact = facts.find((one) => isFriend(one) || one.thing)
  if (!fact) return null
  const { isAlone } = tale.recalls
  const words = isFriend(fact) ? (isAlone ? friendInMind : friendHelps) : thingHelps
  return { fact, words, page: pageBefore(book, 5), isHere: !isAlone }
}

/** Whether a kept thing or a friend helps on the way in a tale. */
export const hasWay = ({ recalls }: Tale, series: SeriesSoFar): boolean =>
  recalls.way !== null && series.facts.some((fact) => !isResting(fact, series) && wayWith(fact) !== undefined)
