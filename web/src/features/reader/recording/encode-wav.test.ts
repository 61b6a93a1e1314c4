import { expect, test } from 'vitest'
import { encodeWav } from './encode-wav.ts'

test('one channel of 16 bits, clipped', async () => {
  const file = encodeWav(new Float32Array([0, 1, -1, 2]), 24_000)
  expect(file.type).toBe('audio/wav')
  const bytes = new DataView(await file.arrayBuffer())
  const text = (from: number, to: number) =>
    String.fromCodePoint(...new Uint8Array(bytes.buffer.slice(from, to)))
  expect([text(0, 4), text(8, 16), text(36, 40)]).toEqual(['RIFF', 'WAVEfmt ', 'data'])
  expect(bytes.byteLength).toBe(52)
  expect(bytes.getUint32(4, true)).toBe(44)
  expect(bytes.getUint32(24, true)).toBe(24_000)
  expect(bytes.getUint32(40, true)).toBe(8)
  expect([0, 1, 2, 3].map((index) => bytes.getInt16(44 + index * 2, true))).toEqual([
    0, 32_767, -32_767, 32_767,
  ])
})
