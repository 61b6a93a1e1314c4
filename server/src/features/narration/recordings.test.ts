import type { Narration, StoryNarrators } from '@moonpage/contract/narration'
import type { RecordingBook, RecordingLink } from '@moonpage/contract/recording-links'
import type { Child } from '@moonpage/contract/children'
import type { FamilyNarrator, Narrator } from '@moonpage/contract/recordings'
import type { NotificationList } from '@moonpage/contract/notifications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { wavOf } from '../../infra/speech/testing-wav.ts'
import { insertBook } from './testing-narration.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let id: string
let mom: Narrator
beforeAll(async () => {
  api = await testApi({ env: { RECORDING_SECONDS: '10' } })
  owner = await api.signUp({ first_name: 'Sarah' })
  id = await insertBook(api, owner)
  mom = (await owner.post<Narrator>('/api/v1/narrators', { name: 'Mom', face: 3 })).body
})
afterAll(() => api.close())

const wav = (seconds: number, sampleRate = 24_000) =>
  wavOf(new Float32Array(seconds * sampleRate), sampleRate)
const audio = (url: string) => api.app.inject(url)
const record = (
  page: number,
  body: Buffer | undefined = wav(2),
  narrator = mom.id,
  at: Pick<Person, 'send'> = owner,
) =>
  at.send<Narration>('PUT', `/api/v1/stories/${id}/pages/${page}/recordings/${narrator}`, body, {
    'content-type': 'audio/wav',
  })
const hear = async (page: number, narrator: string) =>
  (await owner.get<Narration>(`/api/v1/stories/${id}/pages/${page}/narration?narrator=${narrator}`)).body
const narrators = async () => (await owner.get<StoryNarrators>(`/api/v1/stories/${id}/narrators`)).body
const edit = (page_number: number, content: string) =>
  owner.send('PUT', `/api/v1/stories/${id}`, { story_pages: [{ page_number, content }] })

test('a family records a page, hears it, and records it again', async () => {
  const first = await record(1)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    narrator_id: mom.id,
    source: 'recorded',
    name: 'Mom',
    face: 3,
    duration_ms: 2000,
  })
  expect(await hear(1, mom.id)).toEqual(first.body)
  expect((await audio(first.body.audio_url)).statusCode).toBe(200)
  // What Mom has not read is read by the next voice.
  expect(await hear(2, mom.id)).toMatchObject({ source: 'embedded' })
  expect(await narrators()).toMatchObject({
    narrators: [{ id: mom.id, name: 'Mom', recorded_pages: [1], outdated_pages: [] }, { id: 'embedded' }],
    chosen: mom.id,
    recorded_bytes: 4,
  })
  const second = await record(1, wav(3))
  expect(second.body.duration_ms).toBe(3000)
  await expect.poll(async () => (await audio(first.body.audio_url)).statusCode).toBe(404)
  expect((await audio(second.body.audio_url)).statusCode).toBe(200)
})

test('a page whose text changed is not played in that voice, and is offered again', async () => {
  await record(4)
  await edit(4, 'Another last page.')
  expect(await hear(4, mom.id)).toMatchObject({ source: 'embedded' })
  expect((await narrators()).narrators[0]).toMatchObject({ recorded_pages: [1], outdated_pages: [4] })
  await edit(4, 'One more page.')
  expect(await hear(4, mom.id)).toMatchObject({ source: 'recorded' })
})

test('what is no recording is refused, with a reason', async () => {
  const refused = async (body: Buffer | undefined) => {
    const { status, problem } = await record(2, body)
    return [status, problem.code, problem.detail]
  }
  expect(await refused(Buffer.from('not a WAV file at all'))).toEqual([
    422,
    'recording_unreadable',
    'We couldn’t read the recording. This is not a WAV file.',
  ])
  expect(await refused(Buffer.alloc(0))).toContain('recording_unreadable')
  expect(await refused(wav(1).subarray(0, 30))).toContain(
    'We couldn’t read the recording. The WAV file ends in its header.',
  )
  expect(await refused(wav(1, 16_000))).toContain(
    'We couldn’t read the recording. The WAV file must have 24000 samples a second.',
  )
  expect((await record(2, wav(10.05))).problem).toMatchObject({
    code: 'recording_too_long',
    detail: 'A page can be 10 seconds long. This one takes 11.',
  })
  expect((await record(2, wav(60))).status).toBe(413)
  const stereo = wav(1)
  stereo.writeUInt16LE(2, 22)
  expect(await refused(stereo)).toContain(
    'We couldn’t read the recording. The WAV file must be 16-bit PCM with one channel.',
  )
  expect((await record(9)).problem.code).toBe('page_not_found')
})

test('the recordings of a book take no more space than they may', async () => {
  const small = await api.anotherWeb({ change: { recordings: { seconds: 10, bytes: 10 } } })
  const headers = { authorization: `Bearer ${owner.access_token}`, 'content-type': 'audio/wav' }
  const url = (page: number) => `/api/v1/stories/${id}/pages/${page}/recordings/${mom.id}`
  const { problem } = await small.send('PUT', url(3), wav(1), headers)
  expect(problem).toMatchObject({ status: 409, code: 'recordings_full' })
  // In place of another it fits.
  expect((await small.send('PUT', url(1), wav(1), headers)).status).toBe(200)
})

test('word times can be corrected, as far as they are possible', async () => {
  const { words, duration_ms } = (await record(2)).body
  const correct = (changed: object[]) =>
    owner.send<Narration>('PUT', `/api/v1/stories/${id}/pages/2/recordings/${mom.id}/words`, {
      words: changed,
    })
  const later = words.map((word) => ({ ...word, end_ms: word.end_ms - 10 }))
  expect((await correct(later)).body.words).toEqual(later)
  expect((await hear(2, mom.id)).words).toEqual(later)
  expect((await correct(later.toReversed())).problem).toMatchObject({ code: 'times_invalid', status: 422 })
  expect((await correct([{ ...words[0], end_ms: duration_ms + 1 }])).problem.errors?.[0]?.message).toBe(
    'The times must rise, from 0 to 2000 ms.',
  )
})

test('others hear recordings only if the family says so, apart from names', async () => {
  await record(1)
  const link = (
    await owner.post<{ share_token: string; include_recordings: boolean }>(`/api/v1/stories/${id}/share`)
  ).body
  expect(link.include_recordings).toBe(false)
  const shared = async () =>
    (
      await api.nobody.get<Narration>(
        `/api/v1/stories/shared/${link.share_token}/pages/1/narration?narrator=${mom.id}`,
      )
    ).body
  expect(await shared()).toMatchObject({ source: 'embedded' })
  await owner.post(`/api/v1/stories/${id}/share`, { include_recordings: true, include_names: false })
  const heard = await shared()
  expect(heard).toMatchObject({ source: 'recorded', name: 'Mom' })
  // Word times are of the text that these readers have: Wren instead of Zebedee.
  const text = '“Hello, Wren,” said the fox.\n\nThe night was quiet, and 23 stars came out.'
  expect(heard.words.map(({ from, to }) => text.slice(from, to)).slice(0, 3)).toEqual([
    'Hello',
    'Wren',
    'said',
  ])
  await owner.post(`/api/v1/public/${id}/share`)
  const open = async () =>
    (await api.nobody.get<Narration>(`/api/v1/public/${id}/pages/1/narration`)).body.source
  expect(await open()).toBe('embedded')
  await owner.post(`/api/v1/public/${id}/share`, { include_recordings: true })
  expect(await open()).toBe('recorded')
  await owner.send('DELETE', `/api/v1/public/${id}/share`)
})

test('a grandparent records by a link, once told what the child calls them', async () => {
  const { body: link } = await owner.post<RecordingLink>(`/api/v1/stories/${id}/recording-links`)
  const token = link.url.split('/').at(-1) ?? ''
  const path = `/api/v1/recordings/${token}`
  const gated = await api.anotherWeb({ change: { gatePassword: 'open-sesame' } })
  const upload = (page: number) =>
    gated.send<Narration>('PUT', `${path}/pages/${page}`, wav(1), { 'content-type': 'audio/wav' })
  expect((await gated.get<RecordingBook>(path)).body).toMatchObject({
    asked_by: 'Sarah',
    narrator: null,
    recording_seconds_limit: 10,
    pages: [
      { page_number: 1, content: expect.stringContaining('Hello, Zebedee'), recording: null },
      {},
      {},
      {},
    ],
  })
  expect((await upload(1)).problem).toMatchObject({ status: 409, code: 'narrator_missing' })
  const named = await gated.send<RecordingBook>('PUT', `${path}/narrator`, { name: 'Grandpa Joe', face: 2 })
  expect(named.body.narrator).toMatchObject({ name: 'Grandpa Joe', face: 2 })
  const news = async () =>
    (await owner.get<NotificationList>('/api/v1/notifications')).body.notifications.filter(
      ({ kind }) => kind === 'story_recorded',
    )
  for (const page of [1, 2, 3]) expect((await upload(page)).status).toBe(200)
  expect(await news()).toEqual([])
  const last = await upload(4)
  expect(last.body).toMatchObject({ source: 'recorded', name: 'Grandpa Joe' })
  expect((await gated.app.inject(last.body.audio_url)).statusCode).toBe(200)
  await upload(4)
  expect(await news()).toMatchObject([{ message: expect.stringContaining('all pages are recorded') }])
  expect((await gated.get<RecordingBook>(path)).body.pages.map(({ recording }) => recording?.name)).toEqual(
    Array(4).fill('Grandpa Joe'),
  )
  const { body: listed } = await owner.get<{ links: RecordingLink[] }>(
    `/api/v1/stories/${id}/recording-links`,
  )
  expect(listed.links).toMatchObject([
    { id: link.id, narrator: { name: 'Grandpa Joe' }, recorded_pages: [1, 2, 3, 4] },
  ])
  expect((await gated.send('DELETE', `${path}/pages/2`)).status).toBe(204)
  // The link ends: what was recorded stays, and nothing can be changed by it.
  expect((await owner.send('DELETE', `/api/v1/stories/${id}/recording-links/${link.id}`)).status).toBe(204)
  for (const { problem } of [
    await gated.get(path),
    await upload(1),
    await gated.send('DELETE', `${path}/pages/1`),
  ])
    expect(problem).toMatchObject({
      status: 410,
      code: 'recording_link_over',
      detail: 'This link has been put away. Ask Sarah for a new one.',
    })
  expect((await gated.get('/api/v1/recordings/none')).status).toBe(404)
  expect((await narrators()).narrators[1]).toMatchObject({ name: 'Grandpa Joe', recorded_pages: [1, 3, 4] })
})

test('an expired link says so, and one of a deactivated family too', async () => {
  const { body: link } = await owner.post<RecordingLink>(`/api/v1/stories/${id}/recording-links`)
  await api.db.pool.query(`update recording_links set expires_at = now() where id = $1`, [link.id])
  const token = link.url.split('/').at(-1) ?? ''
  expect((await api.nobody.get(`/api/v1/recordings/${token}`)).problem.code).toBe('recording_link_over')
})

test('who reads to a child reads the books that were made for it', async () => {
  const nana = (await owner.post<Narrator>('/api/v1/narrators', { name: 'Nana', face: 4 })).body
  const child = (await owner.post<Child>('/api/v1/children', { name: 'Mila', narrator: nana.id })).body
  const before = (await narrators()).chosen
  await api.db.kysely.insertInto('child_stories').values({ child_id: child.id, story_id: id }).execute()
  expect((await narrators()).chosen).toBe(nana.id)
  // Chosen while the book is open: it is the child's narrator that changes, not the family's.
  const choice = { narrator_id: 'embedded', story_id: id }
  expect((await owner.send('PUT', '/api/v1/narration', choice)).status).toBe(204)
  expect((await narrators()).chosen).toBe('embedded')
  const line = (narrator: string | null) => owner.send('PUT', `/api/v1/children/${child.id}`, { narrator })
  expect((await line(nana.id)).status).toBe(200)
  expect((await line(null)).status).toBe(200)
  expect((await narrators()).chosen).toBe(before)
  const { body } = await owner.get<{ narrators: FamilyNarrator[] }>('/api/v1/narrators')
  expect(body.narrators.map(({ name }) => name)).toEqual(expect.arrayContaining(['Nana', 'Simple voice']))
  expect((await owner.send('DELETE', `/api/v1/narrators/${nana.id}`)).status).toBe(204)
})

test('a deleted voice is gone from all books', async () => {
  const dad = (await owner.post<Narrator>('/api/v1/narrators', { name: 'Dad', face: 1 })).body
  const { audio_url: url } = (await record(1, wav(1), dad.id)).body
  await owner.send('PUT', '/api/v1/narration', { narrator_id: dad.id })
  expect((await narrators()).chosen).toBe(dad.id)
  expect((await owner.send('DELETE', `/api/v1/narrators/${dad.id}`)).status).toBe(204)
  await expect.poll(async () => (await audio(url)).statusCode).toBe(404)
  expect((await narrators()).narrators.map(({ name }) => name)).not.toContain('Dad')
  expect((await record(1, wav(1), dad.id)).problem.code).toBe('narrator_not_found')
})
