import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false, env: { DAILY_STORIES: '1000' } })
})
afterAll(() => api.close())

const set = async (id: string, values: Record<string, unknown>) => {
  const columns = Object.keys(values).map((column, i) => `${column} = $${i + 2}`)
  const { rowCount } = await api.db.pool.query(`update stories set ${columns.join(', ')} where id = $1`, [
    id,
    ...Object.values(values),
  ])
  expect(rowCount).toBe(1)
}

/** The person's library entry of a story, whatever its state was before. */
async function shelve(person: Person, wish: object, values: Record<string, unknown> = {}): Promise<string> {
  const { body, status } = await person.post<Story>('/api/v1/stories', { ...aStory, ...wish })
  expect(status).toBe(201)
  await set(body.id, { generation_status: 'completed', title: 'Untold', summary: '', ...values })
  return body.id
}

const list = async (person: Person, query: Record<string, string | number> = {}) => {
  const asked = new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]),
  )
  const { status, body } = await person.get<StoryList>(`/api/v1/stories?${asked.toString()}`)
  expect(status).toBe(200)
  return body
}
const titles = async (person: Person, query: Record<string, string | number> = {}) =>
  (await list(person, query)).stories.map(({ title }) => title)

describe('search', () => {
  let person: Person
  const found = async (search: string) => (await titles(person, { search })).toSorted()
  beforeAll(async () => {
    person = await api.signUp()
    const stranger = await api.signUp()
    const bell = { title: '[[hero]] and the Quiet Bell', summary: 'A crème brûlée for [[companion]].' }
    const named = { hero: { name: 'Zoë' }, companion: { name: 'Quillan', kind: 'mouse' } }
    await shelve(person, named, { ...bell, hero_name: 'Zoë', companion_name: 'Quillan' })
    await shelve(
      person,
      { setting: 'under-the-sea', subject: 'whale' },
      { title: 'Half a Whale, 50% Blue', summary: 'Nothing is wasted.' },
    )
    await shelve(person, { theme: 'kindness' }, { title: 'snake_case', summary: 'Straße \\ Łódź' })
    await shelve(stranger, {}, { title: 'A Quiet Bell Elsewhere' })
  })

  const bell = 'Zoë and the Quiet Bell'
  const whale = 'Half a Whale, 50% Blue'
  const snake = 'snake_case'
  test.each<[what: string, search: string, titles: string[]]>([
    ['a part of a word', 'uie', [bell]],
    ['any case', 'QUIET bELL', [bell]],
    ['without accents', 'creme brulee', [bell]],
    ['accents where there are none', 'Quïet', [bell]],
    ['accents that are letters of their own', 'Zoe\u0308', [bell]],
    ['letters without a simple form', 'strasse lodz', [snake]],
    ['the name of the hero as its owner reads it', 'zoe', [bell]],
    ['the name of the companion', 'quill', [bell]],
    ['several words in any order, wherever they stand', 'bell fox creme', [bell]],
    ['not one of several words', 'bell whale', []],
    ['a subject', 'whal', [whale]],
    ['a theme', 'kindn', [snake]],
    ['a setting of several words', 'under the sea', [whale]],
    ['a percent sign as itself', '%', [whale]],
    ['a wide percent sign as itself, too', '\uff05', [whale]],
    ['an underscore as itself', '_', [snake]],
    ['a backslash as itself', '\\', [snake]],
    ['the mark that stands for a name is nothing to find', '[[hero]]', []],
    ['quotes', `'); drop table stories; --"`, []],
    ['spaces alone, which ask for nothing', '  \t ', [bell, whale, snake]],
    ['nothing', '', [bell, whale, snake]],
  ])('%s', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected.toSorted())
  })

  test('is rejected if it is too long', async () => {
    expect((await person.get(`/api/v1/stories?search=${'a'.repeat(201)}`)).status).toBe(422)
    expect(await found('a '.repeat(100))).toHaveLength(3)
  })

  test('finds later edits of the owner', async () => {
    const id = await shelve(person, {}, { title: 'Before', completed_at: new Date() })
    const edit = await person.send('PUT', `/api/v1/stories/${id}`, { title: 'A Porcupine at Noon' })
    expect(edit.status).toBe(200)
    expect(await found('porcup')).toEqual(['A Porcupine at Noon'])
    expect(await found('before')).toEqual([])
    for (const [title, typed] of [
      ['李小龙和月亮', '小龙'],
      ['محمد والقمر', 'القمر'],
      ['अनिका और चाँद', 'अनिका'],
    ] as const) {
      await person.send('PUT', `/api/v1/stories/${id}`, { title })
      expect(await found(typed)).toEqual([title])
    }
    await person.send('PUT', `/api/v1/stories/${id}`, { title: 'A Porcupine at Noon' })
    await person.send('DELETE', `/api/v1/stories/${id}`)
    expect(await found('porcup')).toEqual([])
  })
})

describe('filters', () => {
  let person: Person
  beforeAll(async () => {
    person = await api.signUp()
    const all = [
      ['a', { subject: 'fox', theme: 'courage', setting: 'forest' }, 'completed'],
      ['b', { subject: 'fox', theme: 'courage', setting: 'moon' }, 'failed'],
      ['c', { subject: 'owl', theme: 'courage', setting: 'forest' }, 'completed'],
      ['d', { subject: 'fox', theme: 'sharing', setting: 'forest' }, 'generating_images'],
      ['e', { subject: 'owl', theme: 'sharing', setting: 'moon' }, 'generating'],
      ['f', { subject: 'owl', theme: 'wonder', setting: 'castle' }, 'pending'],
    ] as const
    const ids: Record<string, string> = {}
    for (const [title, wish] of all) ids[title] = await shelve(person, wish, { title })
    for (const [title, , status] of all) await set(ids[title] ?? '', { generation_status: status })
    for (const title of ['a', 'b', 'e']) await person.post(`/api/v1/stories/${ids[title]}/favorite`)
    // Favorites are per person.
    await set(ids['c'] ?? '', { is_public: true, published_at: new Date(), completed_at: new Date() })
    await (await api.signUp()).post(`/api/v1/stories/${ids['c']}/favorite`)
  })

  test.each<[query: string, found: string]>([
    ['subject=fox', 'abd'],
    ['subject=lion', ''],
    ['theme=courage', 'abc'],
    ['setting=forest', 'acd'],
    ['is_favorite=true', 'abe'],
    ['is_favorite=false', 'cdf'],
    ['generation_status=completed', 'ac'],
    ['generation_status=failed', 'b'],
    ['generation_status=generating', 'def'],
    ['generation_status=pending', 'f'],
    ['generation_status=generating_images', 'd'],
    ['subject=fox&theme=courage', 'ab'],
    ['subject=fox&theme=courage&setting=forest', 'a'],
    ['subject=owl&generation_status=generating', 'ef'],
    ['subject=owl&generation_status=generating&is_favorite=true', 'e'],
    ['search=fox&generation_status=failed', 'b'],
    ['search=shar&subject=owl', 'e'],
    ['search=fox&subject=owl', ''],
    [
      'search=fox&subject=fox&theme=courage&setting=moon&is_favorite=true&generation_status=failed&page_size=5',
      'b',
    ],
  ])('%s', async (query, found) => {
    const { body } = await person.get<StoryList>(`/api/v1/stories?sort_by=title&sort_order=asc&${query}`)
    expect(body.stories.map(({ title }) => title).join('')).toBe(found)
    expect(body.total).toBe(found.length)
  })

  test.each([
    'subject=toaster',
    'theme=',
    'setting=Forest',
    'is_favorite=perhaps',
    'generation_status=done',
    'sort_by=owner_id',
    'sort_order=up',
    'page=1.5',
    'page=-1',
    'page_size=0',
    'page_size=101',
    'category=fox',
    'subject=fox&subject=owl',
  ])('%s is rejected', async (query) => {
    const { status, problem } = await person.get(`/api/v1/stories?${query}`)
    expect(status).toBe(422)
    expect(problem.errors?.length).toBeGreaterThan(0)
  })
})

describe('order', () => {
  let person: Person
  beforeAll(async () => {
    person = await api.signUp()
    const day = (date: number) => ({ created_at: new Date(Date.UTC(2025, 0, date)) })
    await shelve(person, {}, { title: 'Émile', ...day(3), view_count: 5, rating_count: 2, rating_sum: 9 })
    await shelve(person, {}, { title: 'dune', ...day(1), view_count: 7, rating_count: 1, rating_sum: 3 })
    await shelve(person, {}, { title: 'Fog', ...day(2), view_count: 0 })
    await shelve(person, {}, { title: 'Ash', ...day(4), view_count: 9, rating_count: 1, rating_sum: 5 })
  })

  test.each([
    ['created_at', 'dune Fog Émile Ash'],
    ['title', 'Ash dune Émile Fog'],
    ['average_rating', 'Fog dune Émile Ash'],
    ['view_count', 'Fog Émile dune Ash'],
  ])('%s, ascending and descending', async (sort, ascending) => {
    const asked = { sort_by: sort, sort_order: 'asc' }
    expect((await titles(person, asked)).join(' ')).toBe(ascending)
    expect((await titles(person, { ...asked, sort_order: 'desc' })).toReversed().join(' ')).toBe(ascending)
  })

  test('newest first by default', async () => {
    expect(await titles(person)).toEqual(['Ash', 'Émile', 'Fog', 'dune'])
  })

  test.each(['created_at', 'title', 'average_rating', 'view_count'])(
    'where %s ties, pages do not overlap, and both ways are each other turned around',
    async (sort) => {
      const tied = await api.signUp()
      const alike = { title: 'Same', created_at: new Date(Date.UTC(2025, 0, 1)) }
      const ids: string[] = []
      for (let i = 0; i < 7; i++) ids.push(await shelve(tied, {}, alike))
      const through = async (order: string) => {
        const pages = await Promise.all(
          [1, 2, 3, 4].map((page) => list(tied, { sort_by: sort, sort_order: order, page, page_size: 2 })),
        )
        return pages.flatMap(({ stories }) => stories.map(({ id }) => id))
      }
      expect(await through('asc')).toEqual(ids)
      expect(await through('desc')).toEqual(ids.toReversed())
    },
  )
})

test('a page has twelve stories, and one past the end is empty', async () => {
  const person = await api.signUp()
  for (let i = 0; i < 13; i++) await shelve(person, {})
  const frame = { page_size: 12, total: 13, total_pages: 2 }
  const first = await list(person)
  expect(first.stories).toHaveLength(12)
  expect(first).toMatchObject({ ...frame, page: 1, has_next: true, has_previous: false })
  const second = await list(person, { page: 2 })
  expect(second.stories).toHaveLength(1)
  expect(second).toMatchObject({ ...frame, page: 2, has_next: false, has_previous: true })
  const past = await list(person, { page: 1_000_000 })
  expect(past).toMatchObject({ ...frame, page: 1_000_000, stories: [], has_next: false, has_previous: true })
  expect(await list(person, { search: 'nowhere' })).toMatchObject({
    stories: [],
    total: 0,
    total_pages: 0,
    has_next: false,
    has_previous: false,
  })
})

describe('by slug', () => {
  test('the same as by id, for its owner only', async () => {
    const owner = await api.signUp()
    const id = await shelve(
      owner,
      {},
      { is_public: true, published_at: new Date(), completed_at: new Date() },
    )
    const { body } = await owner.get<Story>(`/api/v1/stories/${id}`)
    const bySlug = await owner.get<Story>(`/api/v1/stories/slug/${body.slug}`)
    expect([bySlug.status, bySlug.body]).toEqual([200, body])
    const stranger = await api.signUp()
    expect((await stranger.get(`/api/v1/stories/slug/${body.slug}`)).status).toBe(404)
    expect((await owner.get(`/api/v1/stories/slug/${encodeURIComponent("a'/%_b")}`)).status).toBe(404)
    expect((await api.nobody.get(`/api/v1/stories/slug/${body.slug}`)).status).toBe(401)
  })
})

test('another person’s, an unknown and an invalid slug give the same response', async () => {
  const owner = await api.signUp()
  const stranger = await api.signUp()
  const id = await shelve(owner, {}, { completed_at: new Date() })
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', ''],
    ['PUT', '', { title: 'Mine now' }],
    ['DELETE', ''],
    ['POST', '/share'],
    ['DELETE', '/share'],
    ['POST', '/favorite'],
    ['POST', '/regenerate'],
    ['POST', '/regenerate-images'],
    ['POST', '/pages/1/rewrite'],
    ['POST', '/pages/1/redraw'],
    ['GET', '/events'],
    ['GET', '/download?format=pdf'],
  ]
  const absent = ['0197d2a0-0000-7000-8000-000000000000', 'nothing', '%25', 'x'.repeat(90)]
  for (const [method, path, body] of calls) {
    const ask = async (which: string) => {
      const { status, problem } = await stranger.send(method, `/api/v1/stories/${which}${path}`, body)
      expect([method, path, which, status]).toEqual([method, path, which, 404])
      return problem
    }
    const foreign = await ask(id)
    expect([method, path, foreign.message]).toEqual([method, path, 'Story not found'])
    for (const which of absent)
      expect([method, path, which, await ask(which)]).toEqual([method, path, which, foreign])
  }
  expect((await owner.get<Story>(`/api/v1/stories/${id}`)).body.title).toBe('Untold')
})
