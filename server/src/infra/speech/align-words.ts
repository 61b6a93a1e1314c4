import type { WordTime } from '@moonpage/contract/narration'
import { normalizeLetters } from '@moonpage/contract/normalize-letters'
import type { HeardWord } from './captioned-speech.ts'
import { spokenWords } from '../../lib/spoken-words.ts'

const plain = (text: string) => normalizeLetters(text).plain.replace(/[^\p{L}\p{N}]/gu, '')

const skip = 0.7
const mismatch = (one: string, other: string): number => {
  if (one === other) return 0
  if (one === '' || other === '') return 2
  return one.startsWith(other) || other.startsWith(one) ? 0.4 : one[0] === other[0] ? 0.8 : 1.3
}

/** At most this share of a text's words may be without a heard one. */
const mostUnheard = 0.4

/**
 * Gives the words of a text the times of those that were heard (by a transcription, which spells and counts words in its
 * own way), by the cheapest alignment of both. A word that was not heard gets its share of the time between its
 * neighbors.
 * @returns no words if most of the text was not heard
 */
export function alignWords(text: string, heard: readonly HeardWord[]): WordTime[] {
  const words = spokenWords(text).map((word) => ({ ...word, plain: plain(word.text) }))
  const sounds = heard
    .map((sound) => ({ ...sound, plain: plain(sound.text) }))
    .filter((sound) => sound.plain !== '' && sound.end >= sound.start)
  const [rows, columns] = [words.length + 1, sounds.length + 1]
  const costs = new Float32Array(rows * columns)
  const steps = new Uint8Array(rows * columns)
  for (let at = 1; at < costs.length; at++) {
    const [word, sound] = [words[Math.floor(at / columns) - 1], sounds[(at % columns) - 1]]
    const both =
      word && sound ? (costs[at - columns - 1] as number) + mismatch(word.plain, sound.plain) : Infinity
    const unheard = word ? (costs[at - columns] as number) + skip : Infinity
    const additional = sound ? (costs[at - 1] as number) + skip : Infinity
    const least = Math.min(both, unheard, additional)
    costs[at] = least
    steps[at] = least === both ? 0 : least === unheard ? 1 : 2
  }
  const found: (HeardWord | null)[] = words.map(() => null)
  for (let at = costs.length - 1; at > 0;) {
    const step = steps[at]
    if (step === 0) found[Math.floor(at / columns) - 1] = sounds[(at % columns) - 1] ?? null
    at -= step === 0 ? columns + 1 : step === 1 ? columns : 1
  }
  if (found.filter((sound) => sound === null).length > mostUnheard * words.length) return []
  return fillTimes(words, found)
}

/** Spreads words without a time over the time between their neighbors; times never fall. */
function fillTimes(
  words: readonly { from: number; to: number }[],
  found: readonly (HeardWord | null)[],
): WordTime[] {
  const times: WordTime[] = []
  let before = 0
  for (const [index, word] of words.entries()) {
    const sound = found[index]
    const next = found.findIndex((one, place) => place > index && one !== null)
    const [start, end] = sound
      ? [sound.start, sound.end]
      : [before, before + Math.max(0, ((found[next]?.start ?? before) - before) / (next - index + 1 || 1))]
    const begins = Math.max(before, start)
    before = Math.max(begins, end)
    const ms = (seconds: number) => Math.round(seconds * 1000)
    times.push({ from: word.from, to: word.to, start_ms: ms(begins), end_ms: ms(before) })
  }
  return times
}
