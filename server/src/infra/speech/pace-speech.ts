import { isPause, type Phone } from './align-phones.ts'
import type { Gap } from '../../lib/spoken-words.ts'
import type { Sound } from './wav.ts'

/** How long a reader pauses at least, in seconds. */
const pauses: Record<Gap, number> = { none: 0, comma: 0.26, line: 0.42, sentence: 0.6, paragraph: 0.9 }
const lead = 0.12
const tail = 0.25
const fade = 0.004

/** A word's first phone and the one after its last, and what follows it in the text. */
export type PacedWord = { from: number; to: number; gap: Gap }

/**
 * Lengthens the pauses of synthetic speech to those of somebody who reads aloud, and evens the silence at both ends.
 * Speech itself is not touched, and is faded out and in around what is inserted.
 * @returns the sound, and for each word when it starts and ends in it, in seconds
 */
export function paceSpeech(
  { samples, sampleRate }: Sound,
  phones: readonly Phone[],
  words: readonly PacedWord[],
): { sound: Sound; times: { start: number; end: number }[] } {
  const pieces: Float32Array[] = []
  const times: { start: number; end: number }[] = []
  /** Seconds by which later phones are moved. */
  let shift = 0
  let copied = 0
  const silence = (seconds: number) => new Float32Array(Math.max(0, Math.round(seconds * sampleRate)))
  const take = (until: number) => {
    const piece = samples.slice(Math.round(copied * sampleRate), Math.round(until * sampleRate))
    pieces.push(faded(piece, Math.round(fade * sampleRate)))
    copied = until
  }
  const first = phones.find((phone) => !isPause(phone))?.start ?? 0
  const last = phones.findLast((phone) => !isPause(phone))?.end ?? samples.length / sampleRate
  pieces.push(silence(lead - first))
  copied = Math.max(0, first - lead)
  shift = lead - first
  for (const [index, word] of words.entries()) {
    const start = phones[word.from]?.start ?? 0
    const end = phones[word.to - 1]?.end ?? start
    times.push({ start: start + shift, end: end + shift })
    const next = words[index + 1]
    const between = next ? phones.slice(word.to, next.from).filter(isPause) : []
    const [pause, pauseEnd] = [between[0], between.at(-1)]
    if (!pause || !pauseEnd) continue
    const missing = pauses[word.gap] - (pauseEnd.end - pause.start)
    if (missing <= 0) continue
    const middle = (pause.start + pauseEnd.end) / 2
    take(middle)
    const inserted = silence(missing)
    pieces.push(inserted)
    shift += inserted.length / sampleRate
  }
  const end = Math.min(samples.length / sampleRate, last + tail)
  take(end)
  pieces.push(silence(last + tail - end))
  return { sound: { samples: joined(pieces), sampleRate }, times }
}

function faded(piece: Float32Array, length: number): Float32Array {
  const most = Math.min(length, piece.length >> 1)
  for (let i = 0; i < most; i++) {
    const gain = i / most
    piece[i] = (piece[i] as number) * gain
    piece[piece.length - 1 - i] = (piece[piece.length - 1 - i] as number) * gain
  }
  return piece
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
