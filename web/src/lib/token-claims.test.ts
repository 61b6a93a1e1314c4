import { expect, test } from 'vitest'
import { personOf, secondsLeft } from './token-claims.ts'

const token = (payload: unknown) => `header.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`

test('reads when a token expires', () => {
  expect(secondsLeft(token({ exp: 1300 }), 1_000_000)).toBe(300)
  expect(secondsLeft(token({ exp: 900 }), 1_000_000)).toBe(-100)
})

test('takes what it cannot read for expired', () => {
  expect(secondsLeft('not a token', 0)).toBe(0)
  expect(secondsLeft(token(null), 0)).toBe(0)
  expect(secondsLeft(token({ exp: 'soon' }), 0)).toBe(0)
})

test('reads for whom a token was made', () => {
  expect(personOf(token({ sub: 'ines' }))).toBe('ines')
  expect(personOf(token({ sub: 7 }))).toBeNull()
  expect(personOf('not a token')).toBeNull()
})
