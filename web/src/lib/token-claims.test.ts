import { expect, test } from 'vitest'
import { personOf, secondsLeft } from './token-claims.ts'

const token = (payload: unknown) => `header.${btoa(JSON.stringify(payload)).replaceAll('=', '')}.signature`

test('reads the time until a token expires', () => {
  expect(secondsLeft(token({ exp: 1300 }), 1_000_000)).toBe(300)
  expect(secondsLeft(token({ exp: 900 }), 1_000_000)).toBe(-100)
})

test('treats invalid tokens as expired', () => {
  expect(secondsLeft('not a token', 0)).toBe(0)
  expect(secondsLeft(token(null), 0)).toBe(0)
  expect(secondsLeft(token({ exp: 'soon' }), 0)).toBe(0)
})

test('reads the subject of a token', () => {
  expect(personOf(token({ sub: 'ines' }))).toBe('ines')
  expect(personOf(token({ sub: 7 }))).toBeNull()
  expect(personOf('not a token')).toBeNull()
})
