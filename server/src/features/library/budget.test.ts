import type { Story } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { newId } from '../../lib/ids.ts'

// A book of ten pages is estimated at 3 cents for its text, and 4 per picture.
const hosted = {
  TEXT_PROVIDER: 'openai-compatible',
  TEXT_BASE_URL: 'http://127.0.0.1:9/v1',
  TEXT_MODEL: 'teller',
  TEXT_PRICE: '0/3',
  IMAGE_PROVIDER: 'openai-compatible',
  IMAGE_BASE_URL: 'http://127.0.0.1:9/v1',
  IMAGE_MODEL: 'painter',
  IMAGE_PRICE: '0.04',
  DAILY_BUDGET: '1',
}
const text: TextScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  api = await testApi({ text, image: { asked: [] }, env: hosted })
  owner = await api.signUp()
})
afterEach(async () => {
  delete text.before
  await api.db.pool.query('delete from model_spend')
})
afterAll(() => api.close())

type Api = typeof api
const spend = (usd: number, { at = api, day = 'today' }: { at?: Api; day?: 'today' | 'yesterday' } = {}) =>
  at.db.pool.query(
    `insert into model_spend (day, kind, model, calls, usd)
     values ((now() at time zone 'utc')::date - $2::int, 'text', 'teller', 1, $1)
     on conflict (day, kind, model) do update set usd = excluded.usd`,
    [usd, day === 'today' ? 0 : 1],
  )
const begin = (person = owner, change: object = {}, headers?: Record<string, string>) =>
  person.post<Story>('/api/v1/stories', { ...aStory, max_images: 0, ...change }, headers)
const secondsToMidnight = () => 86_400 - ((Date.now() / 1000) % 86_400)

test('over budget no story can be started: a kind message and Retry-After', async () => {
  await spend(0.97)
  const begun = await begin()
  expect(begun.status).toBe(201)
  await api.finished(owner, begun.body.id)
  await spend(0.01, { day: 'yesterday' })
  await api.db.pool.query(`update model_spend set usd = 1 where usd = 0.97`)
  const { status, problem, headers } = await begin()
  expect(status).toBe(503)
  expect(problem).toMatchObject({
    code: 'over_budget',
    detail: 'Moonpage has told all the stories it can for today. You can start a new one tomorrow morning.',
  })
  expect(headers['content-type']).toContain('application/problem+json')
  expect(Number(headers['retry-after'])).toBeGreaterThan(secondsToMidnight() - 60)
  expect(Number(headers['retry-after'])).toBeLessThan(secondsToMidnight() + 60)
})

test('a rejected story counts for nothing, and its idempotency key stays unused', async () => {
  await spend(1)
  const count = async () => (await owner.get<{ total: number }>('/api/v1/stories')).body.total
  const before = await count()
  const headers = { 'idempotency-key': 'the-same-press' }
  expect((await begin(owner, {}, headers)).status).toBe(503)
  expect(await count()).toBe(before)
  await api.db.pool.query('delete from model_spend')
  const begun = await begin(owner, {}, headers)
  expect(begun.status).toBe(201)
  // A repeated request gets its first response, whatever the budget is by then.
  await spend(1)
  expect((await begin(owner, {}, headers)).body.id).toBe(begun.body.id)
  await api.finished(owner, begun.body.id)
})

test('over budget nothing is regenerated, and the story does not change', async () => {
  const { body } = await begin(owner, { page_count: 4, max_images: 1 })
  const book = await api.finished(owner, body.id)
  await spend(1)
  for (const what of ['regenerate', 'regenerate-images', 'pages/1/rewrite', 'pages/1/redraw']) {
    const { status, problem } = await owner.post(`/api/v1/stories/${book.id}/${what}`)
    expect([what, status, problem.code]).toEqual([what, 503, 'over_budget'])
  }
  expect((await owner.get<Story>(`/api/v1/stories/${book.id}`)).body).toEqual(book)
  expect((await owner.post(`/api/v1/stories/${book.id}/pages/9/rewrite`)).status).toBe(404)
})

test('a started story has reserved its cost, and is finished even when the budget is used up', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  text.before = () => held
  await spend(0.1)
  const another = await api.signUp()
  // About 0.43 each: of many concurrent ones two start.
  const answers = await Promise.all(
    [owner, another, owner, another, owner].map((person) => begin(person, { max_images: 10 })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 503, 503, 503])
  // Half of the first is spent, and is counted once, as spending.
  const first = answers.find(({ status }) => status === 201)?.body.id ?? ''
  await api.db.pool.query(
    `insert into model_calls (id, story_id, purpose, model, usd) values ($1, $2, 'picture', 'painter', 0.2)`,
    [newId(), first],
  )
  await api.db.pool.query(`update model_spend set usd = 0.3`)
  expect((await begin()).status).toBe(201)
  await api.db.pool.query(`update model_spend set usd = 2`)
  release()
  for (const { status, body } of answers)
    if (status === 201) {
      const person = (await owner.get(`/api/v1/stories/${body.id}`)).status === 200 ? owner : another
      expect((await api.finished(person, body.id)).generation_status).toBe('completed')
    }
})

test('the message offers a smaller story that fits; a regeneration reserves the missing part', async () => {
  const { body } = await begin(owner, { page_count: 4, max_images: 2 })
  await api.finished(owner, body.id)
  await spend(0.85)
  const told = async (max_images: number) => (await begin(owner, { max_images })).problem.detail
  expect(await told(10)).toBe(
    'Moonpage has room for only a story with 3 images today. Choose that, or come back tomorrow morning.',
  )
  await spend(0.95)
  expect(await told(10)).toContain('only a story without images today')
  await spend(0.9)
  // Regenerating costs 0.08 for pictures and 0.01 for text; the missing part costs 0.04.
  const again = (what: string) => owner.post(`/api/v1/stories/${body.id}/${what}`)
  expect((await again('regenerate')).status).toBe(202)
  await api.finished(owner, body.id)
  await spend(0.95)
  expect((await again('regenerate')).status).toBe(503)
  await api.db.pool.query('update story_pages set image_key = null where story_id = $1 and page_number = 4', [
    body.id,
  ])
  expect((await again('regenerate-images')).status).toBe(202)
  await api.finished(owner, body.id)
})

test('what costs nothing is generated in any case', async () => {
  const { TEXT_PROVIDER: _, TEXT_BASE_URL: __, TEXT_MODEL: ___, TEXT_PRICE: ____, ...painted } = hosted
  const half = await testApi({ image: { asked: [] }, env: painted })
  try {
    const person = await half.signUp()
    await spend(5, { at: half })
    expect((await begin(person, { max_images: 1 })).problem.code).toBe('over_budget')
    const { status, body } = await begin(person)
    expect(status).toBe(201)
    await half.finished(person, body.id)
    expect((await person.post(`/api/v1/stories/${body.id}/regenerate`)).status).toBe(202)
  } finally {
    await half.close()
  }
})

test('without hosted models or without a budget there is no limit', async () => {
  const { DAILY_BUDGET, ...unlimited } = hosted
  for (const env of [unlimited, { DAILY_BUDGET }]) {
    const free = await testApi({ env, worker: false })
    try {
      const person = await free.signUp()
      await spend(1000, { at: free })
      expect((await begin(person, { max_images: 3 })).status).toBe(201)
    } finally {
      await free.close()
    }
  }
})
