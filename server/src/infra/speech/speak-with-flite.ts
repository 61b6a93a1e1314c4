import type { WordTime } from '@moonpage/contract/narration'
import { alignPhones, isPause, type Phone } from './align-phones.ts'
import { encodeMp3 } from './encode-mp3.ts'
import { runFlite } from './flite.ts'
import { fliteStretch, fliteVoice } from './flite-voice.ts'
import { evenLoudness } from './loudness.ts'
import { paceSpeech } from './pace-speech.ts'
import { pronounceWords } from './pronounce-words.ts'
import type { Speech } from './speech-voice.ts'
import { gapOf, spokenWords } from '../../lib/spoken-words.ts'
import { sentencesOf, voiceText, voiceWord } from './voice-text.ts'
import { parseWav, type Sound } from './wav.ts'

/** What part of a text's words the voice must have sounds for. */
const leastSpoken = 0.8

/** Sound as it is spoken, before its encoding, and when each word is heard. */
export type Spoken = { sound: Sound; words: WordTime[] }

/** @returns null for a text of which most words are in a script that the voice cannot read */
export async function synthesizeWithFlite(text: string): Promise<Spoken | null> {
  const all = spokenWords(text)
  const words = all
    .map((word) => ({ ...word, voiced: voiceWord(word.text) }))
    .filter(({ voiced }) => voiced !== '')
  if (words.length === 0 || words.length < leastSpoken * all.length) return null
  const sentences = sentencesOf(text)
    .map((sentence) => voiceText(sentence).replace(/\s+/g, ' ').trim())
    .filter((sentence) => /[A-Za-z0-9]/.test(sentence))
  const { printed, wav } = await runFlite(sentences.map((sentence) => `${sentence}\n\n`).join(''), [
    '-voice',
    fliteVoice,
    '-psdur',
    '--setf',
    `duration_stretch=${fliteStretch}`,
    '-o',
    '/wav',
  ])
  if (!wav) throw new Error('Flite wrote no sound')
  const sound = parseWav(wav)
  const phones = phonesOf(printed, sound.samples.length / sound.sampleRate)
  const ranges = alignPhones(await pronounceWords(words.map(({ voiced }) => voiced)), phones)
  const placed = fillGaps(ranges, phones)
  const paced = paceSpeech(
    sound,
    phones,
    placed.map((range, index) => ({
      ...range,
      gap: gapOf(text.slice(words[index]?.to, words[index + 1]?.from)),
    })),
  )
  const ms = (seconds: number) => Math.round(seconds * 1000)
  return {
    sound: evenLoudness(paced.sound),
    words: words.map(({ from, to }, index) => {
      const { start, end } = paced.times[index] ?? { start: 0, end: 0 }
      return { from, to, start_ms: ms(start), end_ms: ms(end) }
    }),
  }
}

export async function speakWithFlite(text: string): Promise<Speech | null> {
  const spoken = await synthesizeWithFlite(text)
  if (!spoken) return null
  const { samples, sampleRate } = spoken.sound
  return {
    mp3: await encodeMp3(spoken.sound),
    durationMs: Math.round((samples.length / sampleRate) * 1000),
    words: spoken.words,
  }
}

/** The phones of all utterances. Each of them is printed in a line of its own, with times from its own start. */
function phonesOf(printed: string, seconds: number): Phone[] {
  const phones: Phone[] = []
  let offset = 0
  for (const line of printed.split('\n')) {
    let end = 0
    for (const phone of line.split(' ').filter(Boolean)) {
      const colon = phone.lastIndexOf(':')
      const time = Number(phone.slice(colon + 1))
      phones.push({ name: phone.slice(0, colon), start: offset + end, end: offset + time })
      end = time
    }
    offset += end
  }
  // The last phone of an utterance is printed some milliseconds longer than it is.
  const scale = offset === 0 ? 1 : seconds / offset
  return phones.map(({ name, start, end }) => ({ name, start: start * scale, end: end * scale }))
}

/** Gives each word a range: one without phones starts and ends where the word before it ends. */
function fillGaps(
  ranges: readonly ({ from: number; to: number } | null)[],
  phones: readonly Phone[],
): { from: number; to: number }[] {
  let before = phones.findIndex((phone) => !isPause(phone))
  return ranges.map((range) => {
    const filled = range ?? { from: before, to: before }
    before = filled.to
    return filled
  })
}
