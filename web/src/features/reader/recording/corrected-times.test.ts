import { expect, test } from 'vitest'
import { correctedTimes } from './corrected-times.ts'

const word = (from: number, start_ms: number) => ({ from, to: from + 3, start_ms, end_ms: start_ms + 200 })
const words = [word(0, 0), word(4, 400), word(8, 800), word(12, 1200)]

test('each word begins a little before its tap, and ends with the next', () => {
  expect(correctedTimes(words, [100, 600, 900, 3000], 4000)).toEqual([
    { from: 0, to: 3, start_ms: 30, end_ms: 530 },
    { from: 4, to: 7, start_ms: 530, end_ms: 830 },
    { from: 8, to: 11, start_ms: 830, end_ms: 2330 },
    { from: 12, to: 15, start_ms: 2930, end_ms: 4000 },
  ])
})

test('words that were not tapped move along', () => {
  expect(correctedTimes(words, [270], 4000).map(({ start_ms }) => start_ms)).toEqual([200, 600, 1000, 1400])
})

test('times rise and stay within the audio, however one taps', () => {
  const starts = correctedTimes(words, [0, 0, 9000, 10], 1000).map(({ start_ms }) => start_ms)
  expect(starts).toEqual([0, 1, 998, 999])
})
