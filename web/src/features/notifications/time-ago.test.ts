import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const then = '2024-05-01T19:00:00.000Z'
const seconds = 1
const minutes = 60
const hours = 60 * minutes
const days = 24 * hours

test.each([
  [-40 * seconds, 'just now'],
  [0, 'just now'],
  [59 * seconds, 'just now'],
  [60 * seconds, '1 minute ago'],
  [5 * minutes + 59, '5 minutes ago'],
  [59 * minutes, '59 minutes ago'],
  [60 * minutes, '1 hour ago'],
  [23 * hours, '23 hours ago'],
  [24 * hours, '1 day ago'],
  [6 * days, '6 days ago'],
  [7 * days, '1 week ago'],
  [29 * days, '4 weeks ago'],
  [89 * days, '2 months ago'],
])('after %i seconds: %s', (passed, expected) => {
  expect(timeAgo(then, Date.parse(then) + passed * 1000)).toBe(expected)
})
