import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  api = await testApi()
  owner = await api.signUp()
})
afterAll(() => api.close())

const given = {
  hero: { name: 'Zebedee' },
  companion: { name: 'Quillan', kind: 'mouse' },
  dedication: 'For Zebedee, from Grandma Oyelaran',
}

async function aPublicBook(): Promise<Story> {
  const wish = { ...aStory, page_count: 4, max_images: 1, ...given }
  const { body } = await owner.post<Story>('/api/v1/stories', wish)
  const book = await api.finished(owner, body.id)
  expect((await owner.post(`/api/v1/public/${book.id}/share`)).status).toBe(200)
  return book
}

const read = (person: Pick<Person, 'get'>, id: string, headers?: Record<string, string>) =>
  person.get<Story>(`/api/v1/public/${id}`, headers)
const set = (sql: string, id: string) =>
  api.db.pool
    .query(`update stories set ${sql} where id = $1`, [id])
    .then(({ rowCount }) => expect(rowCount).toBe(1))

const views = async (id: string): Promise<number> =>
  (await owner.get<Story>(`/api/v1/stories/${id}`)).body.view_count
const expectViews = async (id: string, count: number) =>
  await expect.poll(() => views(id), { interval: 20 }).toBe(count)

/** Moves all views to the day before. */
async function aDayGoesBy(): Promise<void> {
  const { rowCount } = await api.db.pool.query('update story_views set day = day - 1')
  expect(rowCount).toBeGreaterThan(0)
  await api.db.pool.query(
    `update secrets set name = 'views ' || to_char(substr(name, 7)::date - 1, 'YYYY-MM-DD')
     where name like 'views %'`,
  )
}

test('everyone reads the whole text, with other names and without the owner', async () => {
  const book = await aPublicBook()
  for (const reader of [api.nobody, await api.signUp()]) {
    const { status, body, headers } = await read(reader, book.id)
    expect(status).toBe(200)
    // Personal responses are not cached.
    expect(headers['cache-control']).toBe(reader === api.nobody ? 'no-cache' : 'no-store')
    expect(body).toMatchObject({
      id: book.id,
      owner_id: null,
      is_owner: false,
      is_public: true,
      is_favorited: false,
      generation_status: 'completed',
      dedication: null,
      share_token: null,
      share_url: null,
    })
    expect(body.story_pages.map((page) => page.page_number)).toEqual([1, 2, 3, 4])
    expect(body.story_pages[0]?.image_url).toBe(book.story_pages[0]?.image_url)
    expect(body.title).toMatch(/^\p{Lu}\p{Ll}+ and the Quiet Bell$/u)
    for (const hidden of ['Zebedee', 'Quillan', 'Oyelaran', owner.user.id, owner.user.email, '[['])
      expect(JSON.stringify(body)).not.toContain(hidden)
  }
})

test('owners read the public copy, marked as theirs', async () => {
  const book = await aPublicBook()
  const theirs = (await read(api.nobody, book.id)).body
  const { body } = await read(owner, book.id)
  expect(body.is_owner).toBe(true)
  expect(body.story_pages).toEqual(theirs.story_pages)
  expect(JSON.stringify(body)).not.toContain('Zebedee')
  await owner.post(`/api/v1/public/${book.id}/share`, { include_names: true })
  expect((await read(api.nobody, book.id)).body).toMatchObject({
    title: 'Zebedee and the Quiet Bell',
    dedication: given.dedication,
  })
})

test('the favorite flag is the reader’s own', async () => {
  const { id } = await aPublicBook()
  const [fond, other] = [await api.signUp(), await api.signUp()]
  expect((await fond.post(`/api/v1/stories/${id}/favorite`)).status).toBe(200)
  const hearts = await Promise.all([fond, other, api.nobody].map((reader) => read(reader, id)))
  expect(hearts.map(({ body }) => body.is_favorited)).toEqual([true, false, false])
})

test('a private story is not found, from the next request on', async () => {
  const { id } = await aPublicBook()
  const reader = await api.signUp()
  const refused = async (which: string) => {
    for (const who of [api.nobody, reader, owner]) {
      const { status, problem } = await read(who, which)
      expect([status, problem.code]).toEqual([404, 'story_not_found'])
    }
  }
  expect((await read(reader, id)).status).toBe(200)
  await owner.send('DELETE', `/api/v1/public/${id}/share`)
  await refused(id)
  await owner.post(`/api/v1/public/${id}/share`)
  expect((await read(reader, id)).status).toBe(200)
  await set('taken_down_at = now()', id)
  await refused(id)
  await set('taken_down_at = null, completed_at = null', id)
  await refused(id)
  for (const none of ['0190b0a0-0000-7000-8000-000000000000', 'moon', `${id}x`, "'--"]) await refused(none)
})

test('during regeneration the old version stays available', async () => {
  const book = await aPublicBook()
  const before = (await read(api.nobody, book.id)).body
  await set(`generation_status = 'failed', generation_error = 'Something went wrong'`, book.id)
  const { body } = await read(api.nobody, book.id)
  expect(body).toMatchObject({ generation_status: 'completed', generation_error: null })
  expect(body.story_pages).toEqual(before.story_pages)
})

test('a view counts once per person and day, and never for the owner', async () => {
  const { id } = await aPublicBook()
  const [one, two] = [await api.signUp(), await api.signUp()]
  await read(owner, id)
  await read(one, id)
  await expectViews(id, 1)
  await read(one, id)
  await read(owner, id)
  await read(two, id)
  await expectViews(id, 2)
  await aDayGoesBy()
  await read(owner, id)
  await read(two, id)
  await expectViews(id, 3)
  await read(two, id)
  await read(one, id)
  await expectViews(id, 4)
  expect((await read(api.nobody, id)).body.view_count).toBe(4)
})

test('anonymous readers are recognized for a day by network and browser, which are not stored', async () => {
  const { id } = await aPublicBook()
  const from = (agent: string, remoteAddress = '2001:db8:1:2::7') =>
    api.app.inject({ url: `/api/v1/public/${id}`, remoteAddress, headers: { 'user-agent': agent } })
  const first = await from('Firefox')
  expect(first.headers['set-cookie']).toBeUndefined()
  await expectViews(id, 1)
  await from('Firefox')
  // The same household.
  await from('Firefox', '2001:db8:1:2::8')
  await from('Chrome')
  await expectViews(id, 2)
  await from('Firefox', '2001:db8:1:3::7')
  await expectViews(id, 3)
  await aDayGoesBy()
  await from('Firefox')
  await expectViews(id, 4)
  const { rows } = await api.db.pool.query<{ row: string }>('select v::text as row from story_views as v')
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.map(({ row }) => row).join()).not.toMatch(/Firefox|2001:db8/)
  const { rows: salts } = await api.db.pool.query(`select name from secrets where name like 'views %'`)
  expect(salts).toHaveLength(1)
})

test('concurrent requests of one reader count once; five readers count five times', async () => {
  const { id } = await aPublicBook()
  // Also before the day has a salt.
  await api.db.pool.query(`delete from secrets where name like 'views %'`)
  const people = await Promise.all(Array.from({ length: 5 }, () => api.signUp()))
  const answers = await Promise.all(
    people.flatMap((person) => Array.from({ length: 6 }, () => read(person, id))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  await expectViews(id, 5)
  await Promise.all(Array.from({ length: 12 }, () => read(api.nobody, id)))
  await expectViews(id, 6)
})

test('responses do not wait until the view is counted', async () => {
  const { id } = await aPublicBook()
  const holder = await api.db.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from stories where id = $1 for update', [id])
  expect((await read(await api.signUp(), id)).status).toBe(200)
  expect(await views(id)).toBe(0)
  await holder.query('commit')
  holder.release()
  await expectViews(id, 1)
})
