import { expect, test } from 'vitest'
import { adviceOn, type Level, levelOf, roomOf } from './levels.ts'

const tone = (volume: number) =>
  Float32Array.from({ length: 1000 }, (_, index) => volume * Math.sin(index / 3))
const many = (db: number, count: number, clips = false): Level[] =>
  Array.from({ length: count }, () => ({ db, clips }))

test('how loud a moment is', () => {
  expect(levelOf(tone(0.1)).db).toBeCloseTo(-23, 0)
  expect(levelOf(tone(1)).clips).toBe(true)
  expect(levelOf(new Float32Array(10))).toEqual({ db: -80, clips: false })
})

test('what would help', () => {
  expect(adviceOn(many(-24, 5))).toBeNull()
  expect(adviceOn([...many(-70, 10), ...many(-24, 30)])).toBeNull()
  expect(adviceOn([...many(-70, 10), ...many(-45, 30)])).toBe('soft')
  expect(adviceOn([...many(-70, 10), ...many(-8, 30, true)])).toBe('loud')
  expect(adviceOn([...many(-44, 10), ...many(-24, 30)])).toBe('noisy')
  expect(roomOf([...many(-44, 10), ...many(-24, 30)])).toBe(-44)
})
