import type { AgeGroup } from '@moonpage/contract/story-input'
import { fleschKincaid } from 'flesch-kincaid'
import { spacheFormula } from 'spache-formula'
import { syllable } from 'syllable'
import { isFamiliar, wordsOf } from '../familiar.ts'
import { sentencesOf } from './tokens.ts'

export type Reading = {
  words: number
  meanSentence: number
  longestSentence: number
  fleschKincaid: number
  spache: number
  /** Share of distinct words that are not in the Spache list, 0 to 1, without names. */
  unfamiliar: number
}

/** Reading difficulty of a text with filled names. `names` count as known words. In verse, lines do not end sentences. */
export const measureReading = (text: string, names: readonly string[]): Reading => {
  const known = new Set(names.flatMap((name) => wordsOf(name)))
  // A line of verse ends a sentence only with punctuation.
  const sentences = sentencesOf(text.replace(/([^.!?”"\n])\n(?=\S)/g, '$1 '))
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0)
  const different = new Set(words)
  const unfamiliar = [...different].filter((word) => !known.has(word.replace(/'s$/, '')) && !isFamiliar(word))
  const lengths = sentences.map((sentence) => wordsOf(sentence).length)
  return {
    words: words.length,
    meanSentence: words.length / sentences.length,
    longestSentence: Math.max(...lengths),
    fleschKincaid: fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables }),
    spache: spacheFormula({
      sentence: sentences.length,
      word: words.length,
      unfamiliarWord: unfamiliar.length,
    }),
    unfamiliar: unfamiliar.length / different.size,
  }
}

export type Band = {
  words: readonly [number, number]
  meanSentence: number
  longestSentence: number
  fleschKincaid: number
  spache: number
  unfamiliar: number
}

/** Targets for a book of ten pages, derived from human picture books with the same measures. */
export const bands: Record<AgeGroup, Band> = {
  '3-4': {
    words: [100, 250],
    meanSentence: 8,
    longestSentence: 16,
    fleschKincaid: 3.7,
    spache: 2.5,
    unfamiliar: 0.13,
  },
  '5-6': {
    words: [250, 450],
    meanSentence: 10.5,
    longestSentence: 24,
    fleschKincaid: 4.8,
    spache: 2.7,
    unfamiliar: 0.13,
  },
  '7-8': {
    words: [450, 900],
    meanSentence: 13,
    longestSentence: 30,
    fleschKincaid: 5.5,
    spache: 3.1,
    unfamiliar: 0.15,
  },
}
