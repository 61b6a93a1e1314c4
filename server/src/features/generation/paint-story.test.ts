import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Story, StoryEvent } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { PaintRequest } from '../../infra/image-model/image-model.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import { ProviderError, type ProviderErrorKind } from '../../infra/models/provider-error.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { generateStory } from './generate-story.ts'
import { storyProgress } from './story-updates.ts'

// Painting during writing, with separate models for sketches and pictures, as with hosted ones.

const text: TextScript = { asked: [] }
const image: ImageScript & Required<Pick<ImageScript, 'heroes'>> = {
  asked: [],
  heroes: [],
  concurrency: 2,
  isHosted: true,
}
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  api = await testApi({ text, image })
})
beforeEach(async () => {
  person = await api.signUp()
})
afterEach(() => {
  text.asked.length = image.asked.length = image.heroes.length = 0
  delete image.beforeHero
  delete text.before
  delete text.says
  delete image.before
})
afterAll(() => api.close())

const create = async (change: object = {}, by = person) =>
  (await by.post<Story>('/api/v1/stories', { ...aStory, ...change })).body.id
const pageOf = ({ seed }: PaintRequest) => Number(seed.split(':')[1])
const paintedPages = () => image.asked.map((seed) => Number(seed.split(':')[1]))
const progress = async (id: string) => (await storyProgress(api.db, person.user.id, id)) as StoryEvent
const away = (kind: ProviderErrorKind) => new ProviderError(kind)

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let reach = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  return { open, reached, pass: () => (reach(), opened) }
}

test('a picture is painted and served before the last page is written', async () => {
  const last = gate()
  text.before = (piece) => (piece === 'page 10' ? last.pass() : undefined)
  const id = await create({ max_images: 4 })
  await last.reached
  await expect.poll(async () => (await progress(id)).images_painted).toBe(3)
  const { body } = await person.get<Story>(`/api/v1/stories/${id}`)
  expect(body).toMatchObject({ generation_status: 'generating' })
  expect(body.generation_progress).toBeLessThan(70)
  expect(body.story_pages).toHaveLength(9)
  expect(body.story_pages[0]?.image_url).toMatch(/\.webp$/)
  last.open()
  const story = await api.finished(person, id)
  expect(story.generation_status).toBe('completed')
  expect(story.story_pages.filter((page) => page.image_url)).toHaveLength(4)
  expect(paintedPages().toSorted((a, b) => a - b)).toEqual([1, 4, 7, 10])
})

const portraits = async () =>
  (await api.db.pool.query<{ story_id: string }>('select story_id from hero_portraits')).rows

test('the hero is painted first, before any page is written, and every page uses it as reference', async () => {
  const hero = gate()
  const firstPage = gate()
  const references: (Uint8Array | undefined)[] = []
  image.beforeHero = hero.pass
  image.before = (request) => void references.push(request.reference)
  text.before = (piece) => (piece === 'page 1' ? firstPage.pass() : undefined)
  const look = { species: 'child', hair: 'curly' } as const
  const id = await create({ max_images: 3, page_count: 4, hero: { name: 'Ida', look } })
  await Promise.all([hero.reached, firstPage.reached])
  firstPage.open()
  await expect.poll(async () => (await progress(id)).generation_status).toBe('generating_images')
  expect(image.asked).toEqual([])
  hero.open()
  expect((await api.finished(person, id)).story_pages.filter((page) => page.image_url)).toHaveLength(3)
  expect(references).toHaveLength(3)
  expect(references[0]?.length).toBeGreaterThan(20)
  for (const reference of references) expect(reference).toEqual(references[0])
  expect(image.heroes).toMatchObject([{ sheet: { who: 'hero' }, hasOwnLooks: true }])
  expect(await portraits()).toEqual([])

  // A single page uses the existing ones as reference.
  references.length = 0
  expect((await person.post(`/api/v1/stories/${id}/pages/4/redraw`)).status).toBe(202)
  await api.finished(person, id)
  expect(references.map((reference) => reference !== undefined)).toEqual([true])
  expect(image.heroes).toHaveLength(1)
})

test('after a crash the hero is not painted again; a single picture needs no reference', async () => {
  const pages = gate()
  image.before = pages.pass
  const id = await create({ max_images: 2, page_count: 4 })
  await pages.reached
  expect(await portraits()).toEqual([{ story_id: id }])
  delete image.before
  await generateStory(api.generation, id, new AbortController().signal)
  pages.open()
  await api.finished(person, id)
  expect(image.heroes).toHaveLength(1)
  await api.finished(person, await create({ max_images: 1, page_count: 4 }))
  expect(image.heroes).toHaveLength(1)
})

test('if painting the hero fails the book is painted without it', async () => {
  const first = gate()
  const references = new Map<number, boolean>()
  image.beforeHero = () => {
    throw away('filtered')
  }
  image.before = (request) => {
    references.set(pageOf(request), request.reference !== undefined)
    return pageOf(request) === 4 ? first.pass() : undefined
  }
  text.before = async (piece) => {
    if (piece === 'page 2') await expect.poll(paintedPages).toEqual([1])
  }
  const id = await create({ max_images: 2, page_count: 4 })
  await first.reached
  first.open()
  const story = await api.finished(person, id)
  expect(story).toMatchObject({ generation_status: 'completed' })
  expect(story.missing_images).toBeUndefined()
  expect(references.get(1)).toBe(false)
})

test('many pictures of one story do not delay the first of another', async () => {
  const held = gate()
  let isHeld = true
  image.before = () => (isHeld ? held.pass() : undefined)
  const many = await create({ max_images: 10 })
  await held.reached
  const other = await api.signUp()
  const one = await create({ max_images: 1, page_count: 4 }, other)
  // All its text is written, so its picture waits behind the other story's.
  const status = async () => (await storyProgress(api.db, other.user.id, one))?.generation_status
  await expect.poll(status).toBe('generating_images')
  isHeld = false
  held.open()
  await api.finished(other, one)
  const { rows } = await api.db.pool.query<{ seed: string }>('select seed from stories where id = $1', [one])
  // Two were in flight before it arrived, and one begins beside it.
  expect(image.asked.indexOf(`${rows[0]?.seed}:1`)).toBeLessThanOrEqual(3)
  await api.finished(person, many)
})

test('if writing fails, a picture in flight is stored and not painted again', async () => {
  const first = gate()
  image.before = (request) => (pageOf(request) === 1 ? first.pass() : undefined)
  text.before = async (piece) => {
    if (piece !== 'page 3') return
    await first.reached
    throw away('refused')
  }
  const id = await create({ max_images: 2, page_count: 4 })
  const failed = await api.finished(person, id)
  expect(failed).toMatchObject({
    generation_status: 'failed',
    generation_error: expect.stringContaining('Another subject'),
  })
  first.open()
  await expect.poll(async () => (await progress(id)).images_painted).toBe(1)
  delete text.before
  expect((await person.post(`/api/v1/stories/${id}/regenerate`)).status).toBe(202)
  expect((await api.finished(person, id)).generation_status).toBe('completed')
  expect(paintedPages()).toEqual([1, 4])
  expect(text.asked.filter((piece) => piece === 'page 1')).toHaveLength(1)
})

test('models and prompt versions are stored with the story', async () => {
  const { textModel, imageModel } = api.generation
  const held = gate()
  text.before = held.pass
  const id = await create({ max_images: 1, page_count: 4 })
  await held.reached
  delete text.before
  const models = {
    textModel: { ...textModel, modelInfo: { model: 'bard-2', promptVersion: 'abc' } },
    imageModel: { ...imageModel, modelInfo: { model: 'brush-3', promptVersion: 'def' } },
  }
  // Takes the story over from the blocked worker.
  await generateStory({ ...api.generation, ...models }, id, new AbortController().signal)
  held.open()
  const record = async () =>
    (
      await api.db.pool.query('select text_model, prompt_version, image_model from stories where id = $1', [
        id,
      ])
    ).rows[0]
  expect(await record()).toEqual({
    text_model: 'bard-2',
    prompt_version: 'text abc, pictures def',
    image_model: 'brush-3',
  })
  await person.post(`/api/v1/stories/${id}/regenerate`)
  await api.finished(person, id)
  expect(await record()).toEqual({ text_model: null, prompt_version: null, image_model: null })
})

const jobOf = async (id: string) =>
  (
    await api.db.pool.query<{ state: string; retry_count: number; output: { message: string } | null }>(
      `select state, retry_count, output from pgboss.job where data ->> 'story_id' = $1`,
      [id],
    )
  ).rows[0]

/** Version of each stored file: writing it again gives a new one, even with the same content. */
const pictureFiles = () =>
  readdirSync(join(api.dataDir, 'pictures'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => `${name} ${statSync(join(api.dataDir, 'pictures', name)).ino}`)
    .toSorted()

test('a painter that lost its attempt stores no picture, and stops the writer', async () => {
  const first = gate()
  const third = gate()
  image.before = (request) => (pageOf(request) === 1 ? first.pass() : undefined)
  text.before = (piece) => (piece === 'page 3' ? third.pass() : undefined)
  const id = await create({ max_images: 1, page_count: 4 })
  await Promise.all([first.reached, third.reached])
  delete image.before
  delete text.before
  await generateStory(api.generation, id, new AbortController().signal)
  const versions = () =>
    api.db.pool.query('select xmin, page_number from story_pages where story_id = $1 order by 2', [id])
  const before = await versions()
  const files = pictureFiles()
  first.open()
  third.open()
  await expect.poll(async () => (await jobOf(id))?.state).toBe('completed')
  expect((await versions()).rows).toEqual(before.rows)
  expect(files.length).toBeGreaterThan(0)
  expect(pictureFiles()).toEqual(files)
  expect(text.asked.filter((piece) => piece === 'page 4')).toHaveLength(1)
})
