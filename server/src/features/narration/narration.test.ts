import type { Narration, StoryNarrators } from '@moonpage/contract/narration'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { spokenWords } from '../../lib/spoken-words.ts'
import { cleanUp } from '../retention/clean-up-job.ts'
import { insertBook } from './testing-narration.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let id: string
beforeAll(async () => {
  api = await testApi({ speech: 'embedded' })
  owner = await api.signUp()
  id = await insertBook(api, owner)
})
afterAll(() => api.close())

const narration = (page: number, query = '') =>
  owner.get<Narration>(`/api/v1/stories/${id}/pages/${page}/narration${query}`)
const audio = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers })

test('the simple voice reads a page: an MP3 file, and when each word is spoken', async () => {
  const { status, body } = await narration(1)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    page_number: 1,
    narrator_id: 'embedded',
    source: 'embedded',
    name: 'Simple voice',
  })
  const text = (await owner.get<Story>(`/api/v1/stories/${id}`)).body.story_pages[0]?.content ?? ''
  expect(body.words.map(({ from, to }) => text.slice(from, to))).toEqual(
    spokenWords(text).map((word) => word.text),
  )
  let before = 0
  for (const { start_ms, end_ms } of body.words) {
    expect(start_ms).toBeGreaterThanOrEqual(before)
    expect(end_ms).toBeGreaterThan(start_ms)
    before = end_ms
  }
  // Silence at both ends, but little.
  expect(body.words[0]?.start_ms).toBeLessThan(300)
  expect(body.duration_ms - before).toBeGreaterThan(0)
  expect(body.duration_ms - before).toBeLessThan(300)
  const file = await audio(body.audio_url)
  expect(file.statusCode).toBe(200)
  expect(file.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'private, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
  })
  // A frame of MPEG-2 layer III, at a constant 40 kbit/s.
  expect([...file.rawPayload.subarray(0, 2)]).toEqual([0xff, 0xf3])
  expect((file.rawPayload.length * 8) / 40 / body.duration_ms).toBeCloseTo(1, 1)
  // Again: the same file.
  expect((await narration(1)).body).toEqual(body)
})

test('audio is served in ranges', async () => {
  const { audio_url: url } = (await narration(2)).body
  const whole = (await audio(url)).rawPayload
  const part = await audio(url, { range: 'bytes=10-19' })
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`])
  expect(part.rawPayload).toEqual(whole.subarray(10, 20))
  expect((await audio(url, { range: 'bytes=-5' })).rawPayload).toEqual(whole.subarray(-5))
  expect((await audio(url, { range: `bytes=${whole.length}-` })).statusCode).toBe(416)
  expect((await audio(url, { range: 'bytes=1-2,4-5' })).statusCode).toBe(200)
  expect((await audio(url.replace(/[^/]{4}\.mp3/, 'xxxx.mp3'))).statusCode).toBe(404)
})

test('a text in a script without sounds has no narration, and a missing page is not found', async () => {
  expect((await narration(3)).problem).toMatchObject({ status: 404, code: 'narration_unavailable' })
  expect((await narration(9)).problem).toMatchObject({ status: 404, code: 'page_not_found' })
})

test('an edited page is read anew, and its old audio is deleted, also what is just being made', async () => {
  const edit = (content: string) =>
    owner.send('PUT', `/api/v1/stories/${id}`, { story_pages: [{ page_number: 4, content }] })
  const before = (await narration(4)).body
  const other = (await narration(2)).body
  await edit('Another ending.')
  await expect.poll(async () => (await audio(before.audio_url)).statusCode).toBe(404)
  // An edit that is stored while the new audio waits for the lock on the story.
  const client = await api.db.pool.connect()
  await client.query('begin')
  await client.query('select from stories where id = $1 for update', [id])
  const underWay = narration(4)
  await expect.poll(() => pending(), { timeout: 30_000 }).toBe(1)
  await client.query(
    `update story_pages set content = 'The very last ending.' where story_id = $1 and page_number = 4`,
    [id],
  )
  await client.query('commit')
  client.release()
  expect((await underWay).problem).toMatchObject({ status: 409, code: 'page_changed' })
  expect((await narration(4)).body.words).toHaveLength(4)
  expect((await narration(2)).body).toEqual(other)
})

const pending = async () =>
  Number((await api.db.pool.query('select count(*) from pending_audio')).rows[0].count)

test('the clean-up deletes what nobody heard for long, and what a killed process left behind', async () => {
  const [old, recent] = [(await narration(1)).body, (await narration(2)).body]
  await api.db.pool.query(
    `update synthesized_pages set used_at = now() - interval '31 days' where file = $1`,
    [old.audio_url.split('/').at(-1)],
  )
  await api.db.pool.query(`update pending_audio set begun_at = now() - interval '61 minutes'`)
  await cleanUp({ ...api.generation, queue: api.queue }, new AbortController().signal)
  await expect.poll(async () => (await audio(old.audio_url)).statusCode).toBe(404)
  expect(await pending()).toBe(0)
  expect((await audio(recent.audio_url)).statusCode).toBe(200)
})

test('readers of a link and strangers hear the text with the names that they read', async () => {
  const { body: link } = await owner.post<{ share_token: string }>(`/api/v1/stories/${id}/share`, {
    include_names: false,
  })
  const shared = await api.nobody.get<Narration>(
    `/api/v1/stories/shared/${link.share_token}/pages/1/narration`,
  )
  expect(shared.status).toBe(200)
  expect(shared.body.audio_url).not.toBe((await narration(1)).body.audio_url)
  // Behind the gate the link opens the audio of its own book only.
  const gated = await api.anotherWeb({ change: { gatePassword: 'open-sesame' } })
  const behind = await gated.get<Narration>(`/api/v1/stories/shared/${link.share_token}/pages/1/narration`)
  expect(behind.body.audio_url).toBe(`${shared.body.audio_url}?link=${link.share_token}`)
  expect((await gated.app.inject(behind.body.audio_url)).statusCode).toBe(200)
  expect((await gated.app.inject(shared.body.audio_url)).statusCode).toBe(401)
  const another = (
    await owner.get<Narration>(`/api/v1/stories/${await insertBook(api, owner)}/pages/1/narration`)
  ).body
  expect((await gated.app.inject(`${another.audio_url}?link=${link.share_token}`)).statusCode).toBe(401)
  await owner.post(`/api/v1/public/${id}/share`)
  const open = await api.nobody.get<Narration>(`/api/v1/public/${id}/pages/1/narration`)
  expect(open.body.audio_url).toBe(shared.body.audio_url)
  // When the link ends, its audio gets another address.
  await owner.send('DELETE', `/api/v1/stories/${id}/share`)
  await expect.poll(async () => (await audio(open.body.audio_url)).statusCode).toBe(404)
  const renamed = await api.nobody.get<Narration>(`/api/v1/public/${id}/pages/1/narration`)
  expect(renamed.body).toEqual({ ...open.body, audio_url: renamed.body.audio_url })
  expect((await audio(renamed.body.audio_url)).statusCode).toBe(200)
})

test('who reads is chosen once', async () => {
  const { body } = await owner.get<StoryNarrators>(`/api/v1/stories/${id}/narrators`)
  expect(body).toMatchObject({
    narrators: [{ id: 'embedded', source: 'embedded', name: 'Simple voice', recorded_pages: [] }],
    chosen: 'embedded',
    recorded_bytes: 0,
    recorded_bytes_limit: 20_000_000,
    recording_seconds_limit: 180,
  })
  expect((await owner.send('PUT', '/api/v1/narration', { narrator_id: 'embedded' })).status).toBe(204)
  expect((await owner.send('PUT', '/api/v1/narration', { narrator_id: 'nobody' })).problem.code).toBe(
    'narrator_not_found',
  )
})

test('a deleted story has no audio', async () => {
  const gone = (await narration(1)).body.audio_url
  expect((await owner.send('DELETE', `/api/v1/stories/${id}`)).status).toBe(204)
  await expect.poll(async () => (await audio(gone)).statusCode).toBe(404)
})
