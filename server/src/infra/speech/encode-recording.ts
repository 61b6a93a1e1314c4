import type { WordTime } from '@moonpage/contract/narration'
import { alignWords } from './align-words.ts'
import { encodeMp3 } from './encode-mp3.ts'
import type { EncodeRequest } from './embedded.ts'
import { estimateWordTimes } from './estimate-word-times.ts'
import { evenLoudness } from './loudness.ts'
import type { Speech } from './speech-voice.ts'
import { trimSilence } from './trim-silence.ts'
import { InvalidWav, parseWav } from './wav.ts'

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
  const words = said.length > 0 ? said : estimateWordTimes(text, trimmed.speech)
  return { mp3: await encodeMp3(sound), durationMs, words: words.map((word) => within(word, durationMs)) }
}

const within = (word: WordTime, durationMs: number): WordTime => ({
  ...word,
  start_ms: Math.min(word.start_ms, durationMs),
  end_ms: Math.min(word.end_ms, durationMs),
})
