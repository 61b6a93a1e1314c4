import type { Narration, StoryNarrators } from '@moonpage/contract/narration'
import type { Narrator } from '@moonpage/contract/recordings'
import type { SystemHealth } from '@moonpage/contract/system'
import { afterEach, beforeAll, afterAll, expect, test } from 'vitest'
import { sayInTones } from '../../../../scripts/fake-provider/tones.ts'
import type { ProviderScript } from '../../../../scripts/fake-provider/script.ts'
import {
  startFakeProvider,
  type FakeProvider,
} from '../../../../scripts/fake-provider/start-fake-provider.ts'
import { testApi, type Person } from '../../app/testing.ts'
import { parseMetrics } from '../../infra/metrics/testing.ts'
import { wavOf } from '../../infra/speech/testing-wav.ts'
import { spokenWords } from '../../lib/spoken-words.ts'
import { insertBook } from './testing-narration.ts'

const script: ProviderScript = {}
let provider: FakeProvider
let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  provider = await startFakeProvider({ script })
  api = await open()
  owner = await api.signUp()
})
afterEach(() => {
  provider.fail()
  provider.forget()
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

const open = (env: Record<string, string> = {}, callMs = 20_000) =>
  testApi({
    // The embedded voice too, whose times are fitted to a sound of which nobody says them.
    speech: 'embedded',
    worker: false,
    timeouts: { callMs, allMs: 3 * callMs, retryMs: 10 },
    env: {
      SPEECH_PROVIDER: 'openai-compatible',
      SPEECH_BASE_URL: provider.url,
      SPEECH_MODEL: 'scripted-voice',
      SPEECH_VOICE: 'tones',
      SPEECH_TRANSCRIPTION_MODEL: 'scripted-ears',
      SPEECH_PRICE: '15',
      ...env,
    },
  })

const hear = async (id: string, page: number, query = '') =>
  (await owner.get<Narration>(`/api/v1/stories/${id}/pages/${page}/narration${query}`)).body
const text = '“Hello, Zebedee,” said the fox.\n\nThe night was quiet, and 23 stars came out.'

/** What was asked of the provider for this text; the next page is read ahead meanwhile. */
const pathsFor = (prompt: string) =>
  provider
    .calls()
    .filter((call) => call.prompt === prompt)
    .map((call) => call.path)

/** How far the times of words are from those of the tones, in ms, without what was cut from the start. */
function errorsOf({ words }: Narration, at: Narration['words'][number]['start_ms']): number[] {
  const tones = sayInTones(text).words
  return words.map((word, index) => Math.abs(word.start_ms - (tones[index]?.start ?? 0) * 1000 + at))
}

test('a hosted voice reads, and its transcription says when each word is spoken', async () => {
  const id = await insertBook(api, owner)
  const narration = await hear(id, 1)
  expect(narration).toMatchObject({ narrator_id: 'hosted', source: 'hosted', name: 'House voice' })
  expect(narration.words.map(({ from, to }) => text.slice(from, to))).toEqual(
    spokenWords(text).map((word) => word.text),
  )
  // The tones begin after 400 ms; 150 ms of silence are left.
  expect(Math.max(...errorsOf(narration, 250))).toBeLessThan(200)
  expect(errorsOf(narration, 250).toSorted((a, b) => a - b)[6]).toBeLessThan(60)
  expect(pathsFor(text)).toEqual(['/dev/captioned_speech', '/v1/audio/speech'])
  // Again: nothing is asked for.
  await expect.poll(() => provider.calls().filter((call) => call.endedAt === null).length).toBe(0)
  provider.forget()
  expect(await hear(id, 1)).toEqual(narration)
  expect(pathsFor(text)).toEqual([])
  const { rows } = await api.db.pool.query(
    `select purpose, usd::float8 from model_calls where story_id = $1 order by answered_at limit 1`,
    [id],
  )
  expect(rows).toEqual([{ purpose: 'speech', usd: (15 * text.length) / 1_000_000 }])
  const { body } = await owner.get<StoryNarrators>(`/api/v1/stories/${id}/narrators`)
  expect(body.narrators.map((narrator) => narrator.id)).toEqual(['hosted', 'embedded'])
  const metric = async (name: string, labels: Record<string, string>) =>
    parseMetrics(await api.generation.metrics.registry.metrics()).find(name, labels)
  const billed = { model: 'scripted-voice', purpose: 'speech' }
  const encoded = { step: 'sound', outcome: 'ok' }
  // The next page is still being read ahead.
  await expect.poll(() => metric('moonpage_model_answers_total', billed)).toBe(2)
  await expect.poll(() => metric('moonpage_generation_step_duration_seconds_count', encoded)).toBe(2)
  expect(await metric('moonpage_model_cost_usd_total', billed)).toBeGreaterThan(0)
})

test('the health of a site with a hosted voice says what is wrong with it', async () => {
  await api.db.pool.query(`update accounts set role = 'admin' where id = $1`, [owner.user.id])
  const health = async () => (await owner.get<SystemHealth>('/api/v1/admin/system/health')).body.voice
  expect(await health()).toBe('ok')
  provider.fail('models:expired-key')
  expect(await health()).toMatch(/does not accept the key/)
})

test('a server that says the times itself is believed; one that says none is listened to', async () => {
  script.captions = true
  const captioned = await open()
  owner = await captioned.signUp()
  try {
    const narration = await hear(await insertBook(captioned, owner), 1)
    expect(Math.max(...errorsOf(narration, 250))).toBeLessThan(30)
    expect(pathsFor(text)).toEqual(['/dev/captioned_speech'])
    provider.fail('speech:no-times', 'transcription:no-times')
    const silent = await hear(await insertBook(captioned, owner), 1)
    expect(silent.source).toBe('hosted')
    expect(silent.words).toHaveLength(spokenWords(text).length)
    // Pauses between sentences are where they are heard.
    const errors = errorsOf(silent, 250)
    expect(errors[5]).toBeLessThan(150)
  } finally {
    delete script.captions
    await captioned.close()
    owner = await api.signUp()
  }
})

test.each([
  '429',
  '500',
  '503',
  'expired-key',
  'no-credit',
  'no-such-model',
  'cut',
  'empty',
  'wrong-audio-type/html',
  'wrong-audio-type/mp3',
])('where the hosted voice fails with %s, the simple voice reads the page', async (fault) => {
  provider.fail(`speech:${fault}`)
  const id = await insertBook(api, owner)
  expect(await hear(id, 4)).toMatchObject({ source: 'embedded', name: 'Simple voice' })
  provider.fail()
  await api.db.pool.query('delete from provider_circuits')
  expect(await hear(id, 4)).toMatchObject({ source: 'hosted' })
})

test('a hosted voice that says nothing is not waited for long', async () => {
  const impatient = await open({}, 300)
  owner = await impatient.signUp()
  try {
    for (const fault of ['hang', 'stall']) {
      provider.fail(`speech:${fault}`)
      expect(await hear(await insertBook(impatient, owner), 4)).toMatchObject({ source: 'embedded' })
    }
  } finally {
    await impatient.close()
    owner = await api.signUp()
  }
})

test('a transcription that fails costs no page', async () => {
  provider.fail('transcription:500')
  expect(await hear(await insertBook(api, owner), 1)).toMatchObject({ source: 'hosted' })
})

test('pages that a person has not recorded are read by the hosted voice, then by the simple one', async () => {
  const id = await insertBook(api, owner)
  const { body: dad } = await owner.post<Narrator>('/api/v1/narrators', { name: 'Dad', face: 1 })
  const spoken = wavOf(Float32Array.from({ length: 48_000 }, (_, i) => Math.sin(i / 20) * Math.sin(i / 4000)))
  await owner.send('PUT', `/api/v1/stories/${id}/pages/2/recordings/${dad.id}`, spoken, {
    'content-type': 'audio/wav',
  })
  const query = `?narrator=${dad.id}`
  expect(await hear(id, 2, query)).toMatchObject({ source: 'recorded', name: 'Dad' })
  // Of the third page the simple voice knows no letter.
  for (const page of [1, 3]) expect(await hear(id, page, query)).toMatchObject({ source: 'hosted' })
  provider.fail('speech:500')
  expect(await hear(id, 4, query)).toMatchObject({ source: 'embedded' })
  // Chosen by name, the simple voice stays.
  provider.fail()
  expect(await hear(id, 1, '?narrator=embedded')).toMatchObject({ source: 'embedded' })
})

test('names that parents typed stay in the house, and so do pages beyond the budget', async () => {
  const careful = await open({ SPEECH_NAMES: 'keep', DAILY_BUDGET: '0.0005' })
  owner = await careful.signUp()
  try {
    const id = await insertBook(careful, owner)
    expect(await hear(id, 1)).toMatchObject({ source: 'embedded' })
    expect(await hear(id, 2)).toMatchObject({ source: 'hosted' })
    expect(
      provider
        .calls()
        .map((call) => call.prompt)
        .join(),
    ).not.toContain('Zebedee')
    await owner.send('PUT', `/api/v1/stories/${id}`, {
      story_pages: [{ page_number: 4, content: 'A long page. '.repeat(10) }],
    })
    expect(await hear(id, 4)).toMatchObject({ source: 'embedded' })
  } finally {
    await careful.close()
    owner = await api.signUp()
  }
})
