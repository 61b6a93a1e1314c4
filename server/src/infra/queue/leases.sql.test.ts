import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase } from '../db/testing.ts'
import { releaseJobsBefore } from './running.ts'
import { openQueue } from './queue.ts'

vi.setConfig({ testTimeout: 40_000 })
const script = fileURLToPath(new URL('testing-worker.ts', import.meta.url))
const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
const db = await testDatabase()
const queue = await openQueue({ url: db.url, log: quiet as never })
afterAll(async () => {
  await queue.stop({ graceMs: 0 })
  await db.close()
})

/** A worker process that has taken both jobs of a queue. */
async function busyWorker(name: string) {
  const job = { name, payload: z.object({ n: z.number() }) }
  for (const n of [1, 2]) await queue.send(db.kysely, job, { n })
  const child = spawn(process.execPath, [script, db.url, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  const taken: unknown[] = []
  createInterface({ input: child.stdout }).on('line', (line) => taken.push(JSON.parse(line)))
  await vi.waitFor(() => expect(taken).toHaveLength(2), { timeout: 30_000 })
  return { job, child }
}

test.concurrent('the job of a worker that was killed runs again elsewhere within 30 s', async () => {
  const { job, child } = await busyWorker('lease-killed')
  child.kill('SIGKILL')
  const again: number[] = []
  await queue.work(job, { concurrency: 2 }, async ({ n }, { attempt }) => {
    expect(attempt).toBe(2)
    again.push(n)
  })
  await vi.waitFor(() => expect(again.toSorted((a, b) => a - b)).toEqual([1, 2]), {
    timeout: 30_000,
    interval: 100,
  })
})

test.concurrent('a worker that lives keeps its jobs, however long they take', async () => {
  const { job, child } = await busyWorker('lease-kept')
  const stolen: number[] = []
  await queue.work(job, { concurrency: 2 }, async ({ n }) => stolen.push(n))
  await new Promise((resolve) => setTimeout(resolve, 16_000))
  expect(stolen).toEqual([])
  child.kill('SIGKILL')
})

test.concurrent('what was taken before the database started is handed back at once, nothing else', async () => {
  const { job, child } = await busyWorker('lease-abandoned')
  child.kill('SIGKILL')
  expect(await queue.releaseAbandoned()).toBe(0)
  await db.pool.query(
    `update pgboss.job set started_on = pg_postmaster_start_time() - interval '1 minute' where name = $1`,
    [job.name],
  )
  expect(await releaseJobsBefore({ executeSql: (text) => db.pool.query(text) })).toBe(2)
  const again: number[] = []
  await queue.work(job, { concurrency: 2 }, async ({ n }) => again.push(n))
  await vi.waitFor(() => expect(again.toSorted((a, b) => a - b)).toEqual([1, 2]), { timeout: 10_000 })
})
