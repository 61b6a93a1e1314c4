import type { Story } from '@moonpage/contract/story'
import { strFromU8, unzipSync, type Unzipped } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { pictureFile, pictureStem } from '../../core/stories/picture-files.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'

const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ image })
})
afterAll(() => api.close())

const exported = async (person: Person): Promise<Unzipped> => {
  const headers = { authorization: `Bearer ${person.access_token}` }
  return unzipSync((await api.app.inject({ url: '/api/v1/auth/export', headers })).rawPayload)
}
const json = (files: Unzipped, name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
const finishedStory = async (person: Person, change: object = {}) => {
  const { id } = (await person.post<Story>('/api/v1/stories', { ...aStory, ...change })).body
  return api.finished(person, id)
}
const draftedPages = async (id: string) =>
  (await api.db.pool.query(`select 1 from draft_pages where story_id = $1`, [id])).rows.length

test('a page without a picture has its sketch', async () => {
  const person = await api.signUp()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  image.before = ({ seed }) => (seed.endsWith(':10') ? held : undefined)
  const { id } = (await person.post<Story>('/api/v1/stories', { ...aStory, max_images: 2 })).body
  const read = async () => (await person.get<Story>(`/api/v1/stories/${id}`)).body
  await expect.poll(async () => (await read()).story_pages[9]?.sketch_url ?? '').not.toBe('')
  const { slug } = await read()
  const files = await exported(person)
  release()
  delete image.before
  expect(json(files, `stories/${slug}/story.json`).pages[9].picture).toBe('pictures/page-10-sketch.webp')
  expect(files[`stories/${slug}/pictures/page-10-sketch.webp`]).toBeDefined()
  await api.finished(person, id)
})

test('a draft is exported beside the published version', async () => {
  const person = await api.signUp()
  const { id, slug, story_pages } = await finishedStory(person, { max_images: 1, hero: { name: 'Otti' } })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  image.before = () => held
  expect((await person.post(`/api/v1/stories/${id}/regenerate`)).status).toBeLessThan(300)
  const written = () => draftedPages(id)
  await expect.poll(written).toBe(10)
  const files = await exported(person)
  release()
  delete image.before
  const draft = json(files, `stories/${slug}/draft.json`)
  expect(draft).toMatchObject({ kind: 'story', hero_name: 'Otti', companion_name: expect.any(String) })
  expect(draft.title).toContain('Otti')
  expect(draft.pages).toHaveLength(10)
  expect(JSON.stringify(draft)).not.toContain('[[')
  expect(json(files, `stories/${slug}/story.json`).pages[0].text).toBe(story_pages[0]?.content)
  await api.finished(person, id)
  expect((await exported(person))[`stories/${slug}/draft.json`]).toBeUndefined()
})

test('a missing picture file is left out and mentioned in the README', async () => {
  const person = await api.signUp()
  const { id, slug } = await finishedStory(person, { max_images: 2 })
  expect(strFromU8((await exported(person))['README.txt'] as Uint8Array)).not.toContain('missing')
  const { picture_salt } = await api.db.kysely
    .selectFrom('stories')
    .select('picture_salt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await api.generation.pictures.remove([pictureFile(pictureStem(picture_salt, 1, 'picture'), 1536)])
  const files = await exported(person)
  const pages = json(files, `stories/${slug}/story.json`).pages
  expect([pages[0].picture, pages[9].picture]).toEqual([null, 'pictures/page-10.webp'])
  expect(files[`stories/${slug}/pictures/page-01.webp`]).toBeUndefined()
  expect(strFromU8(files['README.txt'] as Uint8Array)).toContain(
    `stories/${slug}/pictures/page-01.webp is missing`,
  )
})
