import { createMp3Encoder } from 'wasm-media-encoders'
import type { Sound } from './wav.ts'

/** Kilobits a second: speech in one channel needs no more. */
const bitrateOf = (sampleRate: number) => (sampleRate > 16_000 ? 48 : 40)

/**
 * How many samples later a player sounds than it was encoded: LAME's own delay and that of every decoder. They are cut
 * from the silence at the start, so that players need no tag in the file to be on time.
 */
export const mp3Delay = 576 + 529

let encoder: ReturnType<typeof createMp3Encoder> | undefined

/** Encodes as MP3 with a constant bit rate, so that players know positions without a table. @param sound with silence of at least `mp3Delay` samples at its start */
export async function encodeMp3({ samples, sampleRate }: Sound): Promise<Uint8Array> {
  const lame = await (encoder ??= createMp3Encoder())
  lame.configure({
    sampleRate,
    channels: 1,
    bitrate: bitrateOf(sampleRate),
    outputSampleRate: sampleRate as 16_000 | 24_000,
  })
  // The encoder reuses its buffers.
  const body = Uint8Array.from(lame.encode([samples.subarray(mp3Delay)]))
  const end = Uint8Array.from(lame.finalize())
  const mp3 = new Uint8Array(body.length + end.length)
  mp3.set(body)
  mp3.set(end, body.length)
  return mp3
}
