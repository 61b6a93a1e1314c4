import { expect, test } from 'vitest'
import { attemptKey, endAttempt } from './attempt.ts'

const fox = { subject: 'fox', theme: 'courage', setting: 'forest' } as const

test('the same wishes carry the same key until a story came of them', () => {
  const key = attemptKey(fox)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptKey({ ...fox })).toBe(key)
  endAttempt()
  expect(attemptKey(fox)).not.toBe(key)
})

test('other wishes carry another key', () => {
  expect(attemptKey({ ...fox, setting: 'moon' })).not.toBe(attemptKey(fox))
})
