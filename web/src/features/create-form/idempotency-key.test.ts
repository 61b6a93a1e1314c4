import { expect, test } from 'vitest'
import { idempotencyKey, clearIdempotencyKey } from './idempotency-key.ts'

const fox = { subject: 'fox', theme: 'courage', setting: 'forest' } as const

test('the same wishes carry the same key until a story came of them', () => {
  const key = idempotencyKey(fox)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(idempotencyKey({ ...fox })).toBe(key)
  clearIdempotencyKey()
  expect(idempotencyKey(fox)).not.toBe(key)
})

test('other wishes carry another key', () => {
  expect(idempotencyKey({ ...fox, setting: 'moon' })).not.toBe(idempotencyKey(fox))
})
