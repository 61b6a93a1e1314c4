import type { FavoriteToggle } from '@moonpage/contract/favorites'
import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false, env: { DAILY_STORIES: '1000' } })
})
afterAll(() => api.close())

const set = (id: string, values: string) =>
  api.db.pool
    .query(`update stories set ${values} where id = $1`, [id])
    .then(({ rowCount }) => expect(rowCount).toBe(1))

const publicly = 'is_public = true, published_at = now()'

async function aBook(owner: Person, { isPublic = false, wish = {} } = {}): Promise<string> {
  const { body } = await owner.post<Story>('/api/v1/stories', { ...aStory, ...wish })
  await set(body.id, `generation_status = 'completed', completed_at = now()`)
  if (isPublic) await set(body.id, publicly)
  return body.id
}
const toggle = (person: Person, id: string) => person.post<FavoriteToggle>(`/api/v1/stories/${id}/favorite`)
const favorites = async (person: Person, query = '') =>
  (await person.get<StoryList>(`/api/v1/stories/favorites?${query}`)).body
const shown = async (person: Person, query = '') =>
  (await favorites(person, query)).stories.map(({ id }) => id)

test('toggling one’s own story adds and removes it, and the response says which', async () => {
  const person = await api.signUp()
  const id = await aBook(person)
  expect(await favorites(person)).toEqual({
    stories: [],
    page: 1,
    page_size: 12,
    total: 0,
    total_pages: 0,
    has_next: false,
    has_previous: false,
  })
  const added = await toggle(person, id)
  expect([added.status, added.body]).toEqual([200, { is_favorited: true, action: 'added' }])
  expect((await person.get<Story>(`/api/v1/stories/${id}`)).body.is_favorited).toBe(true)
  expect((await favorites(person)).stories).toMatchObject([{ id, is_favorited: true, is_owner: true }])
  const removed = await toggle(person, id)
  expect([removed.status, removed.body]).toEqual([200, { is_favorited: false, action: 'removed' }])
  expect((await person.get<Story>(`/api/v1/stories/${id}`)).body.is_favorited).toBe(false)
  expect(await favorites(person)).toMatchObject({ stories: [], total: 0 })
})

test('another family’s story appears with its public names while it is public', async () => {
  const [owner, reader] = [await api.signUp(), await api.signUp()]
  const id = await aBook(owner, { wish: { hero: { name: 'Zebedee' } } })
  await set(id, `hero_name = 'Zebedee', title = '[[hero]] at Home'`)
  expect((await toggle(reader, id)).status).toBe(404)

  await set(id, publicly)
  expect((await toggle(reader, id)).body).toEqual({ is_favorited: true, action: 'added' })
  const { stories } = await favorites(reader)
  expect(stories).toMatchObject([{ id, is_owner: false, owner_id: null, share_token: null }])
  expect(JSON.stringify(stories)).not.toContain('Zebedee')

  await set(id, 'is_public = false, published_at = null')
  expect(await favorites(reader)).toMatchObject({ stories: [], total: 0 })
  expect(await shown(owner)).toEqual([])
  await set(id, `${publicly}, taken_down_at = now()`)
  expect(await shown(reader)).toEqual([])
  // An existing favorite stays.
  await set(id, 'taken_down_at = null')
  expect(await shown(reader)).toEqual([id])

  // A favorite that is no longer visible can be removed.
  await set(id, 'is_public = false, published_at = null')
  expect((await toggle(reader, id)).body).toEqual({ is_favorited: false, action: 'removed' })
  expect((await toggle(reader, id)).status).toBe(404)
})

test('an unfinished story can be a favorite of its owner only', async () => {
  const [owner, reader] = [await api.signUp(), await api.signUp()]
  const { body } = await owner.post<Story>('/api/v1/stories', aStory)
  await set(body.id, publicly)
  expect((await toggle(reader, body.id)).status).toBe(404)
  expect((await toggle(owner, body.id)).body.action).toBe('added')
  expect(await shown(owner)).toEqual([body.id])
})

test('favorites are per person', async () => {
  const [owner, reader, other] = [await api.signUp(), await api.signUp(), await api.signUp()]
  const id = await aBook(owner, { isPublic: true })
  await toggle(reader, id)
  expect(await shown(reader)).toEqual([id])
  expect(await shown(other)).toEqual([])
  expect((await owner.get<Story>(`/api/v1/stories/${id}`)).body.is_favorited).toBe(false)
  const inFeed = async (token?: string) => {
    const person = token ? api.as(token) : api.nobody
    const { body } = await person.get<StoryList>('/api/v1/public?limit=100')
    return body.stories.find((story) => story.id === id)?.is_favorited
  }
  expect(await inFeed(reader.access_token)).toBe(true)
  expect(await inFeed(other.access_token)).toBe(false)
  expect(await inFeed()).toBe(false)
})

test('most recently added first, in pages; adding again moves a story to the front', async () => {
  const person = await api.signUp()
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.push(await aBook(person))
  for (const id of ids) await toggle(person, id)
  const newest = ids.toReversed()
  expect(await shown(person)).toEqual(newest)
  expect(await favorites(person, 'page=2&page_size=2')).toMatchObject({
    stories: [{ id: newest[2] }, { id: newest[3] }],
    total: 5,
    total_pages: 3,
    has_next: true,
    has_previous: true,
  })
  expect(await favorites(person, 'page=9&page_size=2')).toMatchObject({ stories: [], total: 5 })
  const oldest = ids[0] ?? ''
  await toggle(person, oldest)
  await toggle(person, oldest)
  expect(await shown(person)).toEqual([oldest, ...newest.slice(0, 4)])
  for (const query of ['page=0', 'page_size=101', 'include_own_stories=some', 'search=x'])
    expect((await person.get(`/api/v1/stories/favorites?${query}`)).status).toBe(422)
})

test('one’s own stories can be excluded', async () => {
  const [person, owner] = [await api.signUp(), await api.signUp()]
  const own = await aBook(person, { isPublic: true })
  const theirs = await aBook(owner, { isPublic: true })
  await toggle(person, own)
  await toggle(person, theirs)
  expect(await shown(person)).toEqual([theirs, own])
  expect(await shown(person, 'include_own_stories=true')).toEqual([theirs, own])
  expect(await favorites(person, 'include_own_stories=false')).toMatchObject({
    stories: [{ id: theirs }],
    total: 1,
  })
})

test('each of many concurrent toggles counts once', async () => {
  const person = await api.signUp()
  const id = await aBook(person)
  const exportPool = async (times: number) => {
    const answers = await Promise.all(Array.from({ length: times }, () => toggle(person, id)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    for (const { body } of answers) expect(body.is_favorited).toBe(body.action === 'added')
    return answers.filter(({ body }) => body.action === 'added').length
  }
  expect(await exportPool(8)).toBe(4)
  expect(await shown(person)).toEqual([])
  expect(await exportPool(7)).toBe(4)
  expect(await shown(person)).toEqual([id])
})

test('what a story is to be may be said twice', async () => {
  const person = await api.signUp()
  const id = await aBook(person)
  const other = await aBook(person)
  const setTo = (to: boolean) =>
    person.post<FavoriteToggle>(`/api/v1/stories/${id}/favorite?is_favorited=${to}`)
  const added = { status: 200, body: { is_favorited: true, action: 'added' } }
  expect(await setTo(true)).toMatchObject(added)
  await toggle(person, other)
  expect(await setTo(true)).toMatchObject(added)
  // It stays where it was.
  expect(await shown(person)).toEqual([other, id])
  for (let times = 0; times < 2; times++)
    expect((await setTo(false)).body).toEqual({ is_favorited: false, action: 'removed' })
  expect(await shown(person)).toEqual([other])
})

test('a deleted story is gone from every list, even if it is toggled meanwhile', async () => {
  const owner = await api.signUp()
  const readers = await Promise.all(Array.from({ length: 4 }, () => api.signUp()))
  const id = await aBook(owner, { isPublic: true })
  const [gone, ...presses] = await Promise.all([
    owner.send('DELETE', `/api/v1/stories/${id}`),
    ...readers.map((reader) => toggle(reader, id)),
  ])
  expect(gone.status).toBe(204)
  for (const { status } of presses) expect([200, 404]).toContain(status)
  for (const reader of readers) expect(await shown(reader)).toEqual([])
  expect((await toggle(owner, id)).status).toBe(404)
})

test('favorites require a login', async () => {
  const id = await aBook(await api.signUp(), { isPublic: true })
  expect((await api.nobody.get('/api/v1/stories/favorites')).status).toBe(401)
  expect((await api.nobody.post(`/api/v1/stories/${id}/favorite`)).status).toBe(401)
})
