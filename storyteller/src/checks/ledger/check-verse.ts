import { fillNames } from '@moonpage/contract/names'
import { syllable } from 'syllable'
import { wordsOf } from '../../familiar.ts'
import type { BookPage } from '../../tales/tell-book.ts'
import { judgeRhyme } from '../rhyme.ts'

type Fault = { at: number; sentence: string; wrong: string; level: 'fault' | 'remark' }

/** Most names have two syllables. */
const names = { hero: 'Tamsin', companion: 'Bonnie' }
/** Syllables by which two rhyming lines may differ before the rhythm stumbles. */
const mostDifference = 3

const syllablesIn = (line: string): number => wordsOf(line).reduce((sum, word) => sum + syllable(word), 0)

/** The lines that must rhyme: two by two, or in a stanza of four only the second and the fourth. */
function rhymingPairs(stanza: readonly string[]): [string, string][] {
  const pairOf = (one: number, other: number): [string, string] => [stanza[one] ?? '', stanza[other] ?? '']
  const couplets = stanza.flatMap((_, at) => (at % 2 === 0 ? [pairOf(at, at + 1)] : []))
  const [first, second] = [couplets[0], pairOf(1, 3)]
  const isBallad = stanza.length === 4 && first && judgeRhyme(...first) !== 'rhymes'
  return isBallad && judgeRhyme(...second) === 'rhymes' ? [second] : couplets
}

/** Checks verse: even stanzas, true rhymes, lines of a rhyme about equally long. A slot may not end a line. */
export function verseFaults(book: { pages: readonly Pick<BookPage, 'text'>[] }): Fault[] {
  return book.pages.flatMap((page, at) =>
    fillNames(page.text, names)
      .split('\n\n')
      .map((stanza) => stanza.split('\n'))
      .flatMap((stanza): Fault[] => {
        const sentence = stanza.join(' / ')
        if (stanza.length % 2 !== 0)
          return [
            {
              at,
              sentence,
              level: 'fault',
              wrong: `a stanza of ${stanza.length} lines does not rhyme in pairs`,
            },
          ]
        return rhymingPairs(stanza).flatMap(([one, other]): Fault[] => {
          const verdict = judgeRhyme(one, other)
          const difference = Math.abs(syllablesIn(one) - syllablesIn(other))
          return [
            ...(verdict === 'rhymes'
              ? []
              : [
                  {
                    at,
                    sentence: `${one} / ${other}`,
                    level: 'fault' as const,
                    wrong: `the lines end with ${verdict}`,
                  },
                ]),
            ...(difference > mostDifference
              ? [
                  {
                    at,
                    sentence: `${one} / ${other}`,
                    level: 'remark' as const,
                    wrong: `rhyming lines differ by ${difference} syllables`,
                  },
                ]
              : []),
          ]
        })
      }),
  )
}
