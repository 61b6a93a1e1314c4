import { wordsOf } from '../familiar.ts'
import { gramsOf } from './tokens.ts'

/** Share of distinct bigrams among all bigrams, 0 to 1. */
export const distinctPairs = (text: string): number => {
  const grams = gramsOf(wordsOf(text), 2)
  return new Set(grams).size / grams.length
}

/** Share of 4-grams that occurred before in the same text, 0 to 1. */
export const repeatedRuns = (text: string): number => {
  const grams = gramsOf(wordsOf(text), 4)
  return grams.length ? 1 - new Set(grams).size / grams.length : 0
}

/** Similarity of two texts: the Jaccard index of their 4-grams, 0 to 1. */
export const sharedRuns = (one: string, other: string): number => {
  const left = new Set(gramsOf(wordsOf(one), 4))
  const right = new Set(gramsOf(wordsOf(other), 4))
  const both = [...left].filter((gram) => right.has(gram)).length
  return both / (left.size + right.size - both)
}
