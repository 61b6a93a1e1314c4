import { beforeEach, expect, test } from 'vitest'
import { isFirstToNotify } from './dedupe-notification.ts'

beforeEach(() => localStorage.clear())

test('of concurrent callers, one may notify', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => isFirstToNotify('a')))
  expect(answers.filter(Boolean)).toHaveLength(1)
  expect(await isFirstToNotify('a')).toBe(false)
  expect(await isFirstToNotify('b')).toBe(true)
})

test('remembers the last 50 notifications', async () => {
  const notified = Array.from({ length: 50 }, (_, id) => `notification-${id}`)
  localStorage.setItem('moonpage.rung', notified.join(' '))
  expect(await isFirstToNotify('notification-50')).toBe(true)
  expect(localStorage.getItem('moonpage.rung')?.split(' ')).toHaveLength(50)
  expect(await isFirstToNotify('notification-50')).toBe(false)
  expect(await isFirstToNotify('notification-49')).toBe(false)
})
