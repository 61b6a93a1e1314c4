import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Story, StoryEvent } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { PaintRequest } from '../../infra/image-model/image-model.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import { VendorTrouble, type TroubleKind } from '../../infra/models/vendor-trouble.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { makeStory } from './make-story.ts'
import { storyProgress } from './story-watch.ts'

// Painting beside writing, with models that draw and paint with different hands, as hosted ones do.

const text: TextScript = { asked: [] }
const image: ImageScript = { asked: [], concurrency: 2, isHosted: true }
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  api = await testApi({ text, image })
})
beforeEach(async () => {
  person = await api.signUp()
})
afterEach(() => {
  text.asked.length = image.asked.length = 0
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
const away = (kind: TroubleKind) => new VendorTrouble(kind)

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  let reach = () => {}
  const reached = new Promise<void>((resolve) => (reach = resolve))
  return { open, reached, pass: () => (reach(), opened) }
}

test('a picture is painted and looked at before the last page is written', async () => {
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

test('the others wait for the first picture to be painted after it, until all is written', async () => {
  const first = gate()
  const lastPage = gate()
  const references = new Map<number, boolean>()
  image.before = (request) => {
    references.set(pageOf(request), request.reference !== undefined)
    return pageOf(request) === 1 ? first.pass() : undefined
  }
  text.before = (piece) => (piece === 'page 10' ? lastPage.pass() : undefined)
  const id = await create({ max_images: 3 })
  await lastPage.reached
  await first.reached
  // Its turn would be free: a drawing of page 6 is there, the picture not begun.
  await expect.poll(async () => (await progress(id)).images_sketched).toBe(2)
  expect(paintedPages()).toEqual([1])
  first.open()
  await expect.poll(paintedPages).toEqual([1, 6])
  lastPage.open()
  await api.finished(person, id)
  expect(references).toEqual(
    new Map([
      [1, false],
      [6, true],
      [10, true],
    ]),
  )

  const again = gate()
  references.clear()
  image.before = (request) => {
    references.set(pageOf(request), request.reference !== undefined)
    return pageOf(request) === 1 ? again.pass() : undefined
  }
  const other = await create({ max_images: 3, page_count: 4 })
  // All is written by now: whoever waits on would make the book later.
  await expect.poll(() => references.size).toBe(3)
  again.open()
  expect((await api.finished(person, other)).generation_status).toBe('completed')
  expect([...references.values()]).toEqual([false, false, false])
})

test("one story's many pictures do not hold up another's first", async () => {
  const held = gate()
  let isHeld = true
  image.before = () => (isHeld ? held.pass() : undefined)
  const many = await create({ max_images: 10 })
  await held.reached
  const other = await api.signUp()
  const one = await create({ max_images: 1, page_count: 4 }, other)
  await expect.poll(() => text.asked.filter((piece) => piece === 'page 4').length).toBe(2)
  isHeld = false
  held.open()
  await api.finished(other, one)
  const { generation_status: status } = (await person.get<Story>(`/api/v1/stories/${many}`)).body
  const { rows } = await api.db.pool.query<{ seed: string }>('select seed from stories where id = $1', [one])
  // Two were begun before it came.
  expect(image.asked.indexOf(`${rows[0]?.seed}:1`)).toBeLessThanOrEqual(2)
  expect(['generating', 'generating_images', 'completed']).toContain(status)
  await api.finished(person, many)
})

test('words that fail keep the picture that was begun, and it is not painted again', async () => {
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

test('which models made a story, and by which prompts, is on its record', async () => {
  const { textModel, imageModel } = api.generation
  const held = gate()
  text.before = held.pass
  const id = await create({ max_images: 1, page_count: 4 })
  await held.reached
  delete text.before
  const models = {
    textModel: { ...textModel, record: { model: 'bard-2', promptVersion: 'abc' } },
    imageModel: { ...imageModel, record: { model: 'brush-3', promptVersion: 'def' } },
  }
  // Takes the story over from the worker that is held.
  await makeStory({ ...api.generation, ...models }, id, new AbortController().signal)
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

/** Each picture that lies in the store: one that is put again is another file, though it looks the same. */
const pictureFiles = () =>
  readdirSync(join(api.dataDir, 'pictures'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .map((name) => `${name} ${statSync(join(api.dataDir, 'pictures', name)).ino}`)
    .toSorted()

test('a painter that finds its attempt taken over puts no picture, and stops the writer too', async () => {
  const first = gate()
  const third = gate()
  image.before = (request) => (pageOf(request) === 1 ? first.pass() : undefined)
  text.before = (piece) => (piece === 'page 3' ? third.pass() : undefined)
  const id = await create({ max_images: 1, page_count: 4 })
  await Promise.all([first.reached, third.reached])
  delete image.before
  delete text.before
  await makeStory(api.generation, id, new AbortController().signal)
  const before = await api.db.pool.query('select xmin, page_number from story_pages where story_id = $1', [
    id,
  ])
  const files = pictureFiles()
  first.open()
  third.open()
  await expect.poll(async () => (await jobOf(id))?.state).toBe('completed')
  const after = await api.db.pool.query('select xmin, page_number from story_pages where story_id = $1', [id])
  expect(after.rows).toEqual(before.rows)
  expect(files.length).toBeGreaterThan(0)
  expect(pictureFiles()).toEqual(files)
  expect(text.asked.filter((piece) => piece === 'page 4')).toHaveLength(1)
})
