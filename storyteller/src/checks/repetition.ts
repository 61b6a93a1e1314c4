import { wordsOf } from '../familiar.ts'
import { gramsOf } from './tokens.ts'

/** Different pairs of neighbouring words among all of them, 0 to 1. */
export const distinctPairs = (text: string): number => {
  const grams = gramsOf(wordsOf(text), 2)
  return new Set(grams).size / grams.length
}

/** Share of the runs of four words that have been said before in the same text, 0 to 1. */
export const repeatedRuns = (text: string): number => {
  const grams = gramsOf(wordsOf(text), 4)
  return grams.length ? 1 - new Set(grams).size / grams.length : 0
}

/** How much two texts have in common: Jaccard index of their runs of four words, 0 to 1. */
export const sharedRuns = (one: string, other: string): number => {
  const left = new Set(gramsOf(wordsOf(one), 4))
  const right = new Set(gramsOf(wordsOf(other), 4))
  const both = [...left].filter((gram) => right.has(gram)).length
  return both / (left.size + right.size - both)
}
