import type { WordTime } from '@moonpage/contract/narration'
import { alignWords } from './align-words.ts'
import { encodeMp3 } from './encode-mp3.ts'
import type { EncodeRequest } from './embedded.ts'
import { estimateWordTimes } from './estimate-word-times.ts'
import type { Stretch } from './find-speech.ts'
import { fitWordTimes } from './fit-word-times.ts'
import { evenLoudness } from './loudness.ts'
import type { Speech } from './speech-voice.ts'
import { trimSilence } from './trim-silence.ts'
import { synthesizeWithFlite } from './speak-with-flite.ts'
import { InvalidWav, parseWav, type Sound } from './wav.ts'

/** @throws InvalidWav */
export async function encodeRecording({ wav, text, heard }: EncodeRequest): Promise<Speech> {
  const trimmed = trimSilence(parseWav(wav))
  if (!trimmed) throw new InvalidWav('Nobody can be heard in it.')
  const sound = evenLoudness(trimmed.sound)
  const durationMs = Math.round((sound.samples.length / sound.sampleRate) * 1000)
  const moved = heard?.map((word) => ({
    ...word,
    start: word.start - trimmed.startSeconds,
    end: word.end - trimmed.startSeconds,
  }))
  const said = moved ? alignWords(text, moved) : []
  const words = said.length > 0 ? said : await findWordTimes(text, trimmed)
  return { mp3: await encodeMp3(sound), durationMs, words: words.map((word) => within(word, durationMs)) }
}

/** By the embedded voice, if it can read the text; else by lengths. */
async function findWordTimes(text: string, trimmed: { sound: Sound; speech: readonly Stretch[] }) {
  const reference = await synthesizeWithFlite(text)
  return reference ? fitWordTimes(text, trimmed, reference) : estimateWordTimes(text, trimmed.speech)
}

const within = (word: WordTime, durationMs: number): WordTime => ({
  ...word,
  start_ms: Math.min(word.start_ms, durationMs),
  end_ms: Math.min(word.end_ms, durationMs),
})
