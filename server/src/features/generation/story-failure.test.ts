import type { Story, StoryEvent, StoryList } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { PaintRequest } from '../../infra/image-model/image-model.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import { ProviderError, type ProviderErrorKind } from '../../infra/models/provider-error.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { storyProgress } from './story-updates.ts'

// Stories during provider outages and refusals.

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

const create = async (change: object = {}) =>
  (await person.post<Story>('/api/v1/stories', { ...aStory, ...change })).body.id
const pageOf = ({ seed }: PaintRequest) => Number(seed.split(':')[1])
const paintedPages = () => image.asked.map((seed) => Number(seed.split(':')[1]))
const progress = async (id: string) => (await storyProgress(api.db, person.user.id, id)) as StoryEvent
const away = (kind: ProviderErrorKind) => new ProviderError(kind)

test('a page that is unfit for children twice in a row fails the story at once, with a kind message', async () => {
  text.says = (page) => {
    if (page.page_number === 3) page.content = 'And then the pirate murdered everyone.'
  }
  const id = await create({ max_images: 0, page_count: 4 })
  const story = await api.finished(person, id)
  expect(story.generation_status).toBe('failed')
  expect(story.generation_error).toMatch(/^We couldn’t find the right words for this story\./)
  expect(text.asked.filter((piece) => piece === 'page 3')).toHaveLength(2)
  expect(text.asked.filter((piece) => piece === 'page 2')).toHaveLength(1)
  expect(JSON.stringify(story)).not.toContain('murdered')
})

const jobOf = async (id: string) =>
  (
    await api.db.pool.query<{ state: string; retry_count: number; output: { message: string } | null }>(
      `select state, retry_count, output from pgboss.job where data ->> 'story_id' = $1`,
      [id],
    )
  ).rows[0]

test.each(['wrong-key', 'no-credit', 'no-such-model'] as const)(
  'a painter that is closed (%s) keeps no book from its reader: what is missing is painted when asked for',
  async (kind) => {
    image.before = () => {
      throw away(kind)
    }
    const id = await create({ max_images: 3, page_count: 4 })
    const story = await api.finished(person, id)
    expect(story).toMatchObject({
      generation_status: 'completed',
      generation_error: null,
      missing_images: 3,
    })
    expect(story.story_pages).toHaveLength(4)
    const { body } = await person.get<StoryList>('/api/v1/stories')
    expect(body.stories[0]).toMatchObject({ id, missing_images: 3 })
    await expect.poll(async () => (await jobOf(id))?.state).toBe('completed')
    delete image.before
    text.asked.length = 0
    expect((await person.post(`/api/v1/stories/${id}/regenerate-images`)).status).toBe(202)
    const whole = await api.finished(person, id)
    expect(whole.story_pages.filter((page) => page.image_url)).toHaveLength(3)
    expect(whole.missing_images).toBeUndefined()
    expect(text.asked).toEqual([])

    // A draft without pictures does not replace a version that has them.
    image.before = () => {
      throw away(kind)
    }
    expect((await person.post(`/api/v1/stories/${id}/regenerate-images`)).status).toBe(202)
    const kept = await api.finished(person, id)
    expect(kept.story_pages).toEqual(whole.story_pages)
    expect(kept.generation_error).toMatch(/^We couldn’t finish the new version\./)
  },
)

/** Moves the first failure fifteen minutes into the past. */
const letTimePass = (id: string) =>
  api.db.pool.query(`update stories set failing_since = now() - interval '16 minutes' where id = $1`, [id])
const rowOf = async (id: string) =>
  (await api.db.pool.query('select failures, failing_since from stories where id = $1', [id])).rows[0]

test('during an outage the story stays in progress and continues by itself', async () => {
  let isAway = true
  text.before = (piece) => {
    if (piece === 'page 2' && isAway) throw away('unreachable')
  }
  const id = await create({ max_images: 1, page_count: 4 })
  await expect.poll(() => text.asked.filter((piece) => piece === 'page 2').length).toBe(2)
  expect((await progress(id)).generation_status).toBe('generating')
  // Not counted as a failure of the model, of which three would be permanent.
  await expect.poll(() => rowOf(id)).toMatchObject({ failures: 0, failing_since: expect.any(Date) })
  isAway = false
  expect((await api.finished(person, id)).generation_status).toBe('completed')
  expect(await rowOf(id)).toMatchObject({ failures: 0, failing_since: null })
  expect(paintedPages()).toEqual([1])
})

test('after fifteen minutes of outage the story fails with a message', async () => {
  text.before = (piece) => {
    if (piece === 'page 2') throw away('circuit-open')
  }
  const id = await create({ max_images: 0, page_count: 4 })
  await expect.poll(async () => (await rowOf(id)).failing_since).toEqual(expect.any(Date))
  await letTimePass(id)
  expect(await api.finished(person, id)).toMatchObject({
    generation_status: 'failed',
    generation_error: expect.stringMatching(/^We couldn’t reach the story service\./),
  })
})

test('a permanent failure of the image model does not withhold the book', async () => {
  image.before = (request) => {
    if (pageOf(request) === 4) throw away('broken')
  }
  const some = await create({ max_images: 2, page_count: 4 })
  await expect.poll(async () => (await rowOf(some)).failing_since).toEqual(expect.any(Date))
  await letTimePass(some)
  const story = await api.finished(person, some)
  expect(story.generation_status).toBe('completed')
  expect(story.story_pages.map((page) => Boolean(page.image_url))).toEqual([true, false, false, false])

  image.before = () => {
    throw away('broken')
  }
  const none = await create({ max_images: 2, page_count: 4 })
  await expect.poll(async () => (await rowOf(none)).failing_since).toEqual(expect.any(Date))
  await letTimePass(none)
  expect(await api.finished(person, none)).toMatchObject({
    generation_status: 'completed',
    missing_images: 2,
  })
  // Failures that are not the page's do not count against it.
  const { rows } = await api.db.pool.query(
    'select max(image_attempts) as most from story_pages where story_id = $1',
    [none],
  )
  expect(rows[0].most).toBeLessThanOrEqual(1)
})

test('a filtered picture leaves its page without one, and the story completes', async () => {
  image.before = (request) => {
    if (pageOf(request) === 1) throw away('filtered')
  }
  const story = await api.finished(person, await create({ max_images: 2, page_count: 4 }))
  expect(story.generation_status).toBe('completed')
  expect(story.story_pages.map((page) => Boolean(page.image_url))).toEqual([false, false, false, true])
  expect(story.missing_images).toBe(1)
})

test('waiting for a provider is shown after ten seconds, and only while it lasts', async () => {
  const held = Promise.withResolvers<void>()
  text.before = (piece) => (piece === 'outline' ? held.promise : undefined)
  const id = await create({ max_images: 0, page_count: 4 })
  await expect.poll(() => text.asked).toEqual(['outline'])
  const read = async () => (await person.get<Story>(`/api/v1/stories/${id}`)).body
  const failFor = (seconds: number) =>
    api.db.pool.query(
      'update stories set failing_since = now() - make_interval(secs => $2) where id = $1 returning failing_since',
      [id, seconds],
    )
  expect((await read()).waiting_since).toBeUndefined()
  const { rows } = await failFor(9)
  expect((await read()).waiting_since).toBeUndefined()
  const since = (rows[0] as { failing_since: Date }).failing_since.toISOString()

  // Shown although no further event occurs.
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' }).catch(() => api.app.listeningOrigin)
  const stream = await fetch(`${address}/api/v1/stories/${id}/events`, {
    headers: { authorization: `Bearer ${person.access_token}` },
  })
  let told = ''
  for await (const chunk of stream.body ?? []) {
    told += Buffer.from(chunk).toString()
    if (told.includes('waiting_since')) break
  }
  expect(told).toContain(`"waiting_since":"${since}"`)
  expect(await read()).toMatchObject({ generation_status: 'pending', waiting_since: since })
  const stranger = await api.signUp()
  expect((await stranger.get(`/api/v1/stories/${id}`)).status).toBe(404)
  held.resolve()
  expect((await api.finished(person, id)).waiting_since).toBeUndefined()
})
