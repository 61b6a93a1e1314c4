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
  const word = isFriend(fact)
    ? lastWord(fact.friend.species || fact.friend.name)
    : fact.thing && lastWord(fact.thing.noun)
  if (!word || ['blanket', 'pillow'].includes(word)) return false
  const said = wordsIn(book)
  return said.has(word.toLowerCase()) || said.has(`${word.toLowerCase()}s`)
}

/** Where a word or its plural stands in a text. */
const placesOf = (word: string, text: string): number[] =>
  [...text.toLowerCase().matchAll(/[a-z]+/g)].flatMap(({ 0: one, index }) =>
    one === word || one === `${word}s` ? [index] : [],
  )

/** Behind which letter of a text a thing may be told apart: "under the blanket" has "the blanket" once, at the end of a clause. */
function roomFor(noun: string, text: string): number | null {
  const [at, ...more] = placesOf(noun, text)
  if (at === undefined || more.length > 0) return null
  const before = text.slice(0, at)
  const behind = at + noun.length
  const isEnd = ['.', '!', ', and '].some((end) => text.startsWith(end, behind))
  const isSaid = before.lastIndexOf('“') > before.lastIndexOf('”')
  return before.toLowerCase().endsWith(' the ') && isEnd && !isSaid ? behind : null
}

/**
 * On the last page, where the tale itself has a blanket that has no story of its own, it is the one that was kept: "under the blanket
 * that was big enough for three". Nothing else is said of what was kept; pictures show it.
 */
export function keptAtEnd(facts: readonly KnownFact[], { book, series }: Planned): Recall | null {
  const last = book.pages.at(-1)
  const earlier = [book.title, ...book.pages.slice(0, -1).map(({ text }) => text)].join(' ').toLowerCase()
  for (const fact of facts) {
    const { thing, since = '' } = fact
    if (!thing || !last || isResting(fact, series)) continue
    const start = `the ${thing.noun} that `
    if (!since.startsWith(start) || placesOf(thing.noun, earlier).length > 0) continue
    const behind = roomFor(thing.noun, last.text)
    if (behind === null) continue
    return {
      use: 'kept',
      facts: [fact.id],
      page_number: book.pages.length,
      at: 'within',
      behind,
      text: since.slice(`the ${thing.noun} `.length),
    }
  }
  return null
}

/** Whether a thing is somewhere in the room, so that pictures of it have it. */
export const isByBed = ({ later }: KnownFact) =>
  [' bed', ' shelf', ' window', ' stood', ' lay ', ' hung '].some((word) => later.includes(word))
