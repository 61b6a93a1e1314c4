import { beforeEach, expect, test } from 'vitest'
import { isFirstToRing } from './first-to-ring.ts'

beforeEach(() => localStorage.clear())

test('of many who ask at once, one rings', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => isFirstToRing('a')))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await isFirstToRing('a')).toBe(false)
  expect(await isFirstToRing('b')).toBe(true)
})

test('remembers no more than can be new', async () => {
  for (let id = 0; id < 60; id++) await isFirstToRing(`notification-${id}`)
  expect(localStorage.getItem('moonpage.rung')?.split(' ')).toHaveLength(50)
  expect(await isFirstToRing('notification-59')).toBe(false)
})
