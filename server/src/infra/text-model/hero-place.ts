import { companionPlaceholder, heroPlaceholder } from '@moonpage/contract/names'
import type { Outline } from '@moonpage/storyteller/outline'
import { fault, type Fault } from './faults.ts'
import { inventedPeople } from './find-people.ts'

/** Pages of a book as they are shown, with placeholders for names. */
type WrittenPages = readonly { page_number: number; content: string }[]
export type Book = { outline: Outline; pageCount: number; others: WrittenPages }

type Word = { word: string; at: number }
const wordsIn = (text: string): Word[] =>
  [...text.matchAll(/\p{L}+/gu)].map(({ 0: word, index: at }) => ({ word, at }))

const articles = ['the', 'a', 'an']
/** A word with an article is not a name: the Moon. */
const hasArticle = (words: readonly Word[], name: string): boolean =>
  words.some(({ word }, at) => word === name && articles.includes(words[at - 1]?.word.toLowerCase() ?? ''))

/**
 * Names on a page that neither story input nor plan knows, most frequent first.
 * @param others the other pages, which may show more clearly who is a person
 */
export function strangersIn(content: string, outline: Outline, others: WrittenPages = []): string[] {
  const book = [content, ...others.map((other) => other.content)].join('\n')
  const [here, all] = [wordsIn(content), wordsIn(book)]
  const timesHere = (name: string) => here.filter(({ word }) => word === name).length
  // Beats are ignored: a stranger named only there has taken the hero's place in the plan too.
  const { retold: _retold, asks: _asks, ...figures } = outline
  return inventedPeople(book, { ...figures, title: '', summary: '', refrain: null, beats: [] })
    .filter((name) => timesHere(name) > 0 && !hasArticle(all, name))
    .toSorted((one, other) => timesHere(other) - timesHere(one))
}

const lacksHero = ({ content }: { content: string }) => !content.includes(heroPlaceholder)

/** Whether the hero would be missing on more than half of the book's pages, counting this one. */
export const isOneTooMany = (pageNumber: number, { others, pageCount }: Book): boolean =>
  others.filter((other) => other.page_number < pageNumber && lacksHero(other)).length + 1 >
  Math.floor(pageCount / 2)

/** Faults of a page without its hero: a stranger in the hero's place, or too many such pages. */
export function heroFaults(page: { page_number: number; content: string }, book: Book): Fault[] {
  if (!lacksHero(page)) return []
  const stranger = strangersIn(page.content, book.outline, book.others).length > 0
  if (stranger)
    return [
      fault(
        'measure',
        `Somebody whom the plan does not know is in the hero's place. The hero is ${heroPlaceholder}, on this page too.`,
        4,
        { isSevere: true, asks: 'more' },
      ),
    ]
  return isOneTooMany(page.page_number, book)
    ? [
        fault(
          'measure',
          `The hero has to be named on at least half of the pages: name ${heroPlaceholder} on this one.`,
          4,
          { isSevere: true, asks: 'more' },
        ),
      ]
    : []
}

type Known = Pick<Book, 'outline' | 'others'>

/** Who has the hero's place on a page: a stranger who meets the hero on no other page. */
export function inHerosPlace(content: string, { outline, others }: Known): string | null {
  const meetsHero = (name: string) =>
    others.some((other) => !lacksHero(other) && wordsIn(other.content).some(({ word }) => word === name))
  return strangersIn(content, outline, others).find((name) => !meetsHero(name)) ?? null
}

/** A text with the hero's placeholder for each `name`. */
export const withHeroFor = (name: string, text: string): string =>
  text.replace(/\p{L}+/gu, (word) => (word === name ? heroPlaceholder : word))

/**
 * Puts the hero's name on a page, in place of a stranger, of `the little fox`, or of the first she or he.
 * @returns null if nobody on the page can be the hero
 */
export function withHero({ content }: { content: string }, book: Known): string | null {
  const { outline } = book
  const hero = outline.cast.find(({ who }) => who === 'hero')
  const stranger = inHerosPlace(content, book)
  if (stranger) return withHeroFor(stranger, content)
  if (!hero) return null
  const words = wordsIn(content)
  const isOnlyOne = outline.cast.filter(({ species }) => species === hero.species).length === 1
  const kind = isOnlyOne ? findSpecies(words, hero.species) : null
  if (kind) return content.slice(0, kind.from) + heroPlaceholder + content.slice(kind.to)
  const subject = { she: 'She', he: 'He', they: null }[hero.pronouns]
  const pronoun = words.find(({ word }) => word === subject)
  if (!pronoun || content.slice(0, pronoun.at).includes(companionPlaceholder)) return null
  return content.slice(0, pronoun.at) + heroPlaceholder + content.slice(pronoun.at + pronoun.word.length)
}

const small = ['little', 'small', 'young', 'brave', 'tiny']

/** Start and end offset of the first `the little fox`. */
function findSpecies(words: readonly Word[], species: string): { from: number; to: number } | null {
  for (const [at, { word, at: place }] of words.entries()) {
    if (word !== species) continue
    const before = words[at - 1]
    const first = before && small.includes(before.word) ? words[at - 2] : before
    if (first?.word.toLowerCase() === 'the') return { from: first.at, to: place + word.length }
  }
  return null
}
