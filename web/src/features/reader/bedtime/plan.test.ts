import { expect, test } from 'vitest'
import { aboutMinutes, booksAfter, minutesLeft } from './plan.ts'

test('how many books follow', () => {
  expect([booksAfter('this', 5), booksAfter('two-more', 5), booksAfter('two-more', 1)]).toEqual([0, 2, 1])
  expect(booksAfter('until-stopped', 5)).toBe(5)
})

test('minutes in words', () => {
  expect([aboutMinutes(10), aboutMinutes(1)]).toEqual(['about 7 minutes', 'about 1 minute'])
  expect([minutesLeft(null, 0), minutesLeft(60_000, 0), minutesLeft(90_001, 0)]).toEqual([
    '',
    'One minute left',
    '2 minutes left',
  ])
})
