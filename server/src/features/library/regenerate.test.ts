import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { ImageScript } from '../../infra/image-model/scripted.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'

const text: TextScript = { asked: [] }
const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  api = await testApi({ text, image })
  owner = await api.signUp()
})
afterEach(() => {
  delete text.before
  delete text.says
  delete image.before
})
afterAll(() => api.close())

async function aBook(change: object = {}): Promise<Story> {
  const { body } = await owner.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 2,
    ...change,
  })
  const book = await api.finished(owner, body.id)
  text.asked.length = image.asked.length = 0
  return book
}

const again = (id: string, what: string) => owner.post<Story>(`/api/v1/stories/${id}/${what}`)
const read = async (id: string) => (await owner.get<Story>(`/api/v1/stories/${id}`)).body
const words = ({ story_pages: pages }: Story) => pages.map(({ content }) => content)
const pictures = ({ story_pages: pages }: Story) => pages.map((page) => page.image_url)
const isServed = async (url: string) => (await api.app.inject(url)).statusCode === 200

/** Blocks the models until released, and sets what they write. */
function hold() {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  text.before = () => held
  image.before = () => held
  return { release }
}

test('during regeneration the family and others read the old version', async () => {
  const book = await aBook()
  await owner.post(`/api/v1/public/${book.id}/share`)
  text.says = (page) => {
    page.content = `New. ${page.content}`
  }
  const { release } = hold()
  const begun = await again(book.id, 'regenerate')
  expect([begun.status, begun.body.generation_status]).toEqual([202, 'pending'])
  expect(words(begun.body)).toEqual(words(book))
  expect((await again(book.id, 'regenerate')).status).toBe(409)
  expect((await again(book.id, 'regenerate-images')).status).toBe(409)
  const edit = await owner.send('PUT', `/api/v1/stories/${book.id}`, { title: 'Mine' })
  expect([edit.status, edit.problem.code]).toEqual([409, 'still_being_made'])
  const stranger = async () =>
    (await api.nobody.get<StoryList>('/api/v1/public')).body.stories.find(({ id }) => id === book.id)
  expect(await stranger()).toMatchObject({ generation_status: 'completed', generation_progress: 100 })
  release()
  const told = await api.finished(owner, book.id)
  expect(words(told).every((content) => content.startsWith('New. '))).toBe(true)
  expect(told.slug).toBe(book.slug)
  expect(pictures(told)[0]).not.toBe(pictures(book)[0])
  expect(await isServed(pictures(told)[0] ?? '')).toBe(true)
  await expect.poll(() => isServed(pictures(book)[0] ?? '')).toBe(false)
})

test('a failed regeneration leaves the story unchanged, and can be continued', async () => {
  const book = await aBook()
  text.before = (piece) => {
    if (piece === 'page 3') throw new Error('out of ink')
  }
  await again(book.id, 'regenerate')
  const kept = await api.finished(owner, book.id)
  expect(kept).toMatchObject({
    generation_status: 'completed',
    generation_progress: 100,
    generation_error: expect.stringContaining('Your story hasn’t changed'),
  })
  expect([words(kept), pictures(kept)]).toEqual([words(book), pictures(book)])
  delete text.before
  text.asked.length = 0
  await again(book.id, 'regenerate')
  expect((await api.finished(owner, book.id)).generation_error).toBeNull()
  expect(text.asked).toEqual(['page 3', 'page 4'])
})

test('missing pictures are painted and no others; if none is missing, all are regenerated', async () => {
  image.before = ({ seed }) => {
    if (seed.endsWith(':4')) throw new Error('out of paint')
  }
  const book = await aBook()
  expect(pictures(book).map(Boolean)).toEqual([true, false, false, false])
  delete image.before
  expect((await again(book.id, 'regenerate-images')).status).toBe(202)
  const mended = await api.finished(owner, book.id)
  expect(image.asked).toHaveLength(1)
  expect(pictures(mended)).toEqual([pictures(book)[0], null, null, expect.any(String)])

  await again(book.id, 'regenerate-images')
  const repainted = await api.finished(owner, book.id)
  expect(words(repainted)).toEqual(words(book))
  expect(pictures(repainted)[0]).not.toBe(pictures(mended)[0])
  expect(pictures(repainted)[3]).not.toBe(pictures(mended)[3])
  const plain = await aBook({ max_images: 0 })
  const refused = await again(plain.id, 'regenerate-images')
  expect([refused.status, refused.problem.code]).toEqual([409, 'no_images'])
})

test('one page’s text is regenerated, and keeps a picture that still fits', async () => {
  const book = await aBook()
  expect((await again(book.id, 'pages/1/rewrite')).status).toBe(202)
  const told = await api.finished(owner, book.id)
  expect(words(told)).toEqual([expect.stringContaining('told again'), ...words(book).slice(1)])
  expect(pictures(told)).toEqual(pictures(book))
  expect([text.asked, image.asked]).toEqual([['page 1'], []])
  expect((await again(book.id, 'pages/9/rewrite')).status).toBe(404)
  expect((await again(book.id, 'pages/0/rewrite')).status).toBe(422)
})

test('one page’s picture is regenerated', async () => {
  const book = await aBook()
  expect((await again(book.id, 'pages/4/redraw')).status).toBe(202)
  const painted = await api.finished(owner, book.id)
  expect(words(painted)).toEqual(words(book))
  expect(pictures(painted).slice(0, 3)).toEqual(pictures(book).slice(0, 3))
  expect(pictures(painted)[3]).not.toBe(pictures(book)[3])
  expect(image.asked).toHaveLength(1)
  const refused = await again(book.id, 'pages/2/redraw')
  expect([refused.status, refused.problem.code]).toEqual([409, 'no_image'])
})

test('regenerations count for the daily quota; ten pages count as one story', async () => {
  const api2 = await testApi({ env: { DAILY_STORIES: '2' } })
  try {
    const person = await api2.signUp()
    const { body } = await person.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 0 })
    await api2.finished(person, body.id)
    for (let page = 0; page < 10; page++) {
      expect((await person.post(`/api/v1/stories/${body.id}/pages/1/rewrite`)).status).toBe(202)
      await api2.finished(person, body.id)
    }
    const { status, problem } = await person.post(`/api/v1/stories/${body.id}/regenerate`)
    expect([status, problem.code]).toEqual([429, 'daily_allowance_used'])
  } finally {
    await api2.close()
  }
})

test('a story deleted during generation leaves nothing behind', async () => {
  const { release } = hold()
  const { body } = await owner.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 2 })
  expect((await owner.send('DELETE', `/api/v1/stories/${body.id}`)).status).toBe(204)
  release()
  expect((await owner.get(`/api/v1/stories/${body.id}`)).status).toBe(404)
  for (const table of ['story_pages', 'story_drafts', 'draft_pages', 'notifications']) {
    const { rows } = await api.db.pool.query(`select * from ${table} where story_id = $1`, [body.id])
    expect(rows, table).toEqual([])
  }
  const { rows } = await api.db.pool.query(`select 1 from pgboss.job where data ->> 'story_id' = $1`, [
    body.id,
  ])
  expect(rows).toEqual([])
})

test('deleting a book during regeneration removes the pictures of both versions', async () => {
  const book = await aBook()
  const painting = new Promise<void>((reached) => {
    image.before = async ({ seed }) => {
      if (seed.endsWith(':4')) {
        reached()
        await new Promise(() => {})
      }
    }
  })
  await again(book.id, 'regenerate')
  await painting
  const readDrafted = async () =>
    (
      await api.db.pool.query<{ image_key: string }>(
        'select image_key from draft_pages where story_id = $1 and image_key is not null',
        [book.id],
      )
    ).rows.map(({ image_key }) => `/static/images/${image_key}-960.webp`)
  await expect.poll(readDrafted).toHaveLength(1)
  const drafted = await readDrafted()
  expect(await isServed(drafted[0] ?? '')).toBe(true)
  await owner.send('DELETE', `/api/v1/stories/${book.id}`)
  for (const url of [...drafted, pictures(book)[0] ?? '']) await expect.poll(() => isServed(url)).toBe(false)
})

test('text edited by hand gets placeholders for names, and passes the check', async () => {
  const book = await aBook({ hero: { name: 'Will' }, companion: { name: 'Willa', kind: 'mouse' } })
  const edit = (body: object) => owner.send<Story>('PUT', `/api/v1/stories/${book.id}`, body)
  const { status, body } = await edit({
    title: 'Will and Willa',
    story_pages: [{ page_number: 2, content: 'I will wait, said Will. Willa’s tail said: Willing.' }],
  })
  expect(status).toBe(200)
  expect([body.title, words(body)[1]]).toEqual([
    'Will and Willa',
    'I will wait, said Will. Willa’s tail said: Willing.',
  ])
  await owner.post(`/api/v1/public/${book.id}/share`)
  const { body: feed } = await api.nobody.get<StoryList>('/api/v1/public')
  expect(feed.stories.find(({ id }) => id === book.id)?.title).not.toMatch(/Will/)
  const { rows } = await api.db.pool.query<{ content: string }>(
    'select content from story_pages where story_id = $1 and page_number = 2',
    [book.id],
  )
  expect(rows[0]?.content).toBe('I will wait, said [[hero]]. [[companion]]’s tail said: Willing.')
  for (const title of ['A fucking story', 'f u c k', 'f.u.c.k', 'fu\u00ADck', 'f\u200Buck', 'fuсk', 'sh1t']) {
    const unfit = await edit({ title })
    expect([unfit.status, unfit.problem.code, unfit.problem.errors?.[0]?.field]).toEqual([
      422,
      'unfit_words',
      'title',
    ])
  }
  expect((await edit({ story_pages: [{ page_number: 9, content: 'No.' }] })).status).toBe(422)
  expect((await edit({})).status).toBe(422)
  expect((await edit({ title: ' ' })).status).toBe(422)
  expect((await read(book.id)).title).toBe('Will and Willa')
})
