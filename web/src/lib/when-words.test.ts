import { expect, test } from 'vitest'
import { whenWords } from './when-words.ts'

test('when one stopped is said as one says it', () => {
  const now = new Date(2026, 10, 28, 19, 30)
  const at = (...parts: [number, number, number, number]) => whenWords(new Date(...parts).toISOString(), now)
  expect(at(2026, 10, 28, 7)).toBe('today')
  expect(at(2026, 10, 27, 20)).toBe('last night')
  expect(at(2026, 10, 27, 9)).toBe('yesterday')
  expect(at(2026, 10, 24, 20)).toBe('on Tuesday')
  expect(at(2026, 10, 3, 20)).toBe('on November 3')
  // A device whose clock is ahead.
  expect(at(2026, 10, 29, 20)).toBe('today')
})
