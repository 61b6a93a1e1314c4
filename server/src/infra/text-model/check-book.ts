import { subjects } from '@moonpage/contract/categories'
import { companionKinds, type StoryInput } from '@moonpage/contract/story-input'
import type { Outline } from '@moonpage/storyteller/outline'
import { leeway, pageLength } from '@moonpage/storyteller/checks/page-length'
import { countSentences, countWords } from '@moonpage/storyteller/room'
import type { CharacterSheet } from '@moonpage/storyteller/scene'
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

/** The largest share of a page that may be cut, so that its action remains. */
const maxCut = 0.25

/** Pages whose picture differs from what they say. */
export const findMisdrawnPages = (written: readonly WrittenPage[], outline: Outline): Edit[] =>
  written.flatMap(({ page_number, content, scene }) =>
    scene ? findMismatches({ content, scene }, outline).map((reason) => edit(page_number, '', reason)) : [],
  )

/** How to shorten a page by a share, in whole lines or sentences. */
function shorterBy(share: number, content: string, refrain: string | null): string {
  const lines = content.split('\n').filter(Boolean).length
  const sentences = countSentences(content, refrain ?? '')
  const isVerse = lines > sentences
  const [all, what] = isVerse ? [lines, 'lines'] : [sentences, 'sentences']
  // Stanzas are cut in halves: their second line rhymes with their fourth.
  const less = isVerse ? 2 : Math.max(1, Math.round(all * share))
  return all - less < 1
    ? 'Say this page in fewer words: leave out what is described, and keep why it happens.'
    : `Say what these ${all} ${what} say in ${all - less}: leave out what is described, and keep why it happens.`
}

/**
 * The pages to shorten in a book that is too long, longest first and those with most reasons last, each by no more than the book needs. A page that is
 * too long by itself was already requested again.
 */
export function findOverlongPages({ input, outline, written }: Book): Edit[] {
  const { aim, book } = pageLength(input)
  const words = written.map(({ page_number, content }) => ({
    page_number,
    content,
    count: countWords(content),
  }))
  let excess = words.reduce((sum, { count }) => sum + count, 0) - Math.floor(book.most * leeway)
  const edits: Edit[] = []
  // Page 1 and the climax have most to say.
  const isNeeded = (page: number) => Number(page === 1 || outline.beats[page - 1]?.purpose === 'climax')
  const inOrder = words.toSorted(
    (one, other) => isNeeded(one.page_number) - isNeeded(other.page_number) || other.count - one.count,
  )
  for (const { page_number, content, count } of inOrder) {
    const cut = Math.min(excess, count - aim, Math.floor(count * maxCut))
    if (cut <= 0) continue
    excess -= cut
    edits.push(
      edit(
        page_number,
        '',
        `The book is too long. ${shorterBy(cut / count, content, outline.refrain)}`,
        'shorter-book',
      ),
    )
  }
  return edits
}
