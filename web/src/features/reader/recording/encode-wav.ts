/** A WAV file of one channel, 16-bit PCM. @param samples from -1 to 1 @param rate in samples a second */
export const encodeWav = (samples: Float32Array, rate: number): Blob => {
  const bytes = samples.length * 2
  const file = new DataView(new ArrayBuffer(44 + bytes))
  const text = (at: number, letters: string) => {
    for (const [index, letter] of Array.from(letters).entries())
      file.setUint8(at + index, letter.codePointAt(0) ?? 0)
  }
  text(0, 'RIFF')
  file.setUint32(4, 36 + bytes, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, rate, true)
  file.setUint32(28, rate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, bytes, true)
  for (const [index, sample] of samples.entries()) {
    const limited = Math.max(-1, Math.min(1, sample))
    file.setInt16(44 + index * 2, Math.round(limited * 32_767), true)
  }
  return new Blob([file.buffer], { type: 'audio/wav' })
}
