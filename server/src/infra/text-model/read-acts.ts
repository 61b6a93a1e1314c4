import { forbiddenWords } from '@moonpage/storyteller/avoid'
import { findUnfitWords } from '@moonpage/storyteller/checks/words/find-unfit-words'
import { drawableThings } from '@moonpage/storyteller/drawable'
import type { Act, Place } from '@moonpage/storyteller/scene'
import { propsNamedIn } from '@moonpage/storyteller/tales/name-thing'
import type { LineFigure } from '@moonpage/storyteller/picture-lines/line-tokens'
import { withBoatsAtHand } from '@moonpage/storyteller/picture-lines/at-place'
import { readFreeLine } from '@moonpage/storyteller/picture-lines/read-free-line'
import type { Outline } from '@moonpage/storyteller/outline'
import { withSurroundings, type Surroundings } from '@moonpage/storyteller/surroundings'
import type { StoryInput } from '@moonpage/contract/story-input'
import { foldNames } from '../../lib/fold-names.ts'
import { withoutHiddenThings } from './hidden-things.ts'
import { isObject, listOf, textOf } from './json-answer.ts'
import { saidThing } from './said-words.ts'
import { shownText } from './shown-text.ts'

const [maxLines, maxLength] = [6, 200]

/** A picture's acts in the words of its model; `undrawn` says what is wrong with lines that were not read. */
export type ReadActs = { acts: Act[]; undrawn: string[]; surroundings: Surroundings }

type Book = { input: StoryInput; outline: Outline }

/** What lines may call the figures of a book. */
export function figuresOf({ cast, things = [] }: Outline): LineFigure[] {
  // A pirate hat is no pirate.
  const isThing = (species: string) => things.some(({ name }) => name.startsWith(`${species} `))
  const isOnlyOne = (species: string) =>
    cast.filter((sheet) => sheet.species === species).length === 1 && !isThing(species)
  return cast.map(({ who, name, species, pronouns }) => ({
    ref: who,
    pronouns,
    words: [
      name,
      who,
      `the ${who}`,
      ...(isOnlyOne(species) ? [`the ${species}`, `the little ${species}`] : []),
      ...(species === 'child' && isOnlyOne(species) ? ['the girl', 'the boy'] : []),
    ],
  }))
}

/** A line from its parts, where a model writes objects in place of lines. */
const lineOf = (said: unknown): string =>
  isObject(said)
    ? Object.entries(said)
        .flatMap(([key, value]) => {
          const words = listOf(value).length > 0 ? listOf(value).map(textOf).join(' and ') : textOf(value)
          if (words === '') return []
          if (/^(?:mood|feels|feeling|expression)$/.test(key)) return [`, ${words}`]
          return /^(?:at|to|on|in|under|behind|through|over|with|from|beside|before|between)$/.test(key)
            ? [`${key} ${words}`]
            : [words]
        })
        .join(' ')
    : textOf(said)

/** The lines of an answer, clean, with marks for names. */
export const picturedLines = (said: unknown, { outline }: Pick<Book, 'outline'>): string[] =>
  (typeof said === 'string' ? said.split(/\n|;|\|/) : listOf(said))
    .map((line) => foldNames(shownText(lineOf(line), 'line'), outline.names).slice(0, maxLength))
    .filter((line) => line !== '')
    .slice(0, maxLines)

/** The lines of an answer without those that no child should hear of. */
export function fitLines(said: unknown, book: Book): string[] {
  const forbidden = forbiddenWords(book.input)
  return picturedLines(said, book).filter(
    (line) => findUnfitWords(line).length === 0 && !forbidden?.test(line),
  )
}

/**
 * Reads the lines of a picture. Lines that no child should hear of are dropped.
 * @param placeOf where the picture is, by what its lines say of it
 */
export function readActs(
  said: unknown,
  book: Book,
  placeOf?: (surroundings: Surroundings) => Place,
): ReadActs {
  const figures = figuresOf(book.outline)
  const things = (book.outline.things ?? []).map(({ name }) => name)
  const acts: Act[] = []
  const undrawn: string[] = []
  const { lines, said: surroundings } = withSurroundings(fitLines(said, book))
  const place = placeOf?.(surroundings)
  for (const line of lines) {
    const found = readFreeLine(line, figures, acts, things, place)
    acts.push(...withoutHiddenThings(found, line).filter(({ who }) => who !== 'far'))
    if (found.length === 0)
      undrawn.push(
        `“${line}” does not say who does what: write one who is there and a verb of the list, such as “[[hero]] looks at the bell”.`,
      )
  }
  return { acts: withBoatsAtHand(acts), undrawn, surroundings }
}

/** Whether two names have a word in common, or one is in a longer word of the other: `trapdoor` and `door`. */
const shared = (one: string, other: string): boolean => {
  const parts = (word: string) => word.split(/[ -]/).filter((part) => part.length > 3)
  const isIn = (part: string, word: string) =>
    parts(word).some((each) => each.endsWith(part) || each === `${part}s`)
  return parts(one).some((part) => isIn(part, other)) || parts(other).some((part) => isIn(part, one))
}

const spoken = (thing: string): string => thing.replaceAll('-', ' ')

/** Whether a thing that was not drawn can be drawn by its last word: then the way in which it was said was wrong. */
export const isListed = (said: string, input: StoryInput): boolean =>
  drawableThings(input).some((thing) => said === spoken(thing) || said.endsWith(` ${spoken(thing)}`))

/** Things that can be drawn in place of one that cannot: alike by name, or named on the page. */
export function thingsNear(word: string, content: string, input: StoryInput): string[] {
  const things = drawableThings(input)
  const named: ReadonlySet<string> = propsNamedIn(content)
  const alike = things.filter((thing) => shared(word, thing))
  return [...new Set([...alike.slice(0, 3), ...things.filter((thing) => named.has(thing))])]
    .slice(0, 5)
    .map(saidThing)
}
