import { findSpeech, type Stretch } from './find-speech.ts'
import type { Sound } from './wav.ts'

/** Silence that is left at both ends, in seconds. */
const lead = 0.15
const tail = 0.25
const fade = 0.01

/**
 * Cuts the silence before the first word and after the last one, and fades in and out.
 * @returns the sound, where somebody speaks in it, and how much was cut at its start; null if nobody speaks
 */
export function trimSilence(sound: Sound): { sound: Sound; speech: Stretch[]; startSeconds: number } | null {
  const { samples, sampleRate } = sound
  const speech = findSpeech(sound)
  const [first, last] = [speech[0], speech.at(-1)]
  if (!first || !last) return null
  const start = first.start - lead
  const length = Math.round((last.end + tail - start) * sampleRate)
  const trimmed = new Float32Array(length)
  const from = Math.round(start * sampleRate)
  const ramp = Math.round(fade * sampleRate)
  for (let i = 0; i < length; i++) {
    const gain = Math.min(1, i / ramp, (length - 1 - i) / ramp)
    trimmed[i] = (samples[from + i] ?? 0) * gain
  }
  return {
    sound: { samples: trimmed, sampleRate },
    startSeconds: start,
    speech: speech.map((stretch) => ({ start: stretch.start - start, end: stretch.end - start })),
  }
}
