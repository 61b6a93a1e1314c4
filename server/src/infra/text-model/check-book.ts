import { subjects } from '@moonpage/contract/categories'
import { companionKinds, type StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { isOverlong, leeway, pageLength } from '@moonpage/storyteller/checks/page-length'
import { countSentences, countWords } from '@moonpage/storyteller/room'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
import { isVerse } from './book-brief.ts'
import { findMismatches } from './check-picture.ts'
import type { Edit } from './read-edits.ts'
import type { Asks } from './say-reasons.ts'
import type { WrittenPage } from './text-model.ts'

type Written = readonly { page_number: number; content: string }[]
type Book = { input: StoryInput; outline: Outline; written: Written }

/** Synonyms of a species. Children are called by name only. */
const kindWords: Partial<Record<CharacterSheet['species'], string>> = {
  rabbit: 'rabbit|bunny|hare',
  cat: 'cat|kitten|kitty',
  dog: 'dog|puppy|pup',
  bear: 'bear|cub',
  frog: 'frog|toad',
  turtle: 'turtle|tortoise',
  dinosaur: 'dinosaur|dino',
}

const speciesOf = ['child', ...new Set([...subjects, ...companionKinds])] as const
const kinds = new Map<CharacterSheet['species'], RegExp>(
  speciesOf.map((species) => [
    species,
    new RegExp(`(?<!\\p{L})(?:${kindWords[species] ?? species})s?(?!\\p{L})`, 'iu'),
  ]),
)
const wheelchair = /(?<!\p{L})wheel-?chair/iu

const edit = (page_number: number, quote: string, mend: string, asks?: Asks): Edit => ({
  page_number,
  quote,
  suggestion: mend,
  asks,
})

/** Finds figures that are introduced without saying what they are. */
export function findUnnamedSpecies({ outline, written }: Book): Edit[] {
  return outline.cast.flatMap(({ name, species, look }): Edit[] => {
    const at = written.findIndex(({ content }) => content.includes(name))
    const first = written[at]
    if (!first) return []
    const heard = written
      .slice(0, at + 1)
      .map(({ content }) => content)
      .join('\n')
    return [
      ...(species !== 'child' && !kinds.get(species)?.test(heard)
        ? [
            edit(
              first.page_number,
              name,
              `Nobody has said what ${name} is: say “${name} the ${species}”.`,
              'more',
            ),
          ]
        : []),
      ...(look.wheelchair && !wheelchair.test(heard)
        ? [edit(first.page_number, name, `Say in passing that ${name} sits in a wheelchair.`, 'more')]
        : []),
    ]
  })
}

/** Pages whose picture differs from what they say. */
export const findMisdrawnPages = (written: readonly WrittenPage[], outline: Outline): Edit[] =>
  written.flatMap(({ page_number, content, scene }) =>
    scene ? findMismatches({ content, scene }, outline).map((reason) => edit(page_number, '', reason)) : [],
  )

/** How to shorten a page to what pages may have: whole sentences, or stanzas. */
const shorten = (count: number, what: 'sentences' | 'lines', most: number): string =>
  what === 'lines'
    ? `Say these ${count} lines in ${most}: leave out what is described, and keep why it happens.`
    : `Say what these ${count} sentences say in ${most}: leave out what is described, and keep why it happens.`

/**
 * The pages to shorten in a book that is too long: only those with more sentences, or stanzas, than a page may have, longest first and
 * those with most reasons last, until the book is short enough. A page that is too long by itself was already requested again.
 */
export function findOverlongPages({ input, outline, written }: Book): Edit[] {
  const { book, sentences, stanzas } = pageLength(input)
  const [what, most] = isVerse(input)
    ? (['lines', stanzas.most * 4] as const)
    : (['sentences', sentences.most] as const)
  const pages = written.map(({ page_number, content }) => ({
    page_number,
    words: countWords(content),
    sentences: countSentences(content, outline.refrain ?? ''),
    lines: content.split('\n').filter(Boolean).length,
  }))
  const sumOf = (key: 'words' | 'sentences') => pages.reduce((sum, page) => sum + page[key], 0)
  if (!isOverlong({ words: sumOf('words'), sentences: sumOf('sentences') }, input)) return []
  let excess = sumOf('words') - Math.floor(book.most * leeway)
  // Page 1 and the climax have most to say.
  const isNeeded = (page: number) => Number(page === 1 || outline.beats[page - 1]?.purpose === 'climax')
  return pages
    .filter((page) => page[what] > most)
    .toSorted(
      (one, other) => isNeeded(one.page_number) - isNeeded(other.page_number) || other.words - one.words,
    )
    .flatMap(({ page_number, words, [what]: count }) => {
      if (excess <= 0) return []
      excess -= Math.round(words * (1 - most / count))
      return [edit(page_number, '', `The book is too long. ${shorten(count, what, most)}`, 'shorter-book')]
    })
}
