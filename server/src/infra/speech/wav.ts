/** Mono samples from -1 to 1. */
export type Sound = { samples: Float32Array; sampleRate: number }

/** Its message says to a person what is wrong with the file. */
export class InvalidWav extends Error {
  override name = 'InvalidWav'
}

const pcm = 1

/**
 * Reads a WAV file of 16-bit mono PCM. A length of more than is there counts as all that is there: hosted voices that
 * stream do not know it in advance.
 * @throws InvalidWav
 */
export function parseWav(bytes: Uint8Array): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tag = (at: number) =>
    at + 4 <= bytes.length ? String.fromCharCode(...bytes.subarray(at, at + 4)) : ''
  if (tag(0) !== 'RIFF' || tag(8) !== 'WAVE') throw new InvalidWav('This is not a WAV file.')
  let sampleRate = 0
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    const start = at + 8
    if (tag(at) === 'fmt ') {
      if (length < 16 || start + 16 > bytes.length) throw new InvalidWav('The WAV file ends in its header.')
      const [format, channels, bits] = [0, 2, 14].map((offset) => view.getUint16(start + offset, true))
      if (format !== pcm || channels !== 1 || bits !== 16)
        throw new InvalidWav('The WAV file must be 16-bit PCM with one channel.')
      sampleRate = view.getUint32(start + 4, true)
    } else if (tag(at) === 'data') {
      if (sampleRate === 0) throw new InvalidWav('The WAV file has sound before its format.')
      const end = Math.min(bytes.length, start + length)
      const samples = new Float32Array((end - start) >> 1)
      for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(start + 2 * i, true) / 32_768
      return { samples, sampleRate }
    }
    at = start + length + (length % 2)
  }
  throw new InvalidWav('The WAV file has no sound in it.')
}
