import { holds } from '../tales/condition.ts'
import type { Need, Tale } from '../tales/format.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import type { KnownFact, SeriesSoFar } from './fact.ts'
import { thingColors } from '../worn.ts'
import { isResting } from './returning-friends.ts'

/** A kept thing that is the thing on which the plot turns, and the place in the book where that is said. */
type NeededThing = { fact: KnownFact; words: string; page: number; behind: number }

const lastWord = (words: string) => words.split(' ').at(-1) ?? words

/** Where the first sentence with this word ends that nobody says; null if it is in nobody's way. */
export function behindFirst(text: string, word: string): number | null {
  const found = [...text.toLowerCase().matchAll(/[a-z]+/g)].find(
    ([one]) => one === word || one === `${word}s`,
  )
  if (!found) return null
  const at = found.index
  let isSaid = false
  for (let here = 0; here < text.length; here++) {
    const letter = text.charAt(here)
    if (letter === '“') isSaid = true
    if (letter === '”') isSaid = false
    const isEnd = !isSaid && /[.!?”]/.test(letter) && /^(?:\s+[“A-Z[]|$)/.test(text.slice(here + 1))
    if (here > at && isEnd && !(letter === '”' && !/[.!?]/.test(text.charAt(here - 1)))) return here + 1
  }
  return text.length
}

/**
 * `{It} was {kept}.` Behind “Pim had a little bell.” it is “It was the bell from the sea.”, behind other sentences “The bell was the
 * one from the sea.”
 */
function wordsOf({ noun, text }: Need, since: string, before: string): string {
  const end =
    before
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.slice(-3) ?? []
  const isPlain = text.startsWith('{It}') && end.includes(noun)
  return text
    .replace('{It}', isPlain ? 'It' : `The ${noun}`)
    .replace('{kept}', isPlain ? since : since.replace(`the ${noun} `, 'the one '))
}

/** The color that words give a thing, right before its noun or before `one`; null if they give none. */
const colorIn = (words: string, noun: string): string | null => {
  const all = words.toLowerCase().match(/[a-z]+/g) ?? []
  return (
    all.find(
      (word, at) => thingColors.some((color) => color === word) && [noun, 'one'].includes(all[at + 1] ?? ''),
    ) ?? null
  )
}

/** Whether a book has its thing in another color than the one that was kept: a gray blanket is not the green one. */
const isOtherColor = ({ noun }: Need, since: string, text: string): boolean => {
  const [here, there] = [colorIn(text, noun), colorIn(since, noun)]
  return here !== null && there !== null && here !== there
}

/** Whether a thing that was kept may be the one on which the plot of a tale turns. */
export const mayNeed = ({ needs }: Tale, series: SeriesSoFar): boolean =>
  needs.some(({ noun }) =>
    series.facts.some(
      (fact) => fact.thing && fact.since && lastWord(fact.thing.noun) === noun && !isResting(fact, series),
    ),
  )

/** The kept thing that the plot of a book turns on, if there is one. */
export function needsThing({
  series,
  tale,
  book,
}: {
  series: SeriesSoFar
  tale: Tale
  book: TaleBook
}): NeededThing | null {
  for (const need of tale.needs.filter(({ when }) => holds(when, book.voice.tags)))
    for (const fact of series.facts) {
      if (!fact.thing || !fact.since || lastWord(fact.thing.noun) !== need.noun || isResting(fact, series))
        continue
      const page = book.pages.findIndex(({ text }) => behindFirst(text, need.noun) !== null)
      if (page < 0 || page > book.pages.length - 3) continue
      const behind = behindFirst(book.pages[page]?.text ?? '', need.noun)
      if (behind === null) continue
      if (isOtherColor(need, fact.since, book.pages.map(({ text }) => text).join(' '))) continue
      const before = book.pages[page]?.text.slice(0, behind) ?? ''
      return { fact, words: wordsOf(need, fact.since, before), page: page + 1, behind }
    }
  return null
}
