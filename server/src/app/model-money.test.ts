import type { GenerationInfo } from '@moonpage/contract/generation-info'
import type { Story } from '@moonpage/contract/story'
import type { SystemModels } from '@moonpage/contract/system-models'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '../../../scripts/fake-provider/start-fake-provider.ts'
import { aStory, testApi, type Person } from './testing.ts'

// Costs of a book with hosted models: from the provider's token counts to the budget, over a real connection.

let provider: FakeProvider
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  provider = await startFakeProvider({ script: { steady: true } })
  const server = { PROVIDER: 'openai-compatible', BASE_URL: provider.url }
  const of = (kind: string, settings: object) =>
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${kind}_${name}`, String(value)]))
  api = await testApi({
    env: {
      ...of('TEXT', { ...server, MODEL: 'scripted-storyteller', PRICE: '1/10' }),
      ...of('IMAGE', { ...server, MODEL: 'scripted-illustrator', PRICE: '0.25' }),
      DAILY_BUDGET: '1.09',
    },
  })
  person = await api.signUp()
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

const create = () => person.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 2 })

test('every answer is recorded with tokens and cost, and the daily budget is enforced', async () => {
  const { body } = await create()
  expect((await api.finished(person, body.id)).generation_status).toBe('completed')

  type Call = { purpose: string; model: string; read: number; written: number; pictures: number; usd: number }
  const { rows: calls } = await api.db.pool.query<Call>(
    `select purpose, model, input_tokens as read, output_tokens as written, pictures, usd::float8 as usd
     from model_calls where story_id = $1 order by answered_at`,
    [body.id],
  )
  const pictures = calls.filter(({ purpose }) => purpose === 'picture')
  expect(pictures.map(({ model, usd, pictures: count }) => [model, usd, count])).toEqual([
    ['scripted-illustrator', 0.25, 1],
    ['scripted-illustrator', 0.25, 1],
  ])
  const words = calls.filter(({ purpose }) => purpose !== 'picture')
  expect(words[0]).toMatchObject({ purpose: 'outline', model: 'scripted-storyteller' })
  expect(words.map(({ purpose }) => purpose)).toContain('pages')
  for (const { read, written, usd } of words) {
    expect(read).toBeGreaterThan(100)
    expect(written).toBeGreaterThan(0)
    expect(usd).toBeCloseTo((read + 10 * written) / 1_000_000, 6)
  }
  const asked = provider.calls().filter(({ isWhole }) => isWhole)
  expect(calls).toHaveLength(asked.length)

  const { modelAnswers, modelCost, providerCalls } = api.generation.metrics
  const sumOf = ({ values }: Awaited<ReturnType<typeof modelCost.get>>) =>
    values.reduce((sum, { value }) => sum + value, 0)
  expect(sumOf(await modelCost.get())).toBeCloseTo(
    calls.reduce((sum, { usd }) => sum + usd, 0),
    5,
  )
  const counted = (await modelAnswers.get()).values
  expect(counted.reduce((sum, { value }) => sum + value, 0)).toBe(calls.length)
  const painted = { use: 'pictures', outcome: 'ok' }
  expect((await providerCalls.get()).values).toContainEqual(
    expect.objectContaining({
      labels: painted,
      value: 2,
      metricName: 'moonpage_provider_call_duration_seconds_count',
    }),
  )

  const { rows: stories } = await api.db.pool.query(
    'select text_model, prompt_version, image_model from stories where id = $1',
    [body.id],
  )
  expect(stories).toEqual([
    {
      text_model: 'scripted-storyteller',
      prompt_version: expect.stringMatching(/./),
      image_model: 'scripted-illustrator',
    },
  ])

  await api.db.pool.query(`update accounts set role = 'admin' where id = $1`, [person.user.id])
  const { body: system } = await person.get<SystemModels>('/api/v1/admin/system/models')
  const total = calls.reduce((sum, { usd }) => sum + usd, 0)
  expect(system.budget.spent).toBeCloseTo(total, 5)
  expect(system.budget.to_come).toBe(0)
  expect(system.costliest_stories).toMatchObject([{ story_id: body.id }])
  expect(system.models.map(({ kind, model }) => [kind, model])).toEqual([
    ['image', 'scripted-illustrator'],
    ['text', 'scripted-storyteller'],
  ])

  // Half a dollar is spent: one more book fits, and a third does not.
  const second = await create()
  expect(second.status).toBe(201)
  const third = await create()
  expect([third.status, third.problem.code]).toEqual([503, 'over_budget'])
  expect((await api.finished(person, second.body.id)).generation_status).toBe('completed')
  expect((await person.get<GenerationInfo>('/api/v1/generation-info')).body.resumes_at).toMatch(
    /T00:00:00\.000Z$/,
  )
})

test('unusable answers exceed the daily budget by at most one request', async () => {
  await api.db.pool.query('delete from model_spend')
  provider.fail('picture:wrong-picture-type')
  const { body } = await person.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 4 })
  const story = await api.finished(person, body.id)
  provider.fail()
  // Each of the four is requested twice, at 0.25.
  const spent = async () =>
    Number((await api.db.pool.query('select sum(usd)::float8 as usd from model_spend')).rows[0].usd)
  // A book is completed with its text; on a busy machine pictures are asked for once more after that.
  await expect.poll(spent).toBeGreaterThan(1)
  expect(await spent()).toBeLessThan(1.09 + 0.25)
  expect(story).toMatchObject({ generation_status: 'completed', missing_images: 4 })
  expect((await person.post(`/api/v1/stories/${body.id}/regenerate-images`)).problem.code).toBe('over_budget')
})
