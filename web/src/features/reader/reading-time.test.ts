import { expect, test } from 'vitest'
import { readingTime } from './reading-time.ts'

const page = (words: number) => ({ content: Array(words).fill('moon').join(' ') })

test('states the number of pages and the time to read aloud', () => {
  expect(readingTime([page(20)])).toBe('1 page, about 1 minute.')
  expect(readingTime(Array.from({ length: 10 }, () => page(42)))).toBe('10 pages, about 4 minutes.')
})
