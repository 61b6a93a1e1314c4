import { spache } from 'spache'

const familiar = new Set(spache)
const stems = (word: string) => [
  word,
  word.replace(/'s?$/, ''),
  word.replace(/(ed|ing|s|es|ly|er|est|'s)$/, ''),
  word.replace(/(ed|ing)$/, 'e'),
  word.replace(/(.)\1(ed|ing)$/, '$1'),
  word.replace(/ies$|ied$/, 'y'),
  word.replace(/'s$|s$/, ''),
]

/** Words of a text in lower case, marks and punctuation aside. */
export const wordsOf = (text: string): string[] =>
  text
    .replaceAll('’', "'")
    .toLowerCase()
    .match(/[a-z]+(?:['-][a-z]+)*/g) ?? []

const judged = new Map<string, boolean>()

/** Whether those who learn to read know a word, by Spache's list. */
export const isFamiliar = (word: string): boolean => {
  const known =
    judged.get(word) ?? word.split('-').every((part) => stems(part).some((stem) => familiar.has(stem)))
  judged.set(word, known)
  return known
}
