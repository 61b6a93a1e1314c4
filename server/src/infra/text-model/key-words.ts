import { wordsOf } from '@moonpage/storyteller/familiar'

/** Words that say nothing of what a sentence is about. */
const filler = new Set(
  'that this they them their there here with from have has had what when where which until even only just every everybody somebody nobody everything something nothing then over under into again still does did come comes came goes went been were was are is the and but for not all one two can could will would say says said his her its him she you your who how now always never like about because very much many more than some any out off one’s'.split(
    ' ',
  ),
)

/** A word without its ending, so that `hums` is found in `hummed`. */
const stemOf = (word: string): string =>
  (word.split(/['-]/, 1)[0] ?? word)
    .replace(/(?:ing|ed|es|s)$/, '')
    .slice(0, 4)
    .replace(/(.)\1$/, '$1')

/** What a text is about: its words without fillers, endings and names' marks. */
export const keyWordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text.replaceAll(/\[\[\w+\]\]/g, ' '))
      .filter((word) => word.length > 2 && !filler.has(word))
      .map(stemOf)
      .filter((stem) => stem.length > 1),
  )

/** Which share of the key words of a text another one has; 0 for a text without any. */
export const shareOf = (words: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  words.size === 0 ? 0 : [...words].filter((word) => others.has(word)).length / words.size

/** Whether a text has a noun or its plural; of several words the last one counts. */
export function hasNoun(text: string, noun: string): boolean {
  const last = wordsOf(noun).at(-1)
  return (
    last !== undefined &&
    wordsOf(text).some((word) => [last, `${last}s`, `${last}es`, `${last}'s`].includes(word))
  )
}
