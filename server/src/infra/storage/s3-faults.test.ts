import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { PictureStore } from './picture-store.ts'
import { s3Pictures } from './s3-pictures.ts'
import { testS3, type Behaviour, type TestStore } from './testing-s3.ts'

const file = 'a-picture-of-a-lighthouse-480.webp'
const data = randomBytes(200_000)
const limits = { read: 10_000, put: 10_000, remove: 10_000, list: 10_000, pause: 5 }
const quick = { read: 300, put: 300, remove: 300, list: 300, pause: 5 }
const never = new AbortController().signal

let s3: TestStore
beforeAll(async () => {
  s3 = await testS3()
  await s3Pictures(s3.settings).put(file, data)
})
afterEach(() => s3.behaves('works'))
afterAll(() => s3.close())

const pictures = (change = {}) => s3Pictures({ ...s3.settings, ...change }, limits)
const hurried = () => s3Pictures(s3.settings, quick)
const whole = async (found: Awaited<ReturnType<PictureStore['read']>>) =>
  found ? buffer(found.stream) : Buffer.alloc(0)
const at = (endpoint: string) => `The S3 store at ${endpoint}: `

const operations = (store = pictures()): Record<string, () => Promise<unknown>> => ({
  put: () => store.put(file, data),
  read: () => store.read(file),
  remove: () => store.remove([file]),
  size: () => store.size(never),
})

const faults: [string, Behaviour, string][] = [
  ['hangs', 'hangs', 'did not answer within 0.3 seconds. Is it well, and is S3_ENDPOINT right?'],
  ['cuts connections', 'resets', 'it cut the connection.'],
  ['is broken', { status: 500, code: 'InternalError' }, 'it answered 500 (InternalError).'],
  ['is too busy', { status: 503, code: 'SlowDown' }, 'it answered 503 (SlowDown).'],
  ['refuses the key', { status: 403, code: 'AccessDenied' }, 'this is not allowed to our key.'],
  ['has no room', { status: 507 }, 'there is no room left in it for pictures.'],
  [
    'is no S3 store',
    { status: 404 },
    'there is no such bucket, or no S3 store at all. See S3_ENDPOINT and S3_BUCKET.',
  ],
  [
    'lies elsewhere',
    { status: 301, code: 'PermanentRedirect' },
    'the bucket is in another region. Set S3_REGION',
  ],
  ['has another clock', { status: 403, code: 'RequestTimeTooSkewed' }, "this machine's clock is wrong"],
]

test.each(faults)(
  'a store that %s is unavailable to all that is asked of it',
  async (_what, behaviour, says) => {
    s3.behaves(behaviour)
    for (const [name, ask] of Object.entries(operations(behaviour === 'hangs' ? hurried() : pictures()))) {
      const error = await ask().then(
        () => null,
        (reason: Error) => reason,
      )
      expect(error?.name, name).toBe('StorageUnavailable')
      expect(error?.message, name).toContain(says)
      expect(error?.message, name).toContain(`The S3 store at ${s3.settings.endpoint}`)
    }
  },
)

test.each([
  [{ bucket: 'elsewhere' }, 'it has no bucket elsewhere. Make it, or name another in S3_BUCKET.'],
  [{ accessKeyId: 'somebody' }, 'it does not know the key in S3_ACCESS_KEY_ID.'],
  [{ endpoint: 'http://nowhere.invalid' }, 'no machine has this name. See S3_ENDPOINT.'],
  [{ endpoint: 'http://127.0.0.1:2' }, 'nothing listens there. Is it running, and is S3_ENDPOINT right?'],
])('the health check names the wrong setting: %j', async (wrong, says) => {
  const { endpoint } = { ...s3.settings, ...wrong }
  await expect(pictures(wrong).check()).rejects.toThrow(at(endpoint) + says)
})

test('a missing bucket is not reported as a missing picture', async () => {
  await expect(pictures({ bucket: 'elsewhere' }).read(file)).rejects.toThrow('it has no bucket elsewhere')
  expect(await pictures().read('a-picture-of-nothing-480.webp')).toBeNull()
})

test.each<Behaviour>(['resets', { status: 500 }, { status: 503, code: 'SlowDown' }])(
  'what fails once is tried again: %j',
  async (behaviour) => {
    for (const ask of [() => pictures().read(file), () => pictures().put(file, data)]) {
      s3.next(behaviour)
      s3.next(behaviour)
      await ask()
    }
    const found = await pictures().read(file)
    expect(data.equals(await whole(found))).toBe(true)
  },
)

test('access denied is not retried', async () => {
  s3.behaves({ status: 403, code: 'AccessDenied' })
  s3.asked.length = 0
  await expect(pictures().read(file)).rejects.toThrow('It needs to list the bucket')
  expect(s3.asked).toEqual([`GET /${file}`])
})

test('a truncated or stalled picture is an error, not a shorter picture', async () => {
  for (const behaviour of ['cuts', 'drips'] as const) {
    s3.behaves(behaviour)
    const found = await hurried().read(file)
    await expect(whole(found), behaviour).rejects.toMatchObject({
      name: 'StorageUnavailable',
    })
  }
})

test('a client that disconnects aborts the request to the store', async () => {
  s3.behaves('drips')
  const found = await s3Pictures(s3.settings).read(file)
  const before = s3.left()
  found?.stream.destroy()
  await expect.poll(() => s3.left(), { interval: 10 }).toBe(before + 1)
})

test('the time of a slow client does not count for the store’s timeout', async () => {
  const found = await hurried().read(file)
  const pieces: Buffer[] = []
  for await (const piece of found?.stream ?? []) {
    if (pieces.length === 0) await new Promise((resolve) => setTimeout(resolve, 2 * quick.read))
    pieces.push(piece as Buffer)
  }
  expect(data.equals(Buffer.concat(pieces))).toBe(true)
})
