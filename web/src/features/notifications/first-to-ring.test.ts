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
  const rung = Array.from({ length: 50 }, (_, id) => `notification-${id}`)
  localStorage.setItem('moonpage.rung', rung.join(' '))
  expect(await isFirstToRing('notification-50')).toBe(true)
  expect(localStorage.getItem('moonpage.rung')?.split(' ')).toHaveLength(50)
  expect(await isFirstToRing('notification-50')).toBe(false)
  expect(await isFirstToRing('notification-49')).toBe(false)
})
