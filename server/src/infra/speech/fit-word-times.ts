import type { WordTime } from '@moonpage/contract/narration'
import type { Stretch } from './find-speech.ts'
import { findSpeech } from './find-speech.ts'
import { hopSeconds, melFeatures } from './mel-features.ts'
import type { Spoken } from './speak-with-flite.ts'
import { gapOf } from '../../lib/spoken-words.ts'
import { timeWarp } from './time-warp.ts'
import type { Sound } from './wav.ts'

/** How far a word's edge may be from a pause to be moved there, in seconds of speech. */
const reach = 0.35

/** Start and end of a word in seconds of speech: pauses take no time. */
type Edges = { from: number; to: number; start: number; end: number }

/**
 * Finds out when somebody speaks each word, by comparing the sound with the same text in the embedded voice, of which
 * the times are known (dynamic time warping of both without their pauses, as the aligner aeneas does).
 * @param speech where somebody speaks in the sound
 */
export function fitWordTimes(
  text: string,
  { sound, speech }: { sound: Sound; speech: readonly Stretch[] },
  reference: Spoken,
): WordTime[] {
  const referenceSpeech = findSpeech(reference.sound)
  if (speech.length === 0 || referenceSpeech.length === 0) return []
  const path = timeWarp(
    melFeatures(withoutPauses(reference.sound, referenceSpeech)),
    melFeatures(withoutPauses(sound, speech)),
  )
  const warp = (ms: number) => warped(path, toSpeechTime(referenceSpeech, ms / 1000))
  const words = reference.words.map(({ from, to, start_ms, end_ms }) => ({
    from,
    to,
    start: warp(start_ms),
    end: warp(end_ms),
  }))
  moveToPauses(text, words, speech)
  let before = 0
  const ms = (seconds: number) => Math.round(seconds * 1000)
  return words.map(({ from, to, start, end }) => {
    const begins = Math.max(before, start)
    before = Math.max(begins, end)
    return {
      from,
      to,
      start_ms: ms(toSoundTime(speech, begins, 'after the pause')),
      end_ms: ms(toSoundTime(speech, before, 'before the pause')),
    }
  })
}

function withoutPauses({ samples, sampleRate }: Sound, speech: readonly Stretch[]): Sound {
  const at = (seconds: number) => Math.round(seconds * sampleRate)
  const parts = speech.map(({ start, end }) => samples.subarray(at(start), at(end)))
  const whole = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let copied = 0
  for (const part of parts) {
    whole.set(part, copied)
    copied += part.length
  }
  return { samples: whole, sampleRate }
}

function toSpeechTime(speech: readonly Stretch[], seconds: number): number {
  let passed = 0
  for (const { start, end } of speech) {
    if (seconds <= start) return passed
    if (seconds <= end) return passed + seconds - start
    passed += end - start
  }
  return passed
}

function toSoundTime(
  speech: readonly Stretch[],
  seconds: number,
  side: 'before the pause' | 'after the pause',
): number {
  let passed = 0
  const tolerance = side === 'before the pause' ? 1e-6 : -1e-6
  for (const [index, { start, end }] of speech.entries()) {
    const length = end - start
    if (seconds <= passed + length + tolerance || index === speech.length - 1)
      return start + Math.min(length, Math.max(0, seconds - passed))
    passed += length
  }
  return 0
}

function warped(path: Int32Array, seconds: number): number {
  const frame = seconds / hopSeconds
  const first = Math.min(path.length - 1, Math.max(0, Math.floor(frame)))
  const [one, other] = [path[first] ?? 0, path[Math.min(path.length - 1, first + 1)] ?? 0]
  return (one + (other - one) * (frame - first)) * hopSeconds
}

/** Moves the edge of two words to a pause nearby, rather where the text has one too. */
function moveToPauses(text: string, words: Edges[], speech: readonly Stretch[]): void {
  const moved = new Set<number>()
  let pause = 0
  for (const { start, end } of speech.slice(0, -1)) {
    pause += end - start
    let [best, least] = [-1, reach]
    for (const [index, word] of words.slice(0, -1).entries()) {
      const next = words[index + 1]
      if (!next || moved.has(index)) continue
      const gap = gapOf(text.slice(word.to, next.from))
      const unlikely = gap === 'none' ? 0.15 : gap === 'comma' ? 0.03 : 0
      const distance = Math.abs((word.end + next.start) / 2 - pause) + unlikely
      if (distance < least) [best, least] = [index, distance]
    }
    const [word, next] = [words[best], words[best + 1]]
    if (!word || !next) continue
    moved.add(best)
    word.end = pause
    next.start = pause
  }
}
