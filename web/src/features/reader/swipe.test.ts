import { expect, test } from 'vitest'
import { directionOf, offsetOf, turnAfter } from './swipe.ts'

const inside = { ms: 600, width: 390, hasPrevious: true, hasNext: true }

test.each([
  [4, 3, null],
  [30, 4, 'turns'],
  [-30, 20, 'turns'],
  [20, 20, 'scrolls'],
  [3, -40, 'scrolls'],
] as const)('a movement of %i, %i: %s', (dx, dy, direction) => {
  expect(directionOf(dx, dy)).toBe(direction)
})

test.each([
  ['a slow drag over a quarter', { dx: -120 }, 1],
  ['to the right', { dx: 120 }, -1],
  ['a slow drag under a quarter', { dx: -80 }, 0],
  ['a short flick', { dx: -40, ms: 60 }, 1],
  ['a twitch', { dx: -20, ms: 10 }, 0],
  ['on the last page', { dx: -200, hasNext: false }, 0],
  ['on the first page', { dx: 200, hasPrevious: false }, 0],
  ['back from the last page', { dx: 200, hasNext: false }, -1],
] as const)('%s', (_, drag, turn) => {
  expect(turnAfter({ ...inside, ...drag })).toBe(turn)
})

test('the page follows the finger, with resistance at both ends', () => {
  expect(offsetOf({ ...inside, dx: -100 })).toBe(-100)
  expect(offsetOf({ ...inside, dx: -100, hasNext: false })).toBe(-25)
})
