import { dictionary } from 'cmu-pronouncing-dictionary'
import { wordsOf } from '../familiar.ts'

/** Noises, jokes and other words that are not in the dictionary, each with a word that sounds like it. */
const noises: Readonly<Record<string, string>> = {
  hic: 'hick',
  eep: 'heap',
  ahh: 'spa',
  ahhh: 'spa',
  oo: 'who',
  oos: 'whose',
  brr: 'fur',
  brrr: 'fur',
  oof: 'roof',
  dight: 'light',
  zum: 'come',
  snored: 'board',
  glug: 'plug',
}

/** The sounds from the last stressed vowel on, for every pronunciation in the dictionary; empty if unknown. */
export const rhymeParts = (word: string): string[] => {
  const known = noises[word] ?? word
  const entries = [known, `${known}(1)`, `${known}(2)`, `${known}(3)`]
    .map((entry) => dictionary[entry])
    .filter((sounds) => sounds !== undefined)
  return entries.map((entry) => {
    const sounds = entry.split(' ')
    const stressed = sounds.findLastIndex((sound) => /[12]/.test(sound))
    const vowel = stressed >= 0 ? stressed : sounds.findLastIndex((sound) => /\d/.test(sound))
    return (
      sounds
        .slice(Math.max(0, vowel))
        .join(' ')
        .replaceAll(/\d/g, '')
        // The dictionary has two spellings of this sound before an r.
        .replace(/^IH R\b/, 'IY R')
        // Cot-caught merger: most Americans rhyme "frog" and "log", "dog" and "fog"; the dictionary differs by word.
        .replace(/^AO(?= [^R]|$)/, 'AA')
    )
  })
}

export type RhymeVerdict = 'rhymes' | 'same word' | 'no rhyme' | 'unknown'

/** Whether two lines end in a true rhyme. */
export const judgeRhyme = (one: string, other: string): RhymeVerdict => {
  const first = wordsOf(one).at(-1) ?? ''
  const second = wordsOf(other).at(-1) ?? ''
  if (first === second) return 'same word'
  const [left, right] = [first, second].map((word) => rhymeParts(word.split('-').at(-1) ?? word))
  if (!left?.length || !right?.length) return 'unknown'
  return left.some((part) => right.includes(part)) ? 'rhymes' : 'no rhyme'
}

/** The lines of a stanza that must rhyme: two by two, or of four only the second and the fourth. */
export function rhymingPairs(stanza: readonly string[]): [string, string][] {
  const pairOf = (one: number, other: number): [string, string] => [stanza[one] ?? '', stanza[other] ?? '']
  const couplets = stanza.flatMap((_, at) => (at % 2 === 0 ? [pairOf(at, at + 1)] : []))
  const second = pairOf(1, 3)
  const rhymes = (pair: readonly [string, string]) => judgeRhyme(...pair) === 'rhymes'
  return stanza.length === 4 && !couplets.every(rhymes) ? [second] : couplets
}
