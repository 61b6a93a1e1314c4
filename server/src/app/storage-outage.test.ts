import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Story } from '@moonpage/contract/story'
import type { SystemHealth } from '@moonpage/contract/system'
import type { ImageScript } from '../infra/image-model/scripted.ts'
import { s3Pictures } from '../infra/storage/s3-pictures.ts'
import { StorageUnavailable } from '../infra/storage/storage-errors.ts'
import { testS3, type TestStore } from '../infra/storage/testing-s3.ts'
import { aStory, testApi, type Person } from './testing.ts'

// Whole books during outages of their S3 store.

const until = { timeout: 30_000, interval: 50 }
const image: ImageScript = { asked: [], concurrency: 1 }
let s3: TestStore
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  s3 = await testS3()
  api = await testApi({ image, env: s3.env })
  person = await api.signUp()
})
afterEach(() => {
  s3.behaves('works')
  image.asked.length = 0
  delete image.before
})
afterAll(async () => {
  await api.close()
  await s3.close()
})

const create = async (max_images = 4) =>
  (await person.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images })).body.id
const filesOf = ({ story_pages }: Story) =>
  story_pages.flatMap(
    ({ image_srcset }) => image_srcset?.split(', ').map((one) => one.split(' ')[0] ?? '') ?? [],
  )
const get = (address: string, headers = {}) => api.nobody.get(address, headers)
const statuses = async (story: Story) => {
  const all = await Promise.all(filesOf(story).map(async (file) => (await get(file)).status))
  return [...new Set(all)]
}
/** How many of the story's files the store itself has. */
async function stored(story: Story): Promise<number> {
  const bare = s3Pictures(s3.settings)
  const found = await Promise.all(filesOf(story).map((file) => bare.read(file.split('/').at(-1) ?? '')))
  for (const one of found) one?.stream.destroy()
  return found.filter(Boolean).length
}

let told: Story | null = null
/** A story whose pictures are all in the store. */
async function aBook(): Promise<Story> {
  told ??= await api.finished(person, await create(1))
  const book = told
  await expect.poll(() => stored(book), until).toBe(3)
  return book
}

test('a book whose store fails in the middle is complete, painted once, and in the store afterwards', async () => {
  image.before = () => {
    // The earlier pictures are in the store.
    if (image.asked.length === 3) s3.behaves('resets')
  }
  const story = await api.finished(person, await create())
  expect(story.generation_status).toBe('completed')
  expect(filesOf(story)).toHaveLength(12)
  expect(image.asked).toHaveLength(4)

  // Its text can be read, and the pictures in the outbox; the others are back after the outage.
  const read = await person.get<Story>(`/api/v1/stories/${story.id}`)
  expect([read.status, read.body.story_pages.length]).toEqual([200, 4])
  const [first = '', ...rest] = filesOf(story)
  const refused = await get(first)
  expect([refused.status, refused.problem.code]).toEqual([503, 'pictures_unavailable'])
  expect(refused.headers['retry-after']).toBe('5')
  expect(refused.headers['cache-control']).not.toContain('immutable')
  expect((await get(rest.at(-1) ?? '')).status).toBe(200)

  s3.behaves('works')
  await expect.poll(() => stored(story), until).toBe(12)
  expect(await statuses(story)).toEqual([200])
  expect(image.asked).toHaveLength(4)
  const { rows } = await api.db.pool.query('select file from storage_outbox')
  expect(rows).toEqual([])
})

test('a 304 for a picture does not read the store', async () => {
  const book = await aBook()
  const [file = ''] = filesOf(book)
  const whole = await get(file)
  expect(whole.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    etag: `"${file.split('/').at(-1)}"`,
  })
  s3.asked.length = 0
  const again = await get(file, { 'if-none-match': `W/"x", ${String(whole.headers['etag'])}` })
  expect([again.status, again.headers['etag']]).toEqual([304, whole.headers['etag']])
  expect((await get('/static/images/no.png')).status).toBe(404)
  expect(s3.asked).toEqual([])
  const head = await api.nobody.send('HEAD', file)
  expect([head.status, head.headers['content-length']]).toEqual([200, whole.headers['content-length']])
  expect((await api.nobody.send('HEAD', '/static/images/nobody-has-this-name.webp')).status).toBe(404)
})

test('a client that disconnects aborts the request to the store', async () => {
  const book = await aBook()
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = api.app.server.address() as AddressInfo
  s3.behaves('drips')
  const before = s3.left()
  const leaving = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}${filesOf(book)[0]}`, { signal: leaving.signal })
  expect(answer.status).toBe(200)
  leaving.abort()
  await expect.poll(() => s3.left(), until).toBe(before + 1)
})

test('no download without its pictures', async () => {
  const book = await aBook()
  s3.behaves('resets')
  const file = await person.get(`/api/v1/stories/${book.id}/download?format=pdf`)
  expect([file.status, file.problem.code]).toEqual([503, 'pictures_unavailable'])
})

test('pictures are renamed as soon as the store is back', async () => {
  const book = await aBook()
  await person.post(`/api/v1/public/${book.id}/share`)
  s3.behaves('resets')
  expect((await person.send('DELETE', `/api/v1/public/${book.id}/share`)).status).toBe(200)
  await expect.poll(async () => (await jobs('rename-pictures'))[0]?.retry_count, until).toBeGreaterThan(0)
  s3.behaves('works')
  await expect.poll(() => stored(book), until).toBe(0)
  const renamed = (await person.get<Story>(`/api/v1/stories/${book.id}`)).body
  expect(await stored(renamed)).toBe(3)
})

const jobs = async (name: string) =>
  (
    await api.db.pool.query<{ retry_count: number; state: string }>(
      'select retry_count, state::text from pgboss.job where name = $1 order by created_on desc',
      [name],
    )
  ).rows

test('while the outbox is full no picture is requested from the provider, and the story waits', async () => {
  const { pictures } = api.generation
  const ready = pictures.ready.bind(pictures)
  pictures.ready = () => Promise.reject(new StorageUnavailable('There is no room left for pictures.'))
  const id = await create(1)
  await expect.poll(async () => (await jobs('generate-story'))[0]?.retry_count, until).toBeGreaterThan(0)
  expect(image.asked).toEqual([])
  pictures.ready = ready
  const story = await api.finished(person, id)
  expect(story.generation_status).toBe('completed')
  expect(filesOf(story)).toHaveLength(3)
  expect(image.asked).toHaveLength(1)
})

test('the System tab explains what is wrong with the store', async () => {
  await api.db.pool.query(`update accounts set role = 'admin'`)
  const storage = async () => (await person.get<SystemHealth>('/api/v1/admin/system/health')).body.storage
  expect(await storage()).toBe('ok')
  s3.behaves({ status: 404, code: 'NoSuchBucket' })
  expect(await storage()).toBe(
    `The S3 store at ${s3.settings.endpoint}: it has no bucket pictures. Make it, or name another in S3_BUCKET.`,
  )
  s3.behaves('hangs')
  expect(await storage()).toContain('did not answer within 2 seconds. Is it well, and is S3_ENDPOINT right?')
})
