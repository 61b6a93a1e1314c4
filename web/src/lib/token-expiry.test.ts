import { expect, test } from 'vitest'
import { secondsLeft } from './token-expiry.ts'

const token = (payload: object) => `header.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`

test('reads when a token expires', () => {
  expect(secondsLeft(token({ exp: 1300 }), 1_000_000)).toBe(300)
  expect(secondsLeft(token({ exp: 900 }), 1_000_000)).toBe(-100)
})

test('takes what it cannot read for expired', () => {
  expect(secondsLeft('not a token', 0)).toBe(0)
  expect(secondsLeft(token({ exp: 'soon' }), 0)).toBe(0)
})
