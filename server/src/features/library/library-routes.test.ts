import type { Categories } from '@moonpage/contract/categories'
import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  api = await testApi({ worker: false, env: { DAILY_STORIES: '6' } })
  owner = await api.signUp()
})
afterAll(() => api.close())

const finishAll = () =>
  api.db.pool.query(`update stories set generation_status = 'completed' where generation_status = 'pending'`)

test('categories are the ids that a story can be generated from', async () => {
  const { body } = await api.nobody.get<Categories>('/api/v1/stories/categories/options')
  expect(body.subjects.length).toBeGreaterThanOrEqual(20)
  expect(body.themes.length).toBeGreaterThanOrEqual(14)
  expect(body.settings.length).toBeGreaterThanOrEqual(14)
})

test('a new story is pending, belongs to its creator, and has its job in the same transaction', async () => {
  const person = await api.signUp()
  const { status, body } = await person.post<Story>('/api/v1/stories', { ...aStory, dedication: 'For Mo' })
  expect(status).toBe(201)
  expect(body).toMatchObject({
    ...aStory,
    age_group: '5-6',
    page_count: 10,
    max_images: 3,
    generation_status: 'pending',
    generation_progress: 0,
    is_owner: true,
    owner_id: person.user.id,
    dedication: 'For Mo',
    story_pages: [],
  })
  expect(body).not.toHaveProperty('picture_salt')
  expect(body).not.toHaveProperty('seed')
})

test('one’s own stories, newest first, in pages; nobody else sees them', async () => {
  const person = await api.signUp()
  const ids: string[] = []
  for (let i = 0; i < 5; i++) {
    ids.unshift((await person.post<Story>('/api/v1/stories', aStory)).body.id)
    await finishAll()
  }
  const page = async (n: number) =>
    (await person.get<StoryList>(`/api/v1/stories?page=${n}&page_size=2`)).body
  expect(await page(1)).toMatchObject({
    total: 5,
    total_pages: 3,
    page: 1,
    page_size: 2,
    has_next: true,
    has_previous: false,
  })
  expect(
    (await Promise.all([page(1), page(2), page(3)])).flatMap(({ stories }) => stories.map(({ id }) => id)),
  ).toEqual(ids)
  expect(await page(9)).toMatchObject({ stories: [], total: 5, has_next: false, has_previous: true })
  expect((await owner.get<StoryList>('/api/v1/stories')).body.stories.map(({ id }) => id)).not.toContain(
    ids[0],
  )
})

test.each(['page=0', 'page=x', 'page_size=101', 'sort=up'])(
  'a list asked for with %s is refused',
  async (query) => {
    expect((await owner.get(`/api/v1/stories?${query}`)).status).toBe(422)
  },
)

test('another person’s story and an unknown one give the same response', async () => {
  const { body } = await owner.post<Story>('/api/v1/stories', aStory)
  await finishAll()
  const stranger = await api.signUp()
  const answers = await Promise.all(
    [body.id, '01936b5e-0000-7000-8000-000000000000', 'nonsense'].map((id) =>
      stranger.get(`/api/v1/stories/${id}`),
    ),
  )
  for (const { status, problem } of answers)
    expect([status, problem.message]).toEqual([404, 'Story not found'])
})

test('an idempotency key creates one story, also for ten concurrent requests', async () => {
  const person = await api.signUp()
  const create = (input: object, key: string) =>
    person.post<Story>('/api/v1/stories', input, { 'idempotency-key': key })
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(aStory, 'press-1')))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  const reused = await create({ ...aStory, subject: 'owl' }, 'press-1')
  expect([reused.status, reused.problem.code]).toEqual([422, 'idempotency_key_reused'])
  expect((await create(aStory, 'has space')).status).toBe(422)
})

test('at most three unfinished stories per person, also for concurrent requests', async () => {
  const person = await api.signUp()
  const answers = await Promise.all(Array.from({ length: 6 }, () => person.post('/api/v1/stories', aStory)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201, 201, 201, 429, 429, 429,
  ])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.problem.code).toBe('too_many_unfinished')
  expect(refused?.headers['retry-after']).toBeDefined()
})

test('retrying cannot exceed three unfinished stories', async () => {
  const person = await api.signUp()
  const { body } = await person.post<Story>('/api/v1/stories', aStory)
  await api.db.pool.query(`update stories set generation_status = 'failed' where id = $1`, [body.id])
  for (let i = 0; i < 3; i++) await person.post('/api/v1/stories', aStory)
  const again = () => person.post<Story>(`/api/v1/stories/${body.id}/regenerate`)
  const refused = await again()
  expect([refused.status, refused.problem.code]).toEqual([429, 'too_many_unfinished'])
  await finishAll()
  expect((await again()).status).toBe(202)
})

test('the daily quota is a setting', async () => {
  const person = await api.signUp()
  for (let i = 0; i < 6; i++) {
    expect((await person.post('/api/v1/stories', aStory)).status).toBe(201)
    await finishAll()
  }
  const { status, problem } = await person.post('/api/v1/stories', aStory)
  expect([status, problem.code]).toEqual([429, 'daily_allowance_used'])
})

test('only a failed story can be retried', async () => {
  const person = await api.signUp()
  const { body } = await person.post<Story>('/api/v1/stories', aStory)
  const again = () => person.post<Story>(`/api/v1/stories/${body.id}/regenerate`)
  expect((await again()).status).toBe(409)
  await api.db.pool.query(
    `update stories set generation_status = 'failed', generation_error = 'x' where id = $1`,
    [body.id],
  )
  const retried = await again()
  expect([retried.status, retried.body.generation_status, retried.body.generation_error]).toEqual([
    202,
    'pending',
    null,
  ])
  const stranger = await api.signUp()
  expect((await stranger.post(`/api/v1/stories/${body.id}/regenerate`)).status).toBe(404)
})

test.each([
  [{ hero: { name: 'Fuckface' } }, 'hero.name'],
  [{ companion: { name: 'Little Bitch', kind: 'mouse' } }, 'companion.name'],
  [{ dedication: 'Go and kill yourself' }, 'dedication'],
  [{ dedication: 'f u c k, with love' }, 'dedication'],
])('%j is unsuitable for a bedtime story', async (change, field) => {
  const { status, problem } = await owner.post('/api/v1/stories', { ...aStory, ...change })
  expect([status, problem.code]).toEqual([422, 'unfit_words'])
  expect(problem.errors?.map((error) => error.field)).toEqual([field])
})
