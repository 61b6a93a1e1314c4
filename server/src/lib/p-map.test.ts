import { expect, test } from 'vitest'
import { pMap } from './p-map.ts'

test('works on everything, never more than `width` at once', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await pMap(3, [1, 2, 3, 4, 5, 6, 7], async (n) => {
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    done.push(n)
  })
  expect(most).toBe(3)
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('begins nothing more after one has failed, and throws its error', async () => {
  const begun: number[] = []
  const work = pMap(1, [1, 2, 3], async (n) => {
    begun.push(n)
    if (n === 2) throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(begun).toEqual([1, 2])
})
