import { fillNames } from '@moonpage/contract/names'
import { syllable } from 'syllable'
import { wordsOf } from '../../familiar.ts'
import type { BookPage } from '../../tales/tell-book.ts'
import { judgeRhyme, rhymeParts, rhymingPairs } from '../rhyme.ts'

type Fault = { at: number; sentence: string; wrong: string; level: 'fault' | 'remark' }

/** Most names have two syllables. */
const names = { hero: 'Tamsin', companion: 'Bonnie' }
/** Syllables by which two rhyming lines may differ before the rhythm stumbles. */
const mostDifference = 3

const syllablesIn = (line: string): number => wordsOf(line).reduce((sum, word) => sum + syllable(word), 0)

/** How often a rhyme may come in a book; a refrain counts once. */
const mostAlike = 2

const stanzasOf = (text: string): string[][] =>
  fillNames(text, names)
    .split('\n\n')
    .map((stanza) => stanza.split('\n'))

const lastWord = (line: string): string => wordsOf(line).at(-1)?.split('-').at(-1) ?? ''

/** Rhymes that come again and again. */
function wornFaults(book: { pages: readonly Pick<BookPage, 'text'>[] }): Fault[] {
  const heard = new Map<string, Set<string>>()
  book.pages.forEach(({ text }) => {
    for (const [one, other] of stanzasOf(text).flatMap(rhymingPairs)) {
      const sound = rhymeParts(lastWord(other)).find((part) => rhymeParts(lastWord(one)).includes(part))
      const words = [lastWord(one), lastWord(other)].toSorted().join('/')
      if (sound) heard.set(sound, (heard.get(sound) ?? new Set()).add(words))
    }
  })
  return [...heard.values()]
    .filter(({ size }) => size > mostAlike)
    .map((pairs) => ({
      at: 0,
      sentence: [...pairs].join(', '),
      wrong: `one rhyme comes ${pairs.size} times`,
      level: 'remark',
    }))
}

/** Checks verse: even stanzas, true rhymes, lines of a rhyme about equally long. A slot may not end a line. */
export function verseFaults(book: { pages: readonly Pick<BookPage, 'text'>[] }): Fault[] {
  const faults = book.pages.flatMap((page, at) =>
    stanzasOf(page.text).flatMap((stanza): Fault[] => {
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
  return [...faults, ...wornFaults(book)]
}
