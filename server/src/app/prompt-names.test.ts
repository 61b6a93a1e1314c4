import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '../../../scripts/fake-provider/start-fake-provider.ts'
import { aStory, testApi, type Person } from './testing.ts'

// What providers are sent about a family: the whole way, over a real connection.

let heard: string[] = []
let provider: FakeProvider
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  provider = await startFakeProvider({
    script: { hears: (body) => void heard.push(body.toString('latin1')) },
  })
  const server = { BASE_URL: provider.url, API_KEY: 'any' }
  const of = (kind: string, settings: object) =>
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`${kind}_${name}`, String(value)]))
  api = await testApi({
    env: {
      // The provider with a moderation endpoint.
      ...of('TEXT', { ...server, PROVIDER: 'openai', MODEL: 'scripted-storyteller', PRICE: '0/0' }),
      ...of('IMAGE', { ...server, PROVIDER: 'openai-compatible', MODEL: 'scripted-illustrator', PRICE: '0' }),
    },
  })
  person = await api.signUp({ first_name: 'Oyelaran', last_name: 'Featherstone', username: 'grandma_oye' })
})
afterAll(async () => {
  await api.close()
  await provider.close()
})

/** Text without differences in appearance: escapes, invisible characters, accents, hyphens, case. */
const plain = (body: string) =>
  Buffer.from(body, 'latin1')
    .toString()
    .replace(/\\+u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Pd}'’]/gu, '')
    .toLowerCase()

const names = /xanthippe|\blou\b|quillfeather|balthazar|oyelaran|featherstone|grandma/

test('names and dedications are in no request', async () => {
  const finished = async (id: string) => {
    const story = await api.finished(person, id)
    expect([story.generation_status, story.generation_error]).toEqual(['completed', null])
    return story
  }
  // Both a plan and a page are requested again, with their faults.
  provider.fail(
    { name: 'unsafe', form: 'severe', purpose: 'outline', nth: 1 },
    { name: 'unsafe', form: 'severe', purpose: 'pages', nth: 1 },
  )
  const { body } = await person.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 2,
    hero: { name: 'Xanthippe-Loú', pronouns: 'she' },
    companion: { name: 'Quillfeather', kind: 'mouse' },
    dedication: 'For Xanthippe-Loú and Balthazar, with love from Grandma Oyelaran',
  })
  const { id } = await finished(body.id)
  provider.fail()
  const edit = await person.send('PUT', `/api/v1/stories/${id}`, {
    title: 'Xanthippe‑Lou’s Day',
    summary: 'xanthippe and QUILLFEATHER',
    story_pages: [
      { page_number: 1, content: 'xanthippe lou met Q\u200Buillfeather. Xanthippe’s hat flew off.' },
    ],
  })
  expect(edit.status).toBe(200)
  // As an earlier version may have stored it.
  await api.db.pool.query(
    `update story_pages set content = 'Xanthippe\u2011Loú and Quill\u00ADfeathers ran.' where story_id = $1 and page_number = 3`,
    [id],
  )
  await api.db.pool.query(
    `update stories set outline = jsonb_set(
      outline, '{beats}', replace((outline -> 'beats')::text, '[[hero]]', 'Xanthippe\u2010Lou')::jsonb) where id = $1`,
    [id],
  )
  for (const path of ['pages/2/rewrite', 'pages/1/redraw', 'regenerate-images', 'regenerate']) {
    expect([path, (await person.post(`/api/v1/stories/${id}/${path}`)).status]).toEqual([path, 202])
    await finished(id)
  }
  expect([...new Set(provider.calls().map(({ purpose }) => purpose))].toSorted()).toEqual(
    expect.arrayContaining(['outline', 'pages', 'picture', 'safety']),
  )
  expect(heard.length).toBeGreaterThanOrEqual(20)
  expect(heard.some((text) => text.includes('REASONS: '))).toBe(true)
  expect(heard.some((text) => text.includes('WRITTEN: '))).toBe(true)
  for (const text of heard) {
    const at = plain(text).search(names)
    expect(at < 0 ? '' : plain(text).slice(Math.max(0, at - 60), at + 60)).toBe('')
  }
  // The family still reads them.
  const book = (await person.get<Story>(`/api/v1/stories/${id}`)).body
  expect(JSON.stringify(book.story_pages)).toContain('Xanthippe-Loú')
  expect(book.dedication).toContain('Balthazar')
})
