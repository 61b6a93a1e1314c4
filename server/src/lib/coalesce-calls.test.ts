import { expect, test } from 'vitest'
import { coalesceCalls } from './coalesce-calls.ts'

test('concurrent callers, and those during a running call, share one call that starts later', async () => {
  let state = 0
  let askings = 0
  let answer = () => {}
  const ask = coalesceCalls(async () => {
    askings += 1
    const seen = state
    await new Promise<void>((resolve) => (answer = resolve))
    return seen
  })
  const first = Array.from({ length: 100 }, () => ask())
  await expect.poll(() => askings).toBe(1)
  state = 1
  const second = Array.from({ length: 100 }, () => ask())
  answer()
  expect(new Set(await Promise.all(first))).toEqual(new Set([0]))
  await expect.poll(() => askings).toBe(2)
  answer()
  expect(new Set(await Promise.all(second))).toEqual(new Set([1]))
  expect(askings).toBe(2)
})

test('a failed call only fails for those who shared it', async () => {
  let isBroken = true
  const ask = coalesceCalls(async () => {
    if (isBroken) throw new Error('broken')
    return 'well'
  })
  const answers = await Promise.allSettled([ask(), ask()])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await ask()).toBe('well')
})
