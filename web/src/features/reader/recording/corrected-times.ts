import type { WordTime } from '@moonpage/contract/narration'

/** A finger follows the ear by about this much. */
const reactionMs = 70
/** A word's mark lasts no longer, whatever pause follows. */
const longestMs = 1500

/**
 * Word times from tapping along.
 * @param taps when each word was tapped, in milliseconds of the audio; words after the last tap are moved as it was
 */
export const correctedTimes = (
  words: readonly WordTime[],
  taps: readonly number[],
  duration_ms: number,
): WordTime[] => {
  const last = words[Math.min(taps.length, words.length) - 1]
  const shift = last ? (taps[taps.length - 1] ?? 0) - reactionMs - last.start_ms : 0
  let before = -1
  const starts = words.map(({ start_ms }, index) => {
    const tap = taps[index]
    const wanted = Math.round(tap === undefined ? start_ms + shift : tap - reactionMs)
    // In order, and within the audio.
    before = Math.min(duration_ms - (words.length - index), Math.max(before + 1, wanted))
    return before
  })
  return words.map(({ from, to }, index) => {
    const start_ms = starts[index] ?? 0
    const next = starts[index + 1] ?? duration_ms
    return { from, to, start_ms, end_ms: Math.min(next, start_ms + longestMs) }
  })
}
