import { expect, test } from 'vitest'
import { idempotencyKey, clearIdempotencyKey } from './idempotency-key.ts'

const fox = { subject: 'fox', theme: 'courage', setting: 'forest' } as const

test('the same request has the same key until a story was created', () => {
  const key = idempotencyKey(fox)
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(idempotencyKey({ ...fox })).toBe(key)
  clearIdempotencyKey()
  expect(idempotencyKey(fox)).not.toBe(key)
})

test('a different request has a different key', () => {
  expect(idempotencyKey({ ...fox, setting: 'moon' })).not.toBe(idempotencyKey(fox))
})
