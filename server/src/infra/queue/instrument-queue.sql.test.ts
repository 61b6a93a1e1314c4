import { context, trace } from '@opentelemetry/api'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase } from '../db/testing.ts'
import { openMetrics } from '../metrics/metrics.ts'
import { withSpan } from '../tracing/in-span.ts'
import { collectSpans } from '../tracing/testing.ts'
import { failedJobs } from './failed-jobs.ts'
import { PermanentFailure } from './job.ts'
import { instrumentQueue } from './instrument-queue.ts'
import { openQueue } from './queue.ts'
import { sql } from 'kysely'

const { seen, off } = collectSpans()
const metrics = openMetrics()
const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
const db = await testDatabase()
const plain = await openQueue({ url: db.url, log: quiet })
const queue = instrumentQueue(plain, metrics)
afterAll(async () => {
  await plain.stop({ graceMs: 0 })
  await db.close()
  off()
})

const job = { name: 'counted', payload: z.object({ does: z.string() }), retry: { delaySeconds: 0 } }
const outcomes = async () => {
  const { values } = await metrics.jobs.get()
  return Object.fromEntries(values.map(({ labels, value }) => [labels.outcome, value]))
}
const soon = { timeout: 30_000, interval: 20 }

test('runs are counted by outcome', async () => {
  await queue.work(job, { concurrency: 1 }, async ({ does }, { attempt }) => {
    if (does === 'give up') throw new PermanentFailure('There is no way.')
    if (does === 'stumble' && attempt === 1) throw new Error('Once more.')
  })
  expect(await outcomes()).toEqual({ completed: 0, retried: 0, failed: 0, interrupted: 0 })
  for (const does of ['work', 'stumble', 'give up']) await queue.send(db.kysely, job, { does })
  await expect.poll(outcomes, soon).toEqual({ completed: 2, retried: 1, failed: 1, interrupted: 0 })
  expect((await metrics.jobsRunning.get()).values).toMatchObject([{ value: 0 }])
})

test('the trace context is not part of the payload', async () => {
  const sent = new Set<string>()
  for (let time = 1; time <= 2; time++)
    await withSpan('asked', {}, async () => {
      sent.add(trace.getSpanContext(context.active())?.traceId ?? '')
      await queue.send(db.kysely, job, { does: 'give up' })
    })
  const runs = () => seen.filter(({ name, traceId }) => name === 'process counted' && sent.has(traceId))
  await expect.poll(() => runs().length, soon).toBe(2)
  const failed = async () => {
    const { rows } = await sql`select payload from ${failedJobs} job where name = 'counted'`.execute(
      db.kysely,
    )
    return rows
  }
  // Of the same work only the latest failure is kept, whoever enqueued it.
  await expect.poll(failed, soon).toEqual([{ payload: { does: 'give up' } }])
})
