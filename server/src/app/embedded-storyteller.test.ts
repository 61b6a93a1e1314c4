import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  consideredTales,
  HistoryChanged,
  readToldTales,
  storeToldTale,
} from '../features/generation/told-tales.ts'
import type { ImageScript } from '../infra/image-model/scripted.ts'
import { recordPlans } from './testing-plans.ts'
import { aStory, testApi, type Person } from './testing.ts'

const image: ImageScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ text: 'embedded', image })
})
afterEach(() => {
  delete image.before
})
afterAll(() => api.close())

/** There are at least three tales for this wish. */
const wish = {
  ...aStory,
  max_images: 0,
  hero: { name: 'Silas', pronouns: 'he' },
  companion: { name: 'Jules', kind: 'owl', pronouns: 'she' },
}
const create = async (person: Person, change: object = {}) =>
  (await person.post<Story>('/api/v1/stories', { ...wish, ...change })).body.id

const talesOf = async ({ user }: Person) => (await readToldTales(api.db.kysely, user.id)).history.tales
const idsOf = async (person: Person) => (await talesOf(person)).map(({ tale }) => tale)

test('a family gets another tale with each story, also after it deleted one or regenerates one', async () => {
  const person = await api.signUp()
  const first = await create(person)
  await api.finished(person, first)
  await person.send('DELETE', `/api/v1/stories/${first}`)
  const second = await create(person)
  const book = await api.finished(person, second)
  expect((await person.post(`/api/v1/stories/${second}/regenerate`)).status).toBe(202)
  const again = await api.finished(person, second)
  const tales = await idsOf(person)
  expect([tales.length, new Set(tales).size]).toEqual([3, 3])
  expect(again.title).not.toBe(book.title)
  expect(await idsOf(await api.signUp())).toEqual([])
})

test('two stories at once are not the same tale: whoever stores second plans again', async () => {
  const person = await api.signUp()
  const ids = [await create(person), await create(person)]
  for (const id of ids) await api.finished(person, id)
  expect(new Set(await idsOf(person)).size).toBe(2)

  const tale = { ...(await talesOf(person))[0]!, hero: 'fox' } as Parameters<typeof storeToldTale>[2]
  const store = (newest: number) =>
    api.db.kysely.transaction().execute((tx) => storeToldTale(tx, person.user.id, tale, newest))
  await store(2)
  await expect(store(2)).rejects.toThrow(HistoryChanged)
  expect(await idsOf(person)).toHaveLength(3)
})

test('a job that runs again continues with the tale that was stored', async () => {
  const person = await api.signUp()
  let isDown = true
  image.before = () => {
    if (isDown) throw new Error('out of paint')
  }
  const id = await create(person, { max_images: 1 })
  const { title } = await api.finished(person, id)
  isDown = false
  await person.post(`/api/v1/stories/${id}/regenerate-images`)
  const book = await api.finished(person, id)
  expect([book.title, book.generation_status, (await idsOf(person)).length]).toEqual([title, 'completed', 1])
})

test('a story that an older version planned and did not finish is planned anew, as a whole', async () => {
  const person = await api.signUp()
  const id = await create(person, { max_images: 1 })
  await api.finished(person, id)
  await api.db.pool.query(
    `update stories set generation_status = 'failed', completed_at = null, text_reviewed = false,
       outline = outline - 'tale' || '{"choices": {}}' where id = $1`,
    [id],
  )
  await api.db.pool.query(
    `update story_pages set content = 'An older page.' where story_id = $1 and page_number < 5`,
    [id],
  )
  await api.db.pool.query('delete from story_pages where story_id = $1 and page_number > 5', [id])
  expect((await person.post(`/api/v1/stories/${id}/regenerate`)).status).toBe(202)
  const book = await api.finished(person, id)
  expect([book.generation_status, book.story_pages.length]).toEqual(['completed', 10])
  expect(JSON.stringify(book.story_pages)).not.toContain('An older page')
})

test('what a family had is found by its index, and no more is kept than is considered', async () => {
  const person = await api.signUp()
  await api.db.pool.query(
    `insert into told_tales select id, n, 'loud', 'wide', 'a' from accounts, generate_series(1, 3000) n
     on conflict do nothing`,
  )
  await api.db.pool.query('analyze told_tales')
  const heard = recordPlans(api.db.pool)
  const { newest, history } = await readToldTales(api.db.kysely, person.user.id)
  expect([newest, history.tales.length]).toEqual([3000, consideredTales])
  const plan = heard.find(({ sql }) => sql.includes('told_tales'))?.plan
  expect(plan).toContain('Index Scan Backward using told_tales_pkey')
  const tale = { ...history.tales[0]!, hero: 'fox' } as Parameters<typeof storeToldTale>[2]
  await api.db.kysely.transaction().execute((tx) => storeToldTale(tx, person.user.id, tale, newest))
  const { rows: kept } = await api.db.pool.query<{ least: number }>(
    'select min(number) as least from told_tales where account_id = $1',
    [person.user.id],
  )
  expect(kept[0]?.least).toBe(3001 - consideredTales + 1)
  await api.db.pool.query('delete from told_tales')
})

test('a page is not rewritten alone: the whole story is offered; edits and pictures go on', async () => {
  const person = await api.signUp()
  const id = await create(person, { max_images: 1 })
  const book = await api.finished(person, id)
  expect(book).not.toHaveProperty('rewrites_pages')
  const refused = await person.post(`/api/v1/stories/${id}/pages/1/rewrite`)
  expect([refused.status, refused.problem.code]).toEqual([409, 'whole_story_only'])
  expect((await person.post(`/api/v1/stories/${id}/pages/99/rewrite`)).status).toBe(404)

  const edited = { story_pages: [{ page_number: 2, content: 'Silas’s tail said: Jules.' }] }
  expect((await person.send('PUT', `/api/v1/stories/${id}`, edited)).status).toBe(200)
  expect((await person.post(`/api/v1/stories/${id}/pages/1/redraw`)).status).toBe(202)
  const redrawn = await api.finished(person, id)
  expect(redrawn.story_pages[1]?.content).toBe('Silas’s tail said: Jules.')
  expect(redrawn.story_pages[0]?.content).toBe(book.story_pages[0]?.content)
  expect(redrawn.story_pages[0]?.image_url).not.toBe(book.story_pages[0]?.image_url)
})

test('the family reads the given names, strangers other ones, and neither a placeholder', async () => {
  const person = await api.signUp()
  const id = await create(person, { max_images: 3 })
  const book = await api.finished(person, id)
  expect(JSON.stringify(book.story_pages)).toContain('Silas')
  expect(JSON.stringify(book.story_pages)).toContain('Jules')
  const { rows } = await api.db.pool.query<{ stored: string }>(
    `select title || summary || outline::text || (select string_agg(content || image_alt || scene::text, '')
      from story_pages where story_id = stories.id) as stored from stories where id = $1`,
    [id],
  )
  expect(rows[0]?.stored.replace(/"names":\s*\{[^}]*\}/, '')).not.toMatch(/Silas|Jules/)
  expect((await person.post(`/api/v1/public/${id}/share`)).status).toBe(200)
  const { body: copy } = await api.nobody.get<Story>(`/api/v1/public/${id}`)
  const { body: feed } = await api.nobody.get<StoryList>('/api/v1/public')
  expect(JSON.stringify([copy, feed])).not.toMatch(/Silas|Jules|\[\[|\]\]/)
  expect(JSON.stringify(book)).not.toMatch(/\[\[|\]\]/)
})
