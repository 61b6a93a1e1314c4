import type { Story } from '@moonpage/contract/story'
import { StoryInput } from '@moonpage/contract/story-input'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { ProviderCall } from '../../../scripts/fake-provider/call-log.ts'
import { startFakeProvider, type FakeProvider } from '../../../scripts/fake-provider/start-fake-provider.ts'
import type { FaultName } from '../../../scripts/fake-provider/faults.ts'
import { readToldTales } from '../features/generation/told-tales.ts'
import { plots } from '../infra/text-model/plots.ts'
import { aStory, testApi, type Person } from './testing.ts'

// Stories with a failing provider: from the request to the row, over a real connection.

const key = 'sk-very-secret'
const timeouts = { firstMs: 1500, idleMs: 500, callMs: 5000, allMs: 9000, retryMs: 10 }
let lines: string[] = []
let provider: FakeProvider
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
/** Called before each request to the provider. */
/** Replaces the provider's answer. */
let says: (call: ProviderCall, would: string) => string | undefined = () => undefined
let beforeEachCall: (call: ProviderCall) => Promise<void> = async () => {}
beforeAll(async () => {
  provider = await startFakeProvider({
    script: {
      key,
      steady: true,
      before: (call) => beforeEachCall(call),
      says: (call, would) => says(call, would),
    },
  })
  api = await testApi({
    timeouts,
    logTo: { write: (line) => void lines.push(line) },
    env: {
      TEXT_PROVIDER: 'openai-compatible',
      TEXT_BASE_URL: provider.url,
      TEXT_MODEL: 'scripted-storyteller',
      TEXT_API_KEY: key,
      DAILY_STORIES: '100',
    },
  })
  person = await api.signUp()
})
afterEach(async () => {
  const secret = lines.find((line) => /sk-very-secret|Wilhelmina/.test(line))
  if (secret) throw new Error(`The log contains ${secret}`)
  lines = []
  beforeEachCall = async () => {}
  says = () => undefined
  provider.fail()
  provider.forget()
  await api.db.pool.query('delete from provider_circuits')
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

const create = async (by = person, change: object = {}) =>
  (
    await by.post<Story>('/api/v1/stories', {
      ...aStory,
      page_count: 5,
      max_images: 0,
      hero: { name: 'Wilhelmina' },
      ...change,
    })
  ).body.id
const asked = (purpose: string) => provider.calls().filter((call) => call.purpose === purpose)

const passing: FaultName[] = [
  '429',
  '429-no-retry-after',
  '500',
  '503',
  'hang',
  'drip',
  'cut',
  'stall',
  'malformed-json',
  'wrong-schema',
  'empty',
]
/** By day half of them befall the outline, and the others the pages. */
const isTried = (index: number, purpose: 'outline' | 'pages') =>
  Boolean(process.env['NIGHTLY']) || index % 2 === (purpose === 'pages' ? 0 : 1)
for (const purpose of ['outline', 'pages'] as const)
  test.each(passing.filter((_, index) => isTried(index, purpose)))(
    `${purpose}: %s once, and the book is complete`,
    async (name) => {
      provider.fail({ name, purpose, nth: 1 })
      const story = await api.finished(person, await create())
      expect(story).toMatchObject({ generation_status: 'completed', generation_error: null })
      expect(story.story_pages).toHaveLength(5)
      expect(asked(purpose)[0]?.fault).toContain(name)
      expect(asked(purpose).length).toBeGreaterThanOrEqual(2)
      if (purpose === 'pages') expect(asked('outline')).toHaveLength(1)
    },
  )

const lasting: [FaultName, RegExp][] = [
  ['expired-key', /^The story service isn’t available right now\./],
  ['no-credit', /^The story service isn’t available right now\./],
  ['refusal', /^We couldn’t find the right words/],
  ['content-filter', /^We couldn’t find the right words/],
]
test.each(lasting)('%s fails the story at once with a message for the parent', async (name, sentence) => {
  provider.fail({ name, purpose: 'outline' })
  const id = await create()
  expect(await api.finished(person, id)).toMatchObject({
    generation_status: 'failed',
    generation_error: expect.stringMatching(sentence),
  })
  expect(asked('outline').length).toBeLessThanOrEqual(3)
  // The missing parts can be generated when the provider works again.
  provider.fail()
  await api.db.pool.query('delete from provider_circuits')
  expect((await person.post(`/api/v1/stories/${id}/regenerate`)).status).toBe(202)
  expect((await api.finished(person, id)).generation_status).toBe('completed')
})

test('an open circuit affects every story, and the health check reports it', async () => {
  const outlines = () => provider.calls().filter(({ purpose }) => purpose === 'outline').length
  const holds = (condition: string) => async () =>
    (await api.db.pool.query(`select 1 from ${condition}`)).rowCount
  provider.fail({ name: '500', purpose: 'outline' })
  const ids = await Promise.all([create(), create(), create()])
  await expect.poll(holds('provider_circuits where opened_until > now()'), { interval: 20 }).toBe(1)
  // Five failures open it; each of the three calls may have one more in flight.
  expect(outlines()).toBeLessThanOrEqual(8)
  const before = outlines()
  const other = await api.signUp()
  const another = await create(other)
  await expect.poll(holds(`stories where id = '${another}' and failing_since is not null`)).toBe(1)
  expect(outlines() - before).toBeLessThanOrEqual(2)
  await expect(api.generation.textModel.check(AbortSignal.timeout(3000))).rejects.toThrow(
    /broke at a request \(it says /,
  )
  // The provider recovers and the open period ends: the stories continue by themselves.
  provider.fail()
  await api.db.pool.query('update provider_circuits set opened_until = now()')
  for (const id of ids) expect((await api.finished(person, id)).generation_status).toBe('completed')
  expect((await api.finished(other, another)).generation_status).toBe('completed')
})

test('a request that fails while others succeed is made eight times and no more', async () => {
  const { textModel } = api.generation
  const other = StoryInput.parse({ ...aStory, page_count: 4 })
  const context = { signal: new AbortController().signal, recordCall: async () => {} }
  const isDoomed = ({ prompt }: ProviderCall) => prompt.includes('"page_count":5')
  beforeEachCall = async (call) => {
    if (!isDoomed(call)) return
    await textModel.outline(other, 'seed', context)
    throw new Error('this one never works')
  }
  const id = await create()
  expect(await api.finished(person, id)).toMatchObject({
    generation_status: 'failed',
    generation_error: expect.stringMatching(/^We couldn’t finish this story\./),
  })
  expect(provider.calls().filter(isDoomed)).toHaveLength(8)
})

/** Starts stories of one family whose plans are all requested before one is stored. @returns how many plans were answered */
async function planAtOnce(by: Person, wishes: object[]): Promise<number> {
  const both = Promise.withResolvers<void>()
  beforeEachCall = async ({ purpose }) => {
    if (purpose !== 'outline') return
    if (asked('outline').length >= wishes.length) both.resolve()
    await both.promise
  }
  const ids = await Promise.all(wishes.map((wish) => create(by, wish)))
  for (const id of ids) expect((await api.finished(by, id)).generation_status).toBe('completed')
  // A call that takes too long on a busy machine is made again.
  return asked('outline').filter(({ isWhole }) => isWhole).length
}

test('a plan is paid for once though another story of the family is planned meanwhile', async () => {
  const other = await api.signUp()
  expect(await planAtOnce(other, [{ theme: 'courage' }, { theme: 'sharing' }])).toBe(2)
  const { history } = await readToldTales(api.db.kysely, other.user.id)
  expect(new Set(history.tales.map(({ tale }) => tale)).size).toBe(2)
})

test('two plans with the same plot are not both told: whoever stores second plans again', async () => {
  const other = await api.signUp()
  const [, ...had] = plots.filter(({ theme }) => theme === 'sharing').map(({ name }) => name)
  await api.db.kysely
    .insertInto('told_tales')
    .values(
      had.map((tale, i) => ({ account_id: other.user.id, number: i + 1, tale, strand: 'plot', frame: '' })),
    )
    .execute()
  expect(await planAtOnce(other, [{ theme: 'sharing' }, { theme: 'sharing' }])).toBe(3)
})

test('waiting for a retry is shown from its beginning', async () => {
  provider.fail({ name: '429', purpose: 'outline', nth: 1, retryAfter: '2' })
  const other = await api.signUp()
  const id = await create(other)
  const row = async () =>
    (await api.db.pool.query('select attempt, failing_since from stories where id = $1', [id])).rows[0]
  await expect.poll(row).toMatchObject({ attempt: 1, failing_since: expect.any(Date) })
  expect((await api.finished(other, id)).generation_status).toBe('completed')
  expect(await row()).toMatchObject({ attempt: 1, failing_since: null })
})

test('a cruel sentence without unsuitable words is found by the review, and its page rewritten', async () => {
  const wicked = 'He held her head under the water.'
  const answers = [`PAGE 2: ${wicked}`]
  says = (call, would) => {
    if (call.purpose === 'safety') return answers.shift()
    // The model's first version of page 2.
    return call.purpose === 'pages' && call.pages.length > 1
      ? would.replace(/("page_number":2,"content":")/, `$1${wicked} `)
      : undefined
  }
  const other = await api.signUp()
  const story = await api.finished(other, await create(other))
  expect(story).toMatchObject({ generation_status: 'completed' })
  expect(JSON.stringify(story)).not.toContain('under the water')
  // A call that takes too long on a busy machine is made again.
  const [first, ...later] = asked('safety').map(({ prompt }) => prompt.includes('under the water'))
  expect([first, later.length > 0, later.includes(true)]).toEqual([true, true, false])

  // A review that fails permanently does not withhold the book.
  says = (call) => (call.purpose === 'safety' ? 'I like this story.' : undefined)
  expect(await api.finished(other, await create(other))).toMatchObject({ generation_status: 'completed' })
})
