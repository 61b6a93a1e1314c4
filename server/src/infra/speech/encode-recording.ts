import { encodeMp3 } from './encode-mp3.ts'
import type { EncodeRequest } from './embedded.ts'
import { estimateWordTimes } from './estimate-word-times.ts'
import { evenLoudness } from './loudness.ts'
import type { Speech } from './speech-voice.ts'
import { trimSilence } from './trim-silence.ts'
import { InvalidWav, parseWav } from './wav.ts'

/** @throws InvalidWav */
export async function encodeRecording({ wav, text }: EncodeRequest): Promise<Speech> {
  const trimmed = trimSilence(parseWav(wav))
  if (!trimmed) throw new InvalidWav('Nobody can be heard in it.')
  const sound = evenLoudness(trimmed.sound)
  return {
    mp3: await encodeMp3(sound),
    durationMs: Math.round((sound.samples.length / sound.sampleRate) * 1000),
    words: estimateWordTimes(text, trimmed.speech),
  }
}
