import { createHash } from 'node:crypto'
import type { BookFiles, KeptBookState } from '@moonpage/contract/kept-books'
import type { Narration, StoryNarrators } from '@moonpage/contract/narration'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let id: string
beforeAll(async () => {
  api = await testApi()
  owner = await api.signUp()
  const wish = { ...aStory, page_count: 4, max_images: 1, hero: { name: 'Zebedee' } }
  id = (await owner.post<Story>('/api/v1/stories', wish)).body.id
})
afterAll(() => api.close())

const files = (person: Person, query = 'width=700&voice=true', copy = 'stories') =>
  person.get<BookFiles>(`/api/v1/${copy}/${id}/files?${query}`)
const check = async (person: Person, kept: { own?: string[]; public?: string[] } = { own: [id] }) =>
  (await person.post<{ books: KeptBookState[] }>('/api/v1/kept-books', { own: [], public: [], ...kept })).body
    .books
const publish = (method: 'POST' | 'DELETE') => owner.send(method, `/api/v1/public/${id}/share`)

test('a book comes with its files: one width of each picture, and audio, with sizes and hashes', async () => {
  await api.finished(owner, id)
  const { status, body } = await files(owner)
  expect(status).toBe(200)
  expect(body.story).toEqual((await owner.get<Story>(`/api/v1/stories/${id}`)).body)
  expect(body.narrators).toEqual((await owner.get<StoryNarrators>(`/api/v1/stories/${id}/narrators`)).body)
  expect(body.narrations).toHaveLength(4)
  expect(body.narrations[1]).toEqual(
    (await owner.get<Narration>(`/api/v1/stories/${id}/pages/2/narration`)).body,
  )
  const audio = body.narrations.map(({ audio_url }) => audio_url)
  const picture = body.story.story_pages
    .find((page) => page.image_url)
    ?.image_url?.replace(/\d+\.webp/, '960.webp')
  expect(body.files.map(({ url }) => url)).toEqual([picture, ...audio])
  for (const { url, bytes, sha256 } of body.files) {
    const { rawPayload } = await api.app.inject({ url })
    expect(bytes).toBe(rawPayload.length)
    expect(sha256).toBe(createHash('sha256').update(rawPayload).digest('hex'))
  }
  const [small] = (await files(owner, 'width=300')).body.files
  expect(small?.url).toMatch(/-480\.webp$/)
  const widest = (await files(owner, 'width=4000')).body
  expect(widest.files.map(({ url }) => url)).toEqual([picture?.replace('960', '1536')])
  expect(widest.narrations).toEqual([])
})

test('another version as soon as its words change, and not when it becomes a favorite', async () => {
  const { version } = (await files(owner)).body
  expect(await check(owner)).toEqual([{ id, copy: 'own', version, hidden_from: [] }])
  await owner.post(`/api/v1/stories/${id}/favorite`)
  expect((await check(owner))[0]?.version).toBe(version)
  await owner.send('PUT', `/api/v1/stories/${id}`, { title: 'The Quiet Bell' })
  const changed = (await check(owner))[0]?.version
  expect(changed).not.toBe(version)
  expect((await files(owner)).body.version).toBe(changed)
})

test('others keep the public copy, as long as it is public', async () => {
  const stranger = await api.signUp()
  expect((await files(stranger)).status).toBe(404)
  expect((await files(stranger, 'width=700', 'public')).status).toBe(404)
  expect(await check(stranger, { own: [id], public: [id, 'nothing'] })).toEqual([])
  await publish('POST')
  const { status, body } = await files(stranger, 'width=700&voice=true', 'public')
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toContain('Zebedee')
  expect(body.narrators).toBeUndefined()
  expect(body.files).toHaveLength(5)
  const { version } = body
  expect(await check(stranger, { public: [id] })).toEqual([{ id, copy: 'public', version, hidden_from: [] }])
  await publish('DELETE')
  expect(await check(stranger, { public: [id] })).toEqual([])
})

test('a child’s view is told of no book that is hidden from it', async () => {
  const { body: child } = await owner.post<{ id: string }>('/api/v1/children', { name: 'Mila' })
  const hide = (is_hidden: boolean) =>
    owner.send('PUT', `/api/v1/children/${child.id}/books/${id}`, { is_hidden })
  await hide(true)
  expect(await check(owner)).toMatchObject([{ id, hidden_from: [child.id] }])
  await owner.post('/api/v1/child-view', { child_id: child.id, pin: '4711' })
  expect(await check(owner)).toEqual([])
  await api.db.kysely.deleteFrom('hidden_books').execute()
  expect(await check(owner)).toMatchObject([{ id, hidden_from: [] }])
  expect((await files(owner)).status).toBe(403)
})

test('an unfinished book cannot be kept', async () => {
  const person = await api.signUp()
  const { body } = await person.post<Story>('/api/v1/stories', aStory)
  const { status, problem } = await person.get(`/api/v1/stories/${body.id}/files?width=300`)
  expect([status, problem.code]).toEqual([409, 'not_whole'])
})
