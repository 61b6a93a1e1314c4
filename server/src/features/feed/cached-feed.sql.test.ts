import type { Story, StoryList } from '@moonpage/contract/story'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let other: Awaited<ReturnType<typeof api.anotherWeb>>
beforeAll(async () => {
  api = await testApi()
  other = await api.anotherWeb()
  owner = await api.signUp()
})
afterAll(() => api.close())

const feed = '/api/v1/public'
async function aPublicBook(author = owner): Promise<Story> {
  const wish = { ...aStory, page_count: 4, max_images: 0, hero: { name: 'Zebedee' } }
  const { body } = await author.post<Story>('/api/v1/stories', wish)
  const book = await api.finished(author, body.id)
  expect((await author.post(`${feed}/${book.id}/share`)).status).toBe(200)
  return book
}

/** What a process with a warm cache returns for a book: in the feed, and by itself. */
async function toldOf(id: string) {
  const [list, story] = [await other.get<StoryList>(feed), await other.get<Story>(`${feed}/${id}`)]
  return { card: list.body.stories.find((card) => card.id === id), story, total: list.body.total }
}

const sql = (text: string, ...values: unknown[]) => api.db.pool.query(text, values)

test.each([
  ['unpublished', (id: string) => owner.send('DELETE', `${feed}/${id}/share`)],
  ['deleted', (id: string) => owner.send('DELETE', `/api/v1/stories/${id}`)],
  ['taken down', (id: string) => sql('update stories set taken_down_at = now() where id = $1', id)],
  ['hidden', (id: string) => sql('update stories set hidden_at = now() where id = $1', id)],
])('a story that was %s is gone from every process’s next response', async (_how, take) => {
  const { id } = await aPublicBook()
  const before = await toldOf(id)
  expect([before.card?.id, before.story.status]).toEqual([id, 200])
  await take(id)
  const after = await toldOf(id)
  expect([after.card, after.story.status, after.total]).toEqual([undefined, 404, before.total - 1])
})

test('deleting an account removes its stories', async () => {
  const author = await api.signUp()
  const { id } = await aPublicBook(author)
  expect((await toldOf(id)).story.status).toBe(200)
  const { status } = await author.send('DELETE', '/api/v1/auth/account', { password: 'Lamp-light7' })
  expect(status).toBe(204)
  expect((await toldOf(id)).story.status).toBe(404)
  expect((await toldOf(id)).card).toBeUndefined()
})

test('publishing, editing and renaming take effect at once', async () => {
  const { id } = await aPublicBook()
  await toldOf(id)
  const fresh = await aPublicBook()
  expect((await toldOf(fresh.id)).card?.id).toBe(fresh.id)
  const { story } = await toldOf(id)
  const words = { story_pages: [{ page_number: 2, content: 'The moon came out for [[hero]].' }] }
  expect((await owner.send('PUT', `/api/v1/stories/${id}`, words)).status).toBe(200)
  expect((await toldOf(id)).story.body.story_pages[1]?.content).toMatch('The moon came out')
  await owner.send('PUT', `/api/v1/stories/${id}`, { title: 'A Lamp at Noon' })
  expect((await toldOf(id)).card?.title).toBe('A Lamp at Noon')
  expect(story.body.is_shared).toBe(false)
  await owner.post(`/api/v1/stories/${id}/share`)
  expect((await toldOf(id)).story.body.is_shared).toBe(true)
  await owner.post(`${feed}/${fresh.id}/share`, { include_names: true })
  expect((await toldOf(fresh.id)).card?.title).toMatch('Zebedee')
  await owner.post(`${feed}/${fresh.id}/share`, { include_names: false })
  expect((await toldOf(fresh.id)).card?.title).not.toMatch('Zebedee')
})

test('the cache version is increased by the changing transaction, and by no other', async () => {
  const { id } = await aPublicBook()
  const version = async () =>
    (await sql('select sum(version)::int as version from cache_versions')).rows[0].version as number
  const begun = await version()
  const client = await api.db.pool.connect()
  try {
    await client.query('begin')
    await client.query('update stories set is_public = false, published_at = null where id = $1', [id])
    expect((await toldOf(id)).story.status).toBe(200)
    await client.query('rollback')
    expect(await version()).toBe(begun)
    await client.query('begin')
    await client.query('update stories set title = title where id = $1', [id])
    await client.query('update story_pages set content = content where story_id = $1', [id])
    await client.query('commit')
    expect(await version()).toBe(begun + 1)
    await client.query(
      'update stories set view_count = view_count + 1, attempt = attempt + 1 where id = $1',
      [id],
    )
  } finally {
    client.release()
  }
  await owner.post<Story>('/api/v1/stories', aStory)
  expect(await version()).toBe(begun + 1)
})

test('many concurrent requests send a few statements', async () => {
  const { id } = await aPublicBook()
  await api.nobody.get(`${feed}/${id}`)
  let asked = 0
  const count = () => void (asked += 1)
  api.db.pool.on('acquire', count)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => api.nobody.get(n % 2 ? feed : `${feed}/${id}`)),
  )
  api.db.pool.off('acquire', count)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  // Cache version, one page of the feed, and the view.
  expect(asked).toBeLessThan(15)
})

test('a client with the current version gets a 304, per content encoding', async () => {
  const { id } = await aPublicBook()
  const url = `${feed}/${id}`
  const ask = (headers: Record<string, string>) => api.app.inject({ url, headers })
  const plain = await ask({})
  const packed = await ask({ 'accept-encoding': 'gzip' })
  const read = (text: string) => JSON.parse(text) as Story
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(read(gunzipSync(packed.rawPayload).toString())).toEqual(read(plain.body))
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  const same = await ask({ 'if-none-match': `"other", W/${String(plain.headers.etag)}` })
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', plain.headers.etag])
  expect(same.headers['cache-control']).toBe('no-cache')
  expect((await ask({ 'if-none-match': String(packed.headers.etag) })).statusCode).toBe(200)
  await owner.send('PUT', `/api/v1/stories/${id}`, { title: 'Another Lamp' })
  expect((await ask({ 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(200)
})

test('signed-in clients get uncached responses', async () => {
  const { id } = await aPublicBook()
  await api.nobody.get(`${feed}/${id}`)
  const { body, headers } = await owner.get<Story>(`${feed}/${id}`)
  expect([body.is_owner, headers.etag]).toEqual([true, undefined])
})

/** A proxy to the database that can be closed. */
async function aWayTo(url: string) {
  const { host, port, user = '', password = '', database = '' } = new pg.Client({ connectionString: url })
  const sockets: Socket[] = []
  const way = createServer((inward) => {
    const outward = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    sockets.push(inward.pipe(outward), outward.pipe(inward))
  }).listen(0, '127.0.0.1')
  await once(way, 'listening')
  return {
    url: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${(way.address() as AddressInfo).port}/${database}`,
    close() {
      way.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

test('without the database the cache is not used', async () => {
  const { id } = await aPublicBook()
  const way = await aWayTo(api.db.url)
  const web = await api.anotherWeb({ url: way.url })
  expect((await web.get(`${feed}/${id}`)).status).toBe(200)
  way.close()
  expect((await web.get(`${feed}/${id}`)).status).toBe(503)
})
