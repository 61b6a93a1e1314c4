import { expect, test } from 'vitest'
import { createFairScheduler, type FairScheduler } from './fair-scheduler.ts'

const never = new AbortController().signal

/** Queues all claims, then releases turns one by one. @returns the order in which they were admitted */
async function orderOf(turns: FairScheduler, claims: [line: string, rank: number][]): Promise<string[]> {
  const served: string[] = []
  const release = await turns.acquire({ tenants: ['before'], rank: 0 }, never)
  const all = claims.map(async ([line, rank], i) => {
    const end = await turns.acquire({ tenants: line.split('/'), rank }, never)
    served.push(`${line}${i + 1}`)
    // Admission follows a release within this time.
    setImmediate(end)
  })
  release()
  await Promise.all(all)
  return served
}

test('first pictures go first, then stories in turn, regardless of arrival order', async () => {
  const order = await orderOf(createFairScheduler(1), [
    ['a', 2],
    ['a', 2],
    ['a', 2],
    ['b', 2],
    ['b', 2],
    ['c', 0],
    ['b', 1],
  ])
  expect(order).toEqual(['c6', 'b7', 'a1', 'b4', 'a2', 'b5', 'a3'])
})

test('a person with many stories gets no more turns than one with a single story', async () => {
  const order = await orderOf(createFairScheduler(1), [
    ['ann/a', 2],
    ['ann/a', 2],
    ['ann/b', 2],
    ['ann/c', 2],
    ['ben/d', 2],
    ['ben/d', 2],
  ])
  expect(order).toEqual(['ann/a1', 'ben/d5', 'ann/b3', 'ben/d6', 'ann/c4', 'ann/a2'])
})

test('the tenant with fewer turns in flight goes first', async () => {
  const turns = createFairScheduler(3)
  const a = { tenants: ['a'], rank: 2 }
  const [first] = await Promise.all([
    turns.acquire(a, never),
    turns.acquire(a, never),
    turns.acquire(a, never),
  ])
  const served: string[] = []
  void turns.acquire(a, never).then(() => served.push('a'))
  void turns.acquire({ tenants: ['b'], rank: 2 }, never).then(() => served.push('b'))
  first()
  // Releasing twice counts once.
  first()
  await new Promise((resolve) => setImmediate(resolve))
  expect(served).toEqual(['b'])
})

test('never exceeds its limit, and an aborted claim holds up nobody', async () => {
  const turns = createFairScheduler(2)
  const leaving = new AbortController()
  let running = 0
  let most = 0
  const work = async () => {
    const end = await turns.acquire({ tenants: ['a'], rank: 0 }, never)
    most = Math.max(most, ++running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    end()
  }
  const works = Array.from({ length: 9 }, work)
  const left = turns.acquire({ tenants: ['a'], rank: 0 }, leaving.signal)
  const others = Array.from({ length: 3 }, work)
  leaving.abort(new Error('gone home'))
  await expect(left).rejects.toThrow('gone home')
  await expect(turns.acquire({ tenants: ['b'], rank: 0 }, leaving.signal)).rejects.toThrow('gone home')
  await Promise.all([...works, ...others])
  expect(most).toBe(2)
})
