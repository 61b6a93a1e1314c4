import { recordingSampleRate } from '@moonpage/contract/narrators'

/** A WAV file of 16-bit mono PCM. */
export function wavOf(samples: Float32Array, sampleRate = recordingSampleRate): Buffer {
  const wav = Buffer.alloc(44 + 2 * samples.length)
  wav.write('RIFF')
  wav.writeUInt32LE(wav.length - 8, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(sampleRate, 24)
  wav.writeUInt32LE(2 * sampleRate, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(2 * samples.length, 40)
  for (const [i, sample] of samples.entries())
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 44 + 2 * i)
  return wav
}
