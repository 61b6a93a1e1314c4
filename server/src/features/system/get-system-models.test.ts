import type { SystemModels } from '@moonpage/contract/system-models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi, type Person } from '../../app/testing.ts'
import { recordCall } from '../../core/stories/record-call.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
beforeAll(async () => {
  api = await testApi({
    worker: false,
    env: {
      TEXT_PROVIDER: 'openai',
      TEXT_API_KEY: 'sk-secret',
      IMAGE_PROVIDER: 'openai-compatible',
      IMAGE_BASE_URL: 'http://anna:secret@127.0.0.1:8188/v1',
      IMAGE_MODEL: 'flux',
      IMAGE_PRICE: '0.02',
      DAILY_BUDGET: '0.5',
      DAILY_STORIES: '7',
    },
  })
  admin = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin'`)
})
afterAll(() => api.close())

const models = async () => (await admin.get<SystemModels>('/api/v1/admin/system/models')).body

test('lists the configured models, without their secrets', async () => {
  const answer = await models()
  expect(answer).toMatchObject({
    text: {
      provider: 'openai',
      model: 'gpt-5.4-mini',
      host: 'api.openai.com',
      price: { input: 0.75, output: 4.5 },
    },
    pictures: { provider: 'openai-compatible', model: 'flux', host: '127.0.0.1:8188', price: 0.02 },
    daily_stories: 7,
    budget: { usd: 0.5, spent: 0, to_come: 0, is_taken_up: false },
    resting: [],
    models: [],
    costliest_stories: [],
  })
  expect(JSON.stringify(answer)).not.toContain('secret')
})

test('lists costs by day, model and story', async () => {
  const stories = await insertStories(
    api.db,
    admin.user.id,
    Array.from({ length: 6 }, () => ({})),
  )
  const outline = { purpose: 'outline', model: 'gpt-5.4-mini', pictures: 0 } as const
  const picture = { purpose: 'picture', model: 'flux', inputTokens: 0, outputTokens: 0, pictures: 1 } as const
  for (const [index, id] of stories.entries()) {
    await recordCall(api.db, id, { ...outline, inputTokens: 1000, outputTokens: 500, usd: 0.003 })
    for (let n = 0; n < index; n++) await recordCall(api.db, id, { ...picture, usd: 0.02 })
  }
  // Before the listed days.
  await api.db.pool.query(
    `insert into model_spend (day, kind, model, calls, usd) values
     ((now() at time zone 'utc')::date - 13, 'text', 'gpt-4.1', 2, 0.5),
     ((now() at time zone 'utc')::date - 14, 'text', 'gpt-4.1', 9, 9)`,
  )
  const { days, models: spent, costliest_stories: costliest, budget } = await models()
  expect(days).toHaveLength(14)
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
  expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10))
  expect(days.at(-1)?.text_usd).toBeCloseTo(0.018)
  expect(days.at(-1)?.pictures_usd).toBeCloseTo(0.3)
  expect(days[0]).toMatchObject({ text_usd: 0.5, pictures_usd: 0 })
  expect(days.slice(1, -1).every((day) => day.text_usd + day.pictures_usd === 0)).toBe(true)
  expect(spent).toEqual([
    { kind: 'text', model: 'gpt-4.1', calls: 2, input_tokens: 0, output_tokens: 0, pictures: 0, usd: 0.5 },
    { kind: 'image', model: 'flux', calls: 15, input_tokens: 0, output_tokens: 0, pictures: 15, usd: 0.3 },
    {
      kind: 'text',
      model: 'gpt-5.4-mini',
      calls: 6,
      input_tokens: 6000,
      output_tokens: 3000,
      pictures: 0,
      usd: 0.018,
    },
  ])
  expect(costliest.map(({ story_id }) => story_id)).toEqual(stories.slice(1).toReversed())
  expect(costliest[0]).toMatchObject({ calls: 6, usd: 0.103 })
  expect(budget.spent).toBeCloseTo(0.318)
  expect(budget.is_taken_up).toBe(false)
})

test('unused reservations take up the budget', async () => {
  await insertStories(api.db, admin.user.id, [
    {
      generation_status: 'pending',
      completed_at: null,
      reserved_usd: 0.25,
      reserved_at: new Date(),
    },
  ])
  const { budget } = await models()
  expect(budget.to_come).toBeGreaterThan(0.2)
  expect(budget.to_come).toBeLessThan(0.4)
  expect(budget.is_taken_up).toBe(true)
})

test('an open circuit is listed with its reason, until a call succeeds', async () => {
  await api.db.pool.query(
    `insert into provider_circuits (provider, failures, opened_until, reason) values
     ('api.openai.com text', 5, now() + interval '1 minute', 'It cannot be reached.'),
     ('127.0.0.1:8188 pictures', 5, now() - interval '1 second', 'It was slow.'),
     ('elsewhere text', 1, null, 'It failed once.')`,
  )
  expect((await models()).resting).toEqual([
    { provider: 'api.openai.com text', reason: 'It cannot be reached.', until: expect.any(String) },
  ])
})
