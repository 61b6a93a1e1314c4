import type { GenerationInfo } from '@moonpage/contract/generation-info'
import { expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi } from '../../app/testing.ts'

type Api = Awaited<ReturnType<typeof testApi>>
async function withApi(env: Record<string, string>, ask: (api: Api) => Promise<void>): Promise<void> {
  const api = await testApi({ env, worker: false })
  await ask(api).finally(() => api.close())
}
const generationInfo = async ({ nobody }: Api) =>
  (await nobody.get<GenerationInfo>('/api/v1/generation-info')).body

test('embedded models cost nothing', () =>
  withApi({}, async (api) => {
    expect(await generationInfo(api)).toEqual({
      painted_here: true,
      picture_usd: 0,
      text_usd: 0,
      minutes: null,
      resumes_at: null,
    })
  }))

const openAi = {
  TEXT_PROVIDER: 'openai',
  TEXT_API_KEY: 'sk-1',
  IMAGE_PROVIDER: 'openai',
  IMAGE_API_KEY: 'sk-1',
}

test('hosted models have their price, and the time when the budget resets', () =>
  withApi({ ...openAi, IMAGE_PRICE: '0.04', DAILY_BUDGET: '2' }, async (api) => {
    const before = await generationInfo(api)
    expect(before).toMatchObject({
      painted_here: false,
      picture_usd: 0.04,
      paints_hero_first: true,
      resumes_at: null,
    })
    expect(before.text_usd).toBeGreaterThan(0.01)
    expect(before.text_usd).toBeLessThan(0.2)
    await api.db.pool.query(
      `insert into model_spend (day, kind, calls, usd) values ((now() at time zone 'utc')::date, 'image', 50, 2)`,
    )
    const { resumes_at } = await generationInfo(api)
    const inMs = Date.parse(resumes_at ?? '') - Date.now()
    expect(resumes_at).toMatch(/T00:00:00\.000Z$/)
    expect(inMs).toBeGreaterThan(0)
    expect(inMs).toBeLessThanOrEqual(86_400_000)
  }))

test('an unknown price is null', () => {
  const server = { BASE_URL: 'http://127.0.0.1:9/v1', MODEL: 'local', PROVIDER: 'openai-compatible' }
  const env = Object.fromEntries(
    Object.entries(server).flatMap(([name, value]) => [
      [`TEXT_${name}`, value],
      [`IMAGE_${name}`, value],
    ]),
  )
  return withApi(env, async (api) => {
    expect(await generationInfo(api)).toMatchObject({
      painted_here: false,
      picture_usd: null,
      text_usd: null,
    })
  })
})

test('with embedded models a single story gives an estimate of the time', () =>
  withApi({}, async (api) => {
    const { user } = await api.signUp()
    const [id] = await insertStories(api.db, user.id, [{}])
    const take = (seconds: number) =>
      api.db.pool.query(
        `update stories set completed_at = created_at + make_interval(secs => $2) where id = $1`,
        [id, seconds],
      )
    await take(20)
    expect((await generationInfo(api)).minutes).toEqual({ from: 0, to: 0 })
    await take(100)
    expect((await generationInfo(api)).minutes).toEqual({ from: 2, to: 2 })
  }))

test('with hosted models an estimate needs several stories of the same model', () =>
  withApi(openAi, async (api) => {
    const { user } = await api.signUp()
    const ids = await insertStories(
      api.db,
      user.id,
      Array.from({ length: 12 }, () => ({})),
    )
    // 30 s, 60 s, … 6 min; the last two by another model, one of the earlier ones regenerated.
    const made = (id: string, n: number, model: string) =>
      api.db.pool.query(
        `update stories set text_model = $3, created_at = now() - interval '1 hour',
           completed_at = now() - interval '1 hour' + make_interval(secs => $2) where id = $1`,
        [id, n * 30, model],
      )
    for (const [index, id] of ids.slice(0, 4).entries()) await made(id, index + 1, 'gpt-5.4-mini')
    for (const id of ids.slice(10)) await made(id, 3000, 'another')
    expect((await generationInfo(api)).minutes).toBeNull()
    for (const [index, id] of ids.slice(4, 10).entries()) await made(id, index + 5, 'gpt-5.4-mini')
    await api.db.pool.query(
      `insert into generations (id, account_id, story_id, kind) select id, owner_id, id, 'story' from stories where id = $1`,
      [ids[9]],
    )
    expect((await generationInfo(api)).minutes).toEqual({ from: 3, to: 5 })
  }))
