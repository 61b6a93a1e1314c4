import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

test('so many at once, in the order of asking, and beyond those who may wait nobody', async () => {
  const line = semaphore({ atOnce: 2, waiting: 3, whenFull: () => new Error('full') })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const work = (n: number) => () => {
    begun.push(n)
    return new Promise<number>((resolve, reject) => {
      ends[n] = n === 1 ? () => reject(new Error('broken')) : () => resolve(n)
    })
  }
  const asked = [0, 1, 2, 3, 4].map((n) => line.take(work(n)))
  await expect(line.take(work(5))).rejects.toThrow('full')
  expect([begun, line.isFull]).toEqual([[0, 1], true])
  ends[1]?.()
  await expect(asked[1]).rejects.toThrow('broken')
  await expect.poll(() => begun).toEqual([0, 1, 2])
  expect(line.isFull).toBe(false)
  for (const n of [0, 2, 3, 4]) {
    await expect.poll(() => begun).toContain(n)
    ends[n]?.()
  }
  expect(await Promise.all([asked[0], asked[2], asked[3], asked[4]])).toEqual([0, 2, 3, 4])
  expect(await line.take(() => Promise.resolve('again'))).toBe('again')
})
