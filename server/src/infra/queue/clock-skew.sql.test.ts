import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase } from '../db/testing.ts'
import { openQueue } from './queue.ts'
import { recoverFromClockSkew, clockSkewDetector } from './clock-skew.ts'

const db = await testDatabase()
const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
const queue = await openQueue({ url: db.url, log: quiet })
const job = { name: 'clock-job', payload: z.object({ n: z.number() }) }
afterAll(async () => {
  await queue.stop({ graceMs: 0 })
  await db.close()
})

/** Moves all stored times ten days ahead, as if the clock had been set back. */
const tenDaysAhead = () =>
  db.pool.query(`
    with queues as (
      update pgboss.queue set monitor_claim_on = now() + interval '10 days', maintain_on = now() + interval '10 days'
    )
    update pgboss.job set
      created_on = created_on + interval '10 days', start_after = start_after + interval '10 days',
      heartbeat_on = heartbeat_on + interval '10 days'`)

const jobs = async () =>
  (
    await db.pool.query<{ n: number; wait: number }>(
      `select (data ->> 'n')::int as n, greatest(0, extract(epoch from start_after - now()))::int as wait
       from pgboss.job where name = 'clock-job' and state < 'active' order by n`,
    )
  ).rows

test('after the clock is set back, jobs run on time and leases are supervised', async () => {
  await queue.send(db.kysely, job, { n: 1 })
  await queue.send(db.kysely, job, { n: 2 }, { startAfterSeconds: 3600 })
  await tenDaysAhead()
  expect((await jobs())[0]?.wait).toBeGreaterThan(9 * 86_400)
  await recoverFromClockSkew(db.kysely)
  const [first, second] = await jobs()
  expect(first?.wait).toBe(0)
  expect(second?.wait).toBeGreaterThan(3500)
  expect(second?.wait).toBeLessThanOrEqual(3600)
  const { rows } = await db.pool.query(
    `select name from pgboss.queue where greatest(monitor_claim_on, monitor_on, maintain_on) > now() + interval '1 minute'`,
  )
  expect(rows).toEqual([])
})

test('without clock skew nothing changes', async () => {
  const before = await jobs()
  expect(before).toHaveLength(2)
  await recoverFromClockSkew(db.kysely)
  expect((await jobs()).map(({ n }) => n)).toEqual(before.map(({ n }) => n))
  expect((await jobs())[1]?.wait).toBeGreaterThan(3400)
})

test('a clock that falls behind monotonic time was set back', async () => {
  const isTurnedBack = clockSkewDetector(db.kysely)
  expect(await isTurnedBack()).toBe(true)
  expect(await isTurnedBack()).toBe(false)
  // Setting the clock back equals moving the monotonic time ahead.
  const ahead = performance.now() + 3_600_000
  const watch = vi.spyOn(performance, 'now').mockReturnValue(ahead)
  expect(await isTurnedBack()).toBe(true)
  watch.mockReturnValue(ahead + 10)
  expect(await isTurnedBack()).toBe(false)
  watch.mockRestore()
})
