import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SystemActivity, SystemHealth } from '@moonpage/contract/system'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testApi, type Person } from '../../app/testing.ts'
import { openDatabase } from '../../infra/db/database.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { getSystemHealth } from './get-system-health.ts'

const text: TextScript = { asked: [] }
const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
beforeAll(async () => {
  api = await testApi({ text, image })
  admin = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin'`)
})
afterEach(() => {
  delete text.check
  delete image.check
})
afterAll(() => api.close())

const until = { timeout: 30_000, interval: 50 }
const health = async () => {
  const { status, body } = await admin.get<SystemHealth>('/api/v1/admin/system/health')
  expect(status).toBe(200)
  return body
}
const activity = async () => (await admin.get<SystemActivity>('/api/v1/admin/system/activity')).body
const allOk = {
  database: 'ok',
  celery_broker: 'ok',
  storage: 'ok',
  text_model: 'ok',
  image_model: 'ok',
  voice: 'ok',
}

test('on a working site every check is ok, and no file is left behind', async () => {
  expect(await health()).toEqual(allOk)
  const { storage_bytes } = await counted()
  expect(storage_bytes).toBe(0)
})

/** The activity, once pictures have been counted. */
async function counted() {
  await expect.poll(async () => (await activity()).storage_bytes, until).not.toBeNull()
  return activity()
}

test('pictures that cannot be stored', async () => {
  const dir = join(api.dataDir, 'pictures')
  await rm(dir, { recursive: true, force: true })
  await writeFile(dir, 'a file where a folder should be')
  try {
    expect(await health()).toEqual({
      ...allOk,
      storage: 'Pictures cannot be written: where their folder should be is something else.',
    })
  } finally {
    await rm(dir)
  }
  expect(await health()).toEqual(allOk)
})

test('models that report an error, and one that times out', async () => {
  text.check = () => {
    throw new Error('The key is not valid any more.')
  }
  let aborted = false
  image.check = (signal) =>
    new Promise(() => signal.addEventListener('abort', () => (aborted = true), { once: true }))
  expect(await health()).toEqual({
    ...allOk,
    text_model: 'The key is not valid any more.',
    image_model: 'It did not answer within 3 seconds.',
  })
  expect(aborted).toBe(true)
})

test('a queue without workers, with old jobs, or without its tables', async () => {
  await api.db.pool.query(`update workers set seen_at = now() - interval '31 seconds'`)
  expect(await health()).toEqual({
    ...allOk,
    celery_broker: 'No worker was heard of in the last 30 seconds.',
  })
  await api.db.pool.query(`update workers set seen_at = now()`)
  const nobodys = { name: 'nobodys-job', payload: z.object({ n: z.number() }) }
  await api.queue.send(api.db.kysely, nobodys, { n: 1 })
  await api.queue.send(api.db.kysely, nobodys, { n: 2 }, { startAfterSeconds: 3600 })
  const before = await activity()
  expect(before.queue).toMatchObject({ waiting: 1, running: 0 })
  await api.db.pool.query(
    `update pgboss.job set start_after = now() - interval '11 minutes' where data = '{"n": 1}'`,
  )
  expect((await health()).celery_broker).toBe('The oldest job has been waiting for 11 minutes.')
  expect((await activity()).queue.oldest_waiting_seconds).toBeGreaterThanOrEqual(660)
  await api.db.pool.query(`delete from pgboss.job where name = 'nobodys-job'`)
  expect((await activity()).queue).toMatchObject({ waiting: 0, oldest_waiting_seconds: 0 })

  await api.db.pool.query('alter schema pgboss rename to elsewhere')
  try {
    const { celery_broker, ...others } = await health()
    expect(celery_broker).toContain('pgboss.job')
    expect(others).toEqual({
      database: 'ok',
      storage: 'ok',
      text_model: 'ok',
      image_model: 'ok',
      voice: 'ok',
    })
  } finally {
    await api.db.pool.query('alter schema elsewhere rename to pgboss')
  }
  expect(await health()).toEqual(allOk)
})

test('a database that is read-only, or down', async () => {
  const { pictures, textModel, imageModel, log } = api.generation
  const askWith = async (url: string) => {
    const db = openDatabase(url, { max: 2 })
    try {
      return await getSystemHealth({ db, pictures, textModel, imageModel, hostedVoice: null, log })
    } finally {
      await db.close()
    }
  }
  const { url } = api.db
  const readOnly = `${url}${url.includes('?') ? '&' : '?'}options=-c%20default_transaction_read_only%3Don`
  expect(await askWith(readOnly)).toEqual({
    ...allOk,
    database: 'It can be read at the moment, and not be written to.',
  })
  const gone = await askWith('postgres://nobody@127.0.0.1:9/nothing')
  expect(gone).toMatchObject({ storage: 'ok', text_model: 'ok', image_model: 'ok' })
  for (const sentence of [gone.database, gone.celery_broker])
    expect(sentence).toMatch(/cannot be reached|did not answer/)
})
