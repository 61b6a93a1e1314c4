import { expect, test } from 'vitest'
import { afterFailure, afterPause, firstTry, stamped, stampedSet } from './image-retry.ts'

test('the timestamp is added to an existing query', () => {
  expect(stamped('/static/images/a.webp', 5)).toBe('/static/images/a.webp?t=5')
  expect(stamped('/static/images/a.webp?x=1', 5)).toBe('/static/images/a.webp?x=1&t=5')
})

test('every candidate of a srcset gets the timestamp', () => {
  expect(stampedSet('/a-480.webp 480w, /a-960.webp 960w', 7)).toBe(
    '/a-480.webp?t=7 480w, /a-960.webp?t=7 960w',
  )
})

test('fails after three retries', () => {
  let one = firstTry
  const seen = []
  for (let time = 1; one.state !== 'failed'; time++) {
    one = one.state === 'loading' ? afterFailure(one) : afterPause(one, time)
    seen.push(one.state)
  }
  expect(seen).toEqual(['waiting', 'loading', 'waiting', 'loading', 'waiting', 'loading', 'failed'])
  expect(one.attempt).toBe(3)
})
