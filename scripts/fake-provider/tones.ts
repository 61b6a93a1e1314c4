/** A word and when its tone is heard, in seconds. */
export type ToneWord = { text: string; start: number; end: number }

export const toneRate = 24_000
const secondsPerLetter = 0.06
const betweenWords = 0.08
const afterSentence = 0.5
const lead = 0.4

/** Reads a text in tones: one for each word, as long as its letters, with silence between. */
export function sayInTones(text: string): { samples: Float32Array; words: ToneWord[] } {
  const words: ToneWord[] = []
  let at = lead
  for (const { 0: found } of text.matchAll(/\S+/g)) {
    const letters = found.replace(/[^\p{L}\p{N}]/gu, '').length
    if (letters === 0) continue
    const end = at + letters * secondsPerLetter
    words.push({ text: found, start: at, end })
    at = end + (/[.!?]["”’]?$/.test(found) ? afterSentence : betweenWords)
  }
  const samples = new Float32Array(Math.ceil((at + lead) * toneRate))
  for (const [index, { start, end }] of words.entries()) {
    const pitch = 180 + 30 * (index % 5)
    for (let i = Math.round(start * toneRate); i < end * toneRate; i++) {
      const edge = Math.min(1, (i / toneRate - start) / 0.01, (end - i / toneRate) / 0.01)
      samples[i] = 0.3 * Math.max(0, edge) * Math.sin((2 * Math.PI * pitch * i) / toneRate)
    }
  }
  return { samples, words }
}

/** A WAV file as servers that stream it write it: without knowing how long it gets. */
export function pcmWav(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(44 + 2 * samples.length)
  wav.write('RIFF')
  wav.writeUInt32LE(0xffff_ffff, 4)
  wav.write('WAVEfmt ', 8)
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(toneRate, 24)
  wav.writeUInt32LE(2 * toneRate, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36)
  wav.writeUInt32LE(0xffff_ffff, 40)
  for (const [i, sample] of samples.entries()) wav.writeInt16LE(Math.round(sample * 32_767), 44 + 2 * i)
  return wav
}
