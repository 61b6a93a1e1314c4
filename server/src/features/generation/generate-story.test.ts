import { setTimeout as sleep } from 'node:timers/promises'
import type { Story, StoryEvent, StoryList } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { DatabaseUnavailable } from '../../infra/db/database.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { PermanentFailure } from '../../infra/queue/job.ts'
import { generateStory } from './generate-story.ts'

const text: TextScript = { asked: [] }
const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  api = await testApi({ text, image })
  person = await api.signUp()
})
afterEach(() => {
  text.asked.length = image.asked.length = 0
  delete text.before
  delete text.says
  delete text.reviews
  delete image.before
})
afterAll(() => api.close())

const create = async (change: object = {}) =>
  (await person.post<Story>('/api/v1/stories', { ...aStory, ...change })).body.id

/** Runs the model until `piece` is requested, and blocks it until released. */
function holdAt(piece: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let reached = () => {}
  const arrival = new Promise<void>((resolve) => (reached = resolve))
  text.before = async (asked) => {
    if (asked !== piece) return
    reached()
    await held
  }
  return { arrival, release }
}

test('a page that is told again with another picture is painted again, under another name', async () => {
  const painted: string[] = []
  text.reviews = (written) => {
    const [first, second] = written
    const scene = { ...first!.scene!, place: 'cave' as const }
    return [
      { page_number: 1, content: 'Deep in a cave.', scene, image_alt: 'A cave.' },
      { page_number: 2, content: second!.content },
    ]
  }
  image.before = ({ scene }) => void painted.push(scene.place)
  const story = await api.finished(person, await create({ max_images: 2 }))
  expect(painted.filter((place) => place === 'cave')).toHaveLength(1)
  const [page] = story.story_pages
  expect(page).toMatchObject({ content: 'Deep in a cave.', image_alt: 'A cave.' })
  expect((await api.app.inject(page!.image_url!)).statusCode).toBe(200)
})

test('another picture that was not painted before its process died is painted by the next one', async () => {
  let [release, reached] = [() => {}, () => {}]
  const held = new Promise<void>((resolve) => (release = resolve))
  const arrival = new Promise<void>((resolve) => (reached = resolve))
  text.reviews = ([first]) => [
    {
      page_number: 1,
      content: 'Deep in a cave.',
      scene: { ...first!.scene!, place: 'cave' },
      image_alt: 'A cave.',
    },
  ]
  image.before = ({ scene }) => {
    if (scene.place !== 'cave') return undefined
    reached()
    return held
  }
  const id = await create({ max_images: 2 })
  await arrival
  // As if the process had died before it noted the try.
  await api.db.pool.query(
    'update story_pages set image_attempts = 0 where story_id = $1 and page_number = 1',
    [id],
  )
  const painted: string[] = []
  image.before = ({ scene }) => void painted.push(scene.place)
  await generateStory(api.generation, id, new AbortController().signal)
  release()
  expect(painted.filter((place) => place === 'cave')).toHaveLength(1)
  const [page] = (await api.finished(person, id)).story_pages
  expect((await api.app.inject(page!.image_url!)).statusCode).toBe(200)
})

test('a book is generated: text with names filled in, and pictures that are served on the right pages', async () => {
  image.focus = { faces: [[40, 20, 20, 20]], cast: [30, 20, 40, 70] }
  const id = await create({ max_images: 3, hero: { name: 'Will', pronouns: 'he' } })
  const story = await api.finished(person, id)
  delete image.focus
  expect(story).toMatchObject({
    title: 'Will and the Quiet Bell',
    generation_status: 'completed',
    generation_progress: 100,
    generation_error: null,
  })
  expect(story.story_pages.map(({ page_number }) => page_number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(story.story_pages[3]?.content).toBe('Page 4. Will took one small step, and Nib came along.')
  expect(story.story_pages.filter((page) => page.image_url).map((page) => page.page_number)).toEqual([
    1, 6, 10,
  ])
  expect(story.slug).not.toMatch(/will/)
  const sizes =
    story.story_pages[0]?.image_srcset?.split(', ').map((size) => size.split(' ')[0] as string) ?? []
  expect(sizes).toHaveLength(3)
  for (const url of sizes) {
    const response = await api.app.inject(url)
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('image/webp')
    expect(response.headers['cache-control']).toBe('private, max-age=31536000, immutable')
  }
  const { body } = await person.get<StoryList>('/api/v1/stories')
  expect(body.stories[0]).toMatchObject({
    id,
    preview_image_url: story.story_pages[0]?.image_url,
    preview_image_focus: { faces: [[40, 20, 20, 20]], cast: [30, 20, 40, 70] },
  })
  expect(story.story_pages[5]?.image_focus).toEqual(body.stories[0]?.preview_image_focus)
  expect(story.story_pages[1]?.image_focus).toBeNull()
})

test('a story without pictures goes from text to completed', async () => {
  const story = await api.finished(person, await create({ max_images: 0, page_count: 4 }))
  expect(story.generation_status).toBe('completed')
  expect(story.story_pages.every((page) => page.image_url === null && !page.has_image)).toBe(true)
  expect(image.asked).toEqual([])
})

test('each page can be read as soon as it is written', async () => {
  const hold = holdAt('page 4')
  const id = await create({ max_images: 0 })
  await hold.arrival
  const { body } = await person.get<Story>(`/api/v1/stories/${id}`)
  expect(body.generation_status).toBe('generating')
  expect(body.story_pages).toHaveLength(3)
  expect(body.generation_progress).toBeGreaterThan(10)
  expect(body.generation_progress).toBeLessThan(70)
  hold.release()
  expect((await api.finished(person, id)).story_pages).toHaveLength(10)
})

test('a picture that fails leaves its page without one, and the story completes', async () => {
  image.before = ({ seed }) => {
    if (seed.endsWith(':6')) throw new Error('no paint left')
  }
  const story = await api.finished(person, await create({ max_images: 3 }))
  expect(story.generation_status).toBe('completed')
  expect(story.story_pages[5]).toMatchObject({ has_image: true, image_url: null })
})

test('a picture that crashed the process too often is skipped', async () => {
  const hold = holdAt('page 10')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  image.before = ({ seed }) => (seed.endsWith(':1') ? held : undefined)
  const id = await create({ max_images: 2 })
  await hold.arrival
  delete text.before
  await api.db.pool.query(
    'update story_pages set image_attempts = 12 where story_id = $1 and page_number = 1',
    [id],
  )
  // Like a process that takes over from one that crashed.
  await generateStory(api.generation, id, new AbortController().signal)
  hold.release()
  release()
  const story = await api.finished(person, id)
  expect(story.generation_status).toBe('completed')
  expect(story.story_pages.map((page) => Boolean(page.image_url))).toEqual([...Array(9).fill(false), true])
})

test('a failed request is retried, and nothing stored is generated twice', async () => {
  let failed = false
  text.before = (piece) => {
    if (piece !== 'page 5' || failed) return
    failed = true
    throw new Error('the model hung up')
  }
  const story = await api.finished(person, await create({ max_images: 0 }))
  expect(story.generation_status).toBe('completed')
  expect(text.asked.filter((piece) => piece === 'outline')).toHaveLength(1)
  expect(text.asked.filter((piece) => piece === 'page 3')).toHaveLength(1)
  expect(text.asked.filter((piece) => piece === 'page 5')).toHaveLength(2)
})

test('a page unfit for children is requested again and never stored', async () => {
  let times = 0
  text.says = (page) => {
    if (page.page_number === 3 && ++times === 1) page.content = 'And then the pirate murdered everyone.'
  }
  const story = await api.finished(person, await create({ max_images: 0, page_count: 4 }))
  expect(story.generation_status).toBe('completed')
  expect(text.asked.filter((piece) => piece === 'page 3')).toHaveLength(2)
  expect(JSON.stringify(story)).not.toContain('murdered')
})

test('a model that keeps failing fails the story with a message; a retry generates only what is missing', async () => {
  text.before = (piece) => {
    if (piece === 'page 3') throw new Error('the model hung up')
  }
  const id = await create({ max_images: 0 })
  const failed = await api.finished(person, id)
  expect(failed).toMatchObject({
    generation_status: 'failed',
    generation_error: expect.stringContaining('you can try again'),
  })
  expect(failed.story_pages).toHaveLength(2)
  const hold = holdAt('page 5')
  text.asked.length = 0
  expect((await person.post(`/api/v1/stories/${id}/regenerate`)).status).toBe(202)
  await hold.arrival
  const { body } = await person.get<Story>(`/api/v1/stories/${id}`)
  expect([body.generation_status, body.story_pages.length]).toEqual(['generating', 4])
  hold.release()
  expect((await api.finished(person, id)).story_pages).toHaveLength(10)
  expect(text.asked).not.toContain('outline')
  expect(text.asked).not.toContain('page 1')
})

test('a short database outage does not count as a failure of the model', async () => {
  let away = true
  text.before = (piece) => {
    if (piece !== 'page 2' || !away) return
    away = false
    throw new DatabaseUnavailable(new Error('restarting'))
  }
  const id = await create({ max_images: 0, page_count: 4 })
  expect((await api.finished(person, id)).generation_status).toBe('completed')
  const { rows } = await api.db.pool.query('select attempt, failures from stories where id = $1', [id])
  expect(rows).toEqual([{ attempt: 2, failures: 0 }])
})

test('an attempt that lost its lease writes nothing more', async () => {
  const hold = holdAt('page 2')
  const id = await create({ max_images: 0 })
  await hold.arrival
  delete text.before
  await generateStory(api.generation, id, new AbortController().signal)
  const { rows: before } = await api.db.pool.query(
    'select xmin, page_number from story_pages where story_id = $1',
    [id],
  )
  hold.release()
  await sleep(300)
  const { rows: after } = await api.db.pool.query(
    'select xmin, page_number from story_pages where story_id = $1',
    [id],
  )
  expect(after).toEqual(before)
  expect((await api.finished(person, id)).generation_status).toBe('completed')
})

test('a job whose worker died after its story failed becomes a permanent failure, which admins see', async () => {
  const id = await create({ max_images: 0 })
  await api.finished(person, id)
  await generateStory(api.generation, id, new AbortController().signal)
  await api.db.pool.query(
    `update stories set generation_status = 'failed', generation_error = 'The storyteller is away.' where id = $1`,
    [id],
  )
  const again = generateStory(api.generation, id, new AbortController().signal)
  await expect(again).rejects.toThrow(/The storyteller is away\./)
  await expect(again).rejects.toBeInstanceOf(PermanentFailure)
})

test('the stream reports progress as it is stored, and ends with the story', async () => {
  const hold = holdAt('page 2')
  const id = await create({ max_images: 1, page_count: 4 })
  await hold.arrival
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const response = await fetch(`${address}/api/v1/stories/${id}/events`, {
    headers: { authorization: `Bearer ${person.access_token}` },
  })
  expect(response.headers.get('content-type')).toMatch('text/event-stream')
  hold.release()
  const events = (await response.text())
    .split('\n\n')
    .flatMap((block) => /^data: (.*)$/m.exec(block)?.[1] ?? [])
    .map((data) => JSON.parse(data) as StoryEvent)
  expect(events.at(0)).toMatchObject({ generation_status: 'generating', pages_written: 1 })
  expect(events.at(-1)).toMatchObject({
    generation_status: 'completed',
    generation_progress: 100,
    images_painted: 1,
  })
  const percents = events.map((event) => event.generation_progress)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
})

test('a logout ends the stream, even if changes are more frequent than heartbeats', async () => {
  const leaver = await api.signUp()
  const hold = holdAt('page 2')
  const { id } = (await leaver.post<Story>('/api/v1/stories', { ...aStory, max_images: 0 })).body
  await hold.arrival
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => api.app.listeningOrigin)
  const response = await fetch(`${address}/api/v1/stories/${id}/events`, {
    headers: { authorization: `Bearer ${leaver.access_token}` },
  })
  await leaver.post('/api/v1/auth/logout')
  const later = Date.now() + 15_000
  vi.spyOn(Date, 'now').mockReturnValue(later)
  hold.release()
  const told = await response.text()
  vi.restoreAllMocks()
  expect(told).toContain('"pages_written":1')
  expect(told).not.toContain('completed')
})

test('another person’s story has no progress', async () => {
  const id = await create({ max_images: 0 })
  const stranger = await api.signUp()
  expect((await stranger.get(`/api/v1/stories/${id}/events`)).status).toBe(404)
  expect((await api.nobody.get(`/api/v1/stories/${id}/events`)).status).toBe(401)
  await api.finished(person, id)
})

test('while a picture is painted its page shows a sketch that is served', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  image.before = ({ seed }) => (seed.endsWith(':10') ? held : undefined)
  const id = await create({ max_images: 3 })
  const lastPage = async () => (await person.get<Story>(`/api/v1/stories/${id}`)).body.story_pages[9]
  await expect.poll(async () => (await lastPage())?.sketch_url ?? '').toMatch(/^\/static\/images\//)
  expect((await api.app.inject((await lastPage())?.sketch_url ?? '')).statusCode).toBe(200)
  release()
  await api.finished(person, id)
  expect(await lastPage()).toMatchObject({ sketch_url: null, image_url: expect.stringMatching(/\.webp$/) })
})
