import { withoutMarks } from '../tales/grammar.ts'
import type { Tale } from '../tales/format.ts'
import { typeset } from '../typeset.ts'
import type { KnownFact, Recall, SeriesSoFar } from './fact.ts'
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
import { comesBack, isFriend, isResting } from './returning-friends.ts'
import { lastWord, newestOf, pageBefore, reminder, turn, type Planned, type Sayer } from './say-fact.ts'

const wayWith = (fact: KnownFact) =>
  isFriend(fact) ? friendOnTheWay : thingOnTheWay[usesOfThings[lastWord(fact.thing?.noun ?? '')] ?? '']

type Needed = {
  facts: readonly KnownFact[]
  page: number
  at: Recall['at']
  behind?: number
  text: string
  /** Who comes by, or had sent somebody, and so has to be known before. */
  who?: KnownFact
  isHere?: boolean
}

/** What the plot needs of what was: its third figure or its thing, else something on the way, or where the tale is at its lowest. */
export function chooseNeeded(facts: readonly KnownFact[], planned: Planned, say: Sayer): Needed | null {
  const { series, age } = planned
  const { known } = planned.book.binding
  const back = known && newestOf(known.name, series.facts)
  if (back) return { facts: [back], page: 1, at: 'start', text: reminder(back, planned) }
  const thing = needsThing(planned)
  if (thing) {
    const { fact, words, page, behind } = thing
    return { facts: [fact], page, at: 'within', behind, text: typeset(words) }
  }
  const helper = onTheWay(facts, planned) ?? (sent(facts, planned, say) || atTheLowest(facts, planned))
  if (!helper || 'text' in helper) return helper
  const { fact, words, page, isHere } = helper
  return {
    facts: [fact],
    page,
    at: 'end',
    text: say(turn(words[age], series), fact),
    who: fact,
    isHere,
  }
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
  return { facts: [fact], at: 'within', ...where, text: say(words, fact), who: fact }
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
