import { afterAll, afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase } from '../db/testing.ts'
import { openQueue } from './queue.ts'
import type { Queue } from './queue.ts'

const db = await testDatabase()
const said: string[] = []
const log = {
  debug: () => {},
  warn: (line: string) => said.push(line),
  error: (line: string) => said.push(line),
}
const queues: Queue[] = []
let jobs = 0

const open = async () => {
  const queue = await openQueue({ url: db.url, log: log as never })
  queues.push(queue)
  return queue
}
/** A separate job kind for each test. */
const aJob = (retry = {}) => ({ name: `test-job-${++jobs}`, payload: z.object({ n: z.number() }), retry })
const jobsOf = async (name: string) =>
  (
    await db.pool.query(
      `select state, retry_count::int, data from pgboss.job where name = $1 order by created_on`,
      [name],
    )
  ).rows
const until = { timeout: 8000, interval: 20 }

afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.stop({ graceMs: 0 })))
})
afterAll(() => db.close())

test('a job exists when its transaction commits, and never if it rolls back', async () => {
  const queue = await open()
  const job = aJob()
  await db.kysely.transaction().execute((tx) => queue.send(tx, job, { n: 1 }))
  const rolledBack = db.kysely.transaction().execute(async (tx) => {
    await queue.send(tx, job, { n: 2 })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  const client = await db.pool.connect()
  await client.query('begin')
  await queue.send(client, job, { n: 3 })
  await client.query('rollback')
  client.release()
  expect(await jobsOf(job.name)).toMatchObject([{ data: { n: 1 }, state: 'created' }])
})

test('a job starts before the next poll, also when another process sent it', async () => {
  const [worker, sender] = [await open(), await open()]
  const job = aJob()
  const started: number[] = []
  await worker.work(job, { concurrency: 1 }, async () => started.push(performance.now()))
  const waits: number[] = []
  for (let n = 1; n <= 4; n++) {
    const sent = performance.now()
    await sender.send(db.kysely, job, { n })
    await expect.poll(() => started.length, until).toBe(n)
    waits.push(started[n - 1]! - sent)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  // The first one also creates the queue. Each is sent right after a poll, so that polling alone takes nearly a second.
  expect(Math.min(...waits.slice(1))).toBeLessThan(500)
})

test('a backlog is processed without pauses, up to the concurrency limit', async () => {
  const queue = await open()
  const job = aJob()
  for (let n = 0; n < 30; n++) await queue.send(db.kysely, job, { n })
  const done: number[] = []
  let now = 0
  let most = 0
  const began = performance.now()
  await queue.work(job, { concurrency: 3 }, async ({ n }) => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 10))
    now--
    done.push(n)
  })
  await expect.poll(() => done.length, until).toBe(30)
  expect(performance.now() - began).toBeLessThan(3000)
  expect(most).toBe(3)
})

test('a job that fails runs again with a higher attempt', async () => {
  const queue = await open()
  const job = aJob({ delaySeconds: 0 })
  const attempts: number[] = []
  await queue.work(job, { concurrency: 1 }, async (_, { attempt }) => {
    attempts.push(attempt)
    if (attempt < 3) throw new Error('not yet')
  })
  await queue.send(db.kysely, job, { n: 1 })
  await expect.poll(() => attempts, until).toEqual([1, 2, 3])
  await expect.poll(async () => (await jobsOf(job.name)).at(-1)?.state, until).toBe('completed')
})

test('with a key at most one job is pending, and another can be pending while it runs', async () => {
  const queue = await open()
  const job = aJob()
  const send = (singletonKey?: string) =>
    queue.send(db.kysely, job, { n: 1 }, singletonKey === undefined ? {} : { singletonKey })
  expect(await send('a')).not.toBeNull()
  expect(await send('a')).toBeNull()
  expect(await send('b')).not.toBeNull()
  expect(await send()).not.toBeNull()
  expect(await send()).not.toBeNull()
  expect(await jobsOf(job.name)).toHaveLength(4)
})

test('an invalid payload is not sent, and one that cannot be parsed fails permanently', async () => {
  const queue = await open()
  const job = aJob()
  await expect(queue.send(db.kysely, job, { n: 'one' } as never)).rejects.toThrow(/number/)
  const older = { ...job, payload: z.object({ m: z.string() }) }
  await queue.send(db.kysely, older, { m: 'old' })
  const ran: number[] = []
  await queue.work(job, { concurrency: 1 }, async ({ n }) => ran.push(n))
  await queue.send(db.kysely, job, { n: 5 })
  await expect.poll(() => ran, until).toEqual([5])
  expect(await jobsOf(job.name)).toContainEqual(expect.objectContaining({ state: 'failed' }))
})

test('a process that stops aborts its jobs and returns unfinished ones to the queue', async () => {
  const [first, second] = [await open(), await open()]
  const job = aJob({ delaySeconds: 30 })
  for (const n of [1, 2, 3]) await first.send(db.kysely, job, { n })
  const started: number[] = []
  await first.work(job, { concurrency: 3 }, async ({ n }, { signal }) => {
    started.push(n)
    // One finishes despite the abort, one stops, one ignores it.
    if (n === 1) return new Promise((resolve) => setTimeout(resolve, 300))
    return new Promise((_, reject) => {
      if (n === 2) signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  await expect.poll(() => started.length, until).toBe(3)
  const began = performance.now()
  await first.stop({ graceMs: 600 })
  expect(performance.now() - began).toBeLessThan(1500)
  const again: [number, number][] = []
  await second.work(job, { concurrency: 3 }, async ({ n }, { attempt }) => again.push([n, attempt]))
  await expect
    .poll(() => again.toSorted(([a], [b]) => a - b), until)
    .toEqual([
      [2, 2],
      [3, 2],
    ])
  expect(performance.now() - began).toBeLessThan(4000)
})

test('jobs that name an id are deleted, pending or done, with the transaction; all others stay', async () => {
  const queue = await open()
  const job = { name: `test-job-${++jobs}`, payload: z.object({ id: z.string(), more: z.array(z.string()) }) }
  const done: string[] = []
  await queue.send(db.kysely, job, { id: 'gone', more: [] })
  await queue.work(job, { concurrency: 1 }, async ({ id }) => done.push(id))
  await expect.poll(() => done, until).toEqual(['gone'])
  for (const id of ['gone', 'stays', 'left too'])
    await queue.send(db.kysely, job, { id, more: ['gone'] }, { startAfterSeconds: 3600 })
  await expect
    .poll(async () => (await jobsOf(job.name)).map(({ state }) => state), until)
    .toEqual(['completed', 'created', 'created', 'created'])
  const rolledBack = db.kysely.transaction().execute(async (tx) => {
    await queue.deleteJobsWith(tx, ['gone'])
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  expect(await jobsOf(job.name)).toHaveLength(4)
  await db.kysely.transaction().execute((tx) => queue.deleteJobsWith(tx, ['gone', 'left too']))
  expect((await jobsOf(job.name)).map(({ data }) => data.id)).toEqual(['stays'])
})

test('deleting a running job aborts it, and it does not run again', async () => {
  const queue = await open()
  const job = { name: `test-job-${++jobs}`, payload: z.object({ id: z.string() }) }
  const runs: AbortSignal[] = []
  await queue.work(job, { concurrency: 1 }, async (_job, { signal }) => {
    runs.push(signal)
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  })
  await queue.send(db.kysely, job, { id: 'gone' })
  await expect.poll(() => runs.length, until).toBe(1)
  await queue.deleteJobsWith(db.kysely, ['gone'])
  await expect.poll(() => runs[0]?.aborted, until).toBe(true)
  await queue.send(db.kysely, job, { id: 'next' })
  await expect.poll(() => runs.length, until).toBe(2)
  expect(await jobsOf(job.name)).toMatchObject([{ data: { id: 'next' } }])
})

test('a delayed job does not start early', async () => {
  const queue = await open()
  const job = aJob()
  const ran: number[] = []
  await queue.work(job, { concurrency: 1 }, async ({ n }) => ran.push(n))
  await queue.send(db.kysely, job, { n: 1 }, { startAfterSeconds: 3600 })
  await queue.send(db.kysely, job, { n: 2 })
  await expect.poll(() => ran, until).toEqual([2])
  await db.pool.query(`update pgboss.job set start_after = now() where name = $1`, [job.name])
  await expect.poll(() => ran, until).toEqual([2, 1])
})

test('a job that leaves no trace is deleted once done, and kept while it fails', async () => {
  const queue = await open()
  const job = { ...aJob({ delaySeconds: 0 }), deletesOnSuccess: true as const }
  let fails = 2
  const kept: number[] = []
  await queue.work(job, { concurrency: 1 }, async () => {
    kept.push((await jobsOf(job.name)).length)
    if (fails-- > 0) throw new Error('not yet')
  })
  await queue.send(db.kysely, job, { n: 1 })
  await expect.poll(() => jobsOf(job.name), until).toEqual([])
  expect(kept).toEqual([1, 1, 1])
})
