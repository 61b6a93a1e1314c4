import { companionPlaceholder } from '@moonpage/contract/names'
import type { TaleBook } from '../tales/tell-book.ts'
import type { KnownFact, Recall } from './fact.ts'
import { isFriend, isResting } from './returning-friends.ts'
import { lastWord, type Planned } from './say-fact.ts'

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
export function isInTale(fact: KnownFact, { book }: Pick<Planned, 'book'>): boolean {
  const word = isFriend(fact) ? lastWord(fact.friend.species || fact.friend.name) : fact.thing?.noun
  if (!word || ['blanket', 'pillow'].includes(word)) return false
  const said = wordsIn(book)
  return said.has(word.toLowerCase()) || said.has(`${word.toLowerCase()}s`)
}

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
    first.includes(`at ${companionPlaceholder}`) ||
    /^[A-Z]{2}/.test(next) ||
    ['He', 'She', 'They', 'It', 'But', 'So', 'Then', 'Now'].includes(next)
  const isSaying = /\b(?:called|said|asked|whispered|thought)\b/.test(first)
  if (first.includes('“') || first.includes('?') || !isEvening || isElsewhere || isSaying) return null
  return { page_number: pages.length, at: 'within', behind }
}

/** A thing that lies by the bed, said on the last page before its end, when the book ends there. */
export function keepThing(facts: readonly KnownFact[], planned: Planned): Recall | null {
  const { book, series } = planned
  const last = book.pages.at(-1)
  const isHome = last?.shown.at === 'bed' || last?.shown.at === 'indoors'
  const kept = facts.find(
    (fact) =>
      ((fact.thing?.prop && isByBed(fact)) || isAtBedtime(fact)) &&
      !isResting(fact, series) &&
      !isInTale(fact, planned),
  )
  const where = byTheBed(book)
  if (!isHome || !kept || !where) return null
  return { use: 'kept', facts: [kept.id], text: kept.later, ...where }
}

export const isByBed = ({ later }: KnownFact) =>
  [' bed', ' shelf', ' window', ' stood', ' lay ', ' hung '].some((word) => later.includes(word))

/** A joke or a place that is there at bedtime. */
const isAtBedtime = ({ kind, later }: KnownFact) =>
  (kind === 'joke' || kind === 'place' || kind === 'promise') &&
  /\b(?:bed|bedtime|night|evening|asleep)\b/.test(later)
