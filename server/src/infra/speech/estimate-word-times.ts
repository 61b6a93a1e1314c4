import type { WordTime } from '@moonpage/contract/narration'
import type { Stretch } from './find-speech.ts'
import { gapOf, spokenWords, type Gap } from '../../lib/spoken-words.ts'

/** How long people pause, measured in letters. */
const pauseLetters: Record<Gap, number> = { none: 0, comma: 3, line: 5, sentence: 8, paragraph: 12 }
/** A sentence's start moves to a pause that is at most this far from where its length puts it, in seconds. */
const reach = 1.2

/**
 * Estimates when each word is spoken, from the lengths of sentences and words and from the pauses between them (as
 * talking books are made by hand). For texts of which nothing better is known.
 */
export function estimateWordTimes(text: string, speech: readonly Stretch[]): WordTime[] {
  const words = spokenWords(text)
  const [first, last] = [speech[0], speech.at(-1)]
  if (!first || !last || words.length === 0) return []
  const gaps = words.map((word, index) => gapOf(text.slice(word.to, words[index + 1]?.from ?? word.to)))
  // Words between two pauses that a reader makes for sure.
  const parts: number[][] = [[]]
  for (const [index, gap] of gaps.entries()) {
    parts.at(-1)?.push(index)
    if (gap !== 'none' && gap !== 'comma' && index < words.length - 1) parts.push([])
  }
  const lettersOf = (index: number) => (words[index]?.text.length ?? 0) + 1
  const lengths = parts.map(
    (part) =>
      part.reduce((sum, index) => sum + lettersOf(index), 0) + pauseLetters[gaps[part.at(-1) ?? 0] ?? 'none'],
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const pauses = speech
    .slice(1)
    .map((stretch, index) => ({ start: speech[index]?.end ?? 0, end: stretch.start }))
  const times: WordTime[] = []
  let start = first.start
  let passed = 0
  for (const [number, part] of parts.entries()) {
    passed += lengths[number] ?? 0
    const expected = first.start + ((last.end - first.start) * passed) / total
    const pause = number === parts.length - 1 ? undefined : nearest(pauses, expected, start)
    const end = number === parts.length - 1 ? last.end : (pause?.start ?? expected)
    spread(part, lettersOf, { start, end }, times, words)
    start = pause?.end ?? end
  }
  return times
}

function nearest(pauses: readonly Stretch[], expected: number, after: number): Stretch | undefined {
  const distance = ({ start, end }: Stretch) =>
    // Longer pauses are more probable ends of a sentence.
    Math.abs((start + end) / 2 - expected) - Math.min(0.5, end - start)
  const close = pauses.filter(
    (pause) => pause.start > after + 0.1 && Math.abs((pause.start + pause.end) / 2 - expected) < reach,
  )
  return close.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Spreads the words of a part over its time by their lengths. */
function spread(
  part: readonly number[],
  lettersOf: (index: number) => number,
  { start, end }: Stretch,
  times: WordTime[],
  words: readonly { from: number; to: number }[],
): void {
  const letters = part.reduce((sum, index) => sum + lettersOf(index), 0)
  let before = 0
  for (const index of part) {
    const word = words[index]
    if (!word) continue
    const at = (passed: number) => Math.round((start + ((end - start) * passed) / letters) * 1000)
    times.push({ from: word.from, to: word.to, start_ms: at(before), end_ms: at(before + lettersOf(index)) })
    before += lettersOf(index)
  }
}
