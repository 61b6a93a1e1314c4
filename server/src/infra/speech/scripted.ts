import { spokenWords } from '../../lib/spoken-words.ts'
import type { SpeechPool } from './embedded.ts'
import type { Speech } from './speech-voice.ts'
import { parseWav } from './wav.ts'

/** Bytes that are not asked to sound. */
const mp3 = Uint8Array.of(0xff, 0xf3, 0x84, 0xc4)
const wordMs = 300

const evenly = (text: string, durationMs: number): Speech => {
  const words = spokenWords(text)
  const at = (index: number) => Math.round((durationMs * index) / words.length)
  return {
    mp3,
    durationMs,
    words: words.map(({ from, to }, index) => ({ from, to, start_ms: at(index), end_ms: at(index + 1) })),
  }
}

/** For tests: reads any text in no time, a word in 300 ms, and encodes recordings without listening to them. */
export const scriptedSpeech: SpeechPool = {
  voice: {
    fingerprint: 'scripted',
    speak: async (text) => evenly(text, wordMs * spokenWords(text).length),
  },
  async encode({ wav, text }) {
    const { samples, sampleRate } = parseWav(wav)
    return evenly(text, Math.round((samples.length / sampleRate) * 1000))
  },
  close: async () => {},
}
