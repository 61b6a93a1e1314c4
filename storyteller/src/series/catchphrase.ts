import type { AgeGroup } from '@moonpage/contract/story-input'
import type { Binding } from '../outline.ts'
import { holds } from '../tales/condition.ts'
import type { CatchMoment, Tale } from '../tales/format.ts'
import type { TaleBook } from '../tales/tell-book.ts'
import type { KnownFact, Recall, SeriesSoFar } from './fact.ts'

/** What a tale leaves that tells of its catchphrase: a joke, or else a habit. If parents strike it, nobody says it anymore. */
const sayingOf = ({ leaves }: Tale): KnownFact['kind'] =>
  leaves.some(({ kind }) => kind === 'joke') ? 'joke' : 'habit'

const isSaying = ({ kind }: KnownFact): boolean => kind === 'joke' || kind === 'habit'

const momentsIn = (isLast: boolean): readonly CatchMoment[] => (isLast ? ['flop', 'last'] : ['flop', 'win'])

/**
 * The catchphrase of a series, from the first of its books that left one, in the words of its next book: each book has the next wording.
 */
export function catchphraseOf(
  { facts, book, isLast }: SeriesSoFar,
  age: AgeGroup,
  taleOf: (id: string) => Tale | null,
): Binding['catch'] {
  for (const fact of facts.filter(isSaying).toSorted((one, other) => one.book - other.book)) {
    const tale = fact.tale ? taleOf(fact.tale) : null
    if (!tale || tale.catches.length === 0 || fact.kind !== sayingOf(tale)) continue
    const here = tale.catches.filter(
      ({ when, moment }) => holds(when, new Set([age])) && momentsIn(isLast).includes(moment),
    )
    // In the last book it begins as it once began.
    const turns = isLast ? 0 : book - fact.book - 1
    return {
      tale: tale.id,
      words: Object.fromEntries(here.map(({ moment, texts }) => [moment, texts[turns % texts.length] ?? ''])),
    }
  }
  return undefined
}

/** Whether somebody says the catchphrase in a book. */
export const isCaught = ({ caught }: TaleBook): boolean => caught.some((moment) => moment !== null)

/** The pages on which somebody says it. Its words are in their texts already. */
export function catchRecalls({ pages, binding }: TaleBook, { facts }: SeriesSoFar): Recall[] {
  const left = facts.filter(({ tale }) => tale !== undefined && tale === binding.catch?.tale)
  const from = left.findLast(({ kind }) => kind === 'joke') ?? left.find(isSaying)
  return pages.flatMap(({ caught }, at): Recall[] =>
    caught && from ? [{ use: 'passing', facts: [from.id], page_number: at + 1, at: 'end', text: '' }] : [],
  )
}
