import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { randomLetters } from '../../lib/ids.ts'
import { testDatabase } from '../db/testing.ts'
import { createLog } from '../log.ts'
import { openQueue, type Queue } from '../queue/queue.ts'
import { diskPictures } from './disk-pictures.ts'
import { s3Pictures } from './s3-pictures.ts'
import { flushStorageOutboxJob, withStorageOutbox, type StorageOutbox } from './storage-outbox.ts'
import { testS3, type TestStore } from './testing-s3.ts'

const log = createLog('silent')
const limits = { read: 10_000, put: 10_000, remove: 10_000, list: 10_000, pause: 5 }
const quick = { ...limits, read: 300, put: 300 }
const until = { timeout: 30_000, interval: 20 }
const never = new AbortController().signal

let s3: TestStore
let db: Awaited<ReturnType<typeof testDatabase>>
let queue: Queue
let pictures: StorageOutbox
beforeAll(async () => {
  s3 = await testS3()
  db = await testDatabase()
  queue = await openQueue({ url: db.url, log })
  pictures = open()
})
afterEach(() => s3.behaves('works'))
afterAll(async () => {
  await queue.stop({ graceMs: 500 })
  await db.close()
  await s3.close()
})

/** The store in another process, which has not noticed the outage. */
const open = (limit = 10_000_000) =>
  withStorageOutbox(s3Pictures(s3.settings, limits), { db, queue, log, limit })
const bare = () => s3Pictures(s3.settings, limits)
const name = () => `${randomLetters(27)}-480.webp`
const whole = async (store: Pick<StorageOutbox, 'read'>, file: string) => {
  const found = await store.read(file)
  return found && (await buffer(found.stream))
}
const waiting = async () => {
  const { rows } = await db.pool.query<{ file: string }>('select file from storage_outbox order by queued_at')
  return rows.map(({ file }) => file)
}

test('during an outage pictures are readable in every process, and the store gets them afterwards', async () => {
  const files = [name(), name(), name()]
  const data = randomBytes(50_000)
  s3.behaves('resets')
  for (const file of files) await pictures.put(file, data)
  for (const store of [pictures, open()])
    for (const file of files) expect(await whole(store, file)).toEqual(data)
  expect(await waiting()).toEqual(files)

  const worker = await openQueue({ url: db.url, log })
  await worker.work(flushStorageOutboxJob, { concurrency: 1 }, (_job, { signal }) =>
    pictures.flushStorageOutbox(signal),
  )
  s3.behaves('works')
  await expect.poll(waiting, until).toEqual([])
  await worker.stop({ graceMs: 500 })
  for (const file of files) expect(await whole(bare(), file)).toEqual(data)
})

test('for any number of pictures and attempts one job is pending', async () => {
  const jobs = async () => {
    const { rows } = await db.pool.query<{ state: string }>(
      `select state::text from pgboss.job where name = 'flush-storage-outbox'`,
    )
    return rows
  }
  const worker = await openQueue({ url: db.url, log })
  let tries = 0
  await worker.work(flushStorageOutboxJob, { concurrency: 1 }, async (_job, { signal }) => {
    await pictures.flushStorageOutbox(signal)
    tries += 1
  })
  s3.behaves('resets')
  for (const number of [1, 2]) {
    for (let i = 0; i < 2; i++) await pictures.put(name(), Buffer.from('a picture'))
    await db.pool.query(`update pgboss.job set start_after = now() where name = 'flush-storage-outbox'`)
    await expect.poll(() => tries, until).toBeGreaterThanOrEqual(number)
  }
  await expect.poll(jobs, until).toEqual([{ state: 'created' }])
  await worker.stop({ graceMs: 500 })
  expect(await waiting()).toHaveLength(4)
  s3.behaves('works')
  await open().flushStorageOutbox(never)
})

test('pictures that only the store has cannot be read during an outage, and are not reported as missing', async () => {
  const file = name()
  await bare().put(file, Buffer.from('a picture'))
  s3.behaves('resets')
  const store = open()
  await expect(store.read(file)).rejects.toMatchObject({ name: 'StorageUnavailable' })
  s3.behaves('works')
  expect(String(await whole(store, file))).toBe('a picture')
  expect(await store.read(name())).toBeNull()
})

test('of concurrent requests to a hanging store one waits for the timeout', async () => {
  const store = withStorageOutbox(s3Pictures(s3.settings, quick), { db, queue, log })
  s3.behaves('hangs')
  await expect(store.read(name())).rejects.toThrow('did not answer within 0.3 seconds')
  s3.asked.length = 0
  const [fresh, data] = [name(), randomBytes(2000)]
  await Promise.all(
    Array.from({ length: 20 }, () => expect(store.read(name())).rejects.toThrow('did not answer')),
  )
  await store.put(fresh, data)
  expect(await whole(store, fresh)).toEqual(data)
  expect(s3.asked).toEqual([])
  s3.behaves('works')
  await open().flushStorageOutbox(never)
})

test('a picture deleted while it waits does not come back, and deleting others is retried', async () => {
  const [stored, spooled] = [name(), name()]
  const store = open()
  await store.put(stored, Buffer.from('in the store'))
  s3.behaves({ status: 503 })
  await store.put(spooled, Buffer.from('in the database'))
  await expect(store.remove([stored, spooled])).rejects.toMatchObject({ name: 'StorageUnavailable' })
  expect(await waiting()).toEqual([])
  s3.behaves('works')
  await store.flushStorageOutbox(never)
  expect(await store.read(spooled)).toBeNull()
  await store.remove([stored, spooled])
  expect(await store.read(stored)).toBeNull()
})

test('an older waiting picture does not overwrite a newer one', async () => {
  const file = name()
  const [first, second] = [open(), open()]
  s3.behaves('resets')
  await first.put(file, Buffer.from('older'))
  s3.behaves('works')
  await second.put(file, Buffer.from('newer'))
  await first.flushStorageOutbox(never)
  expect(String(await whole(bare(), file))).toBe('newer')
})

test('nothing new is started while the outbox is full, and the health check says how full it is', async () => {
  const store = open(1000)
  await store.ready()
  s3.behaves('resets')
  await store.put(name(), randomBytes(1000))
  await expect(store.ready()).rejects.toThrow('As many pictures wait for their store as may.')
  await expect(store.check()).rejects.toThrow(
    /it cut the connection\. Until then 1 picture file waits in the database\.$/,
  )
  expect(await waiting()).toHaveLength(1)
  s3.behaves('works')
  await store.flushStorageOutbox(never)
  await store.ready()
  await store.check()
})

test('a disk that cannot be written counts as an outage too', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'moonpage-spool-'))
  const place = join(dir, 'pictures')
  await writeFile(place, 'a file where a folder should be')
  const disk = diskPictures(place)
  const [store, file] = [withStorageOutbox(disk, { db, queue, log }), name()]
  await store.put(file, Buffer.from('a picture'))
  expect(String(await whole(store, file))).toBe('a picture')
  await expect(store.check()).rejects.toThrow(
    'Pictures cannot be written: where their folder should be is something else. Until then 1 picture file waits',
  )
  await rm(place)
  await store.flushStorageOutbox(never)
  expect(String(await whole(disk, file))).toBe('a picture')
  await store.check()
  await rm(dir, { recursive: true })
})

test('a process that is shutting down does not wait for the store', async () => {
  const stopping = new AbortController()
  const [store, file] = [open(), name()]
  s3.behaves('resets')
  await store.put(file, Buffer.from('a picture'))
  s3.behaves('hangs')
  s3.asked.length = 0
  const carrying = store.flushStorageOutbox(stopping.signal)
  await expect.poll(() => s3.asked, until).toEqual([`PUT /${file}`])
  stopping.abort(new Error('the process is stopping'))
  await expect(carrying).rejects.toThrow('the process is stopping')
  expect(await waiting()).toEqual([file])
  s3.behaves('works')
  await store.flushStorageOutbox(never)
})

test('waiting pictures are counted', async () => {
  const before = await open().size(never)
  s3.next('resets')
  s3.next('resets')
  s3.next('resets')
  await open().put(name(), randomBytes(3000))
  expect(await open().size(never)).toBe(before + 3000)
})
