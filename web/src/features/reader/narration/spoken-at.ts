import type { Narration } from '@moonpage/contract/narration'
import { sentencesOf, type Span } from './sentences.ts'

/** What is being spoken. A sentence where it is not known when each word is. */
export type Spoken = Span & { kind: 'word' | 'sentence' }

/** Seconds pass between sentences: the last word loses its mark after this long. */
const lingerMs = 600
/** A mark is painted with the next frame, so it is looked up half a frame ahead. */
const aheadMs = 10

/** @param ms position in the audio */
export const spokenAt = ({ words, duration_ms }: Narration, content: string, ms: number): Spoken | null => {
  if (words.length === 0) return sentenceAt(content, ms / Math.max(1, duration_ms))
  const at = ms + aheadMs
  const index = words.findLastIndex(({ start_ms }) => start_ms <= at)
  const word = words[index]
  if (!word || at > word.end_ms + lingerMs) return null
  return { from: word.from, to: word.to, kind: 'word' }
}

/** The sentence at a share of the audio, as if each letter took as long as any other. */
const sentenceAt = (content: string, share: number): Spoken | null => {
  const sentences = sentencesOf(content)
  const letters = sentences.reduce((sum, { from, to }) => sum + to - from, 0)
  let end = 0
  const sentence = sentences.find(({ from, to }) => (end += to - from) >= share * letters)
  return sentence ? { ...sentence, kind: 'sentence' } : null
}

/** When the audio reaches an offset of the text, in milliseconds: the beginning of the word there. */
export const timeOf = ({ words, duration_ms }: Narration, content: string, offset: number): number => {
  if (words.length > 0) return (words.find(({ to }) => to > offset) ?? words.at(-1))?.start_ms ?? 0
  const sentences = sentencesOf(content)
  const letters = sentences.reduce((sum, { from, to }) => sum + to - from, 0)
  const before = sentences.reduce((sum, { from, to }) => sum + (to <= offset ? to - from : 0), 0)
  return letters === 0 ? 0 : (before / letters) * duration_ms
}
