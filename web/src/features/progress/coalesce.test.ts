import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('concurrent calls result in two runs, one after the other', async () => {
  const ends: (() => void)[] = []
  const run = coalesce(() => new Promise<void>((resolve) => ends.push(resolve)))
  run()
  run()
  run()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await Promise.resolve().then(() => new Promise(setImmediate))
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await new Promise(setImmediate)
  expect(ends).toHaveLength(2)
  run()
  expect(ends).toHaveLength(3)
})

test('a failed run does not stop the next', async () => {
  let runs = 0
  const run = coalesce(async () => {
    runs += 1
    throw new Error('no')
  })
  run()
  await new Promise(setImmediate)
  run()
  await new Promise(setImmediate)
  expect(runs).toBe(2)
})
