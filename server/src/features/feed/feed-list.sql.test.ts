import type { PublicStats } from '@moonpage/contract/feed'
import type { StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  api = await testApi({ worker: false })
  owner = await api.signUp()
})
beforeEach(async () => {
  await api.db.pool.query('delete from stories')
})
afterAll(() => api.close())

type Changes = Parameters<typeof insertStories>[2]
const given = (changes: Changes) => insertStories(api.db, owner.user.id, changes)
const feed = async (query = '', person: Pick<Person, 'get'> = api.nobody) => {
  const { status, body } = await person.get<StoryList>(`/api/v1/public/feed?${query}`)
  expect(status).toBe(200)
  return body
}
const ids = async (query = '') => (await feed(query)).stories.map(({ id }) => id)
const set = (id: string, values: string) =>
  api.db.pool
    .query(`update stories set ${values} where id = $1`, [id])
    .then(({ rowCount }) => expect(rowCount).toBe(1))

/** All pages in order. */
async function throughout(query: string, pageSize: number): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; ; page++) {
    const { stories, has_next } = await feed(`${query}&page=${page}&page_size=${pageSize}`)
    found.push(...stories.map(({ id }) => id))
    if (!has_next) return found
  }
}

test.each([
  ['recent', { published_at: new Date('2026-04-01') }],
  ['popular', { view_count: 5, rating_count: 2, rating_sum: 8 }],
  ['rating', { view_count: 5, rating_count: 2, rating_sum: 8 }],
])('%s: ties are ordered by id, newest first; pages neither repeat nor skip a story', async (sort, alike) => {
  const all = await given(Array.from({ length: 23 }, () => alike))
  expect(await throughout(`sort_by=${sort}`, 4)).toEqual(all.toReversed())
})

test('the three sort orders', async () => {
  const [fifty, one, viewed, unrated] = await given([
    { rating_count: 50, rating_sum: 245, view_count: 60, published_at: new Date('2026-04-01') },
    { rating_count: 1, rating_sum: 5, view_count: 9, published_at: new Date('2026-04-03') },
    { rating_count: 9, rating_sum: 18, view_count: 60, published_at: new Date('2026-04-02') },
    { published_at: new Date('2026-04-04') },
  ])
  expect(await ids('sort_by=recent')).toEqual([unrated, one, viewed, fifty])
  expect(await ids()).toEqual([unrated, one, viewed, fifty])
  expect(await ids('sort_by=popular')).toEqual([fifty, viewed, one, unrated])
  // Fifty ratings of 4.9 before one of 5; unrated before badly rated.
  expect(await ids('sort_by=rating')).toEqual([fifty, one, unrated, viewed])
})

test('ranges by limit and skip, twenty by default, with pagination fields', async () => {
  const all = (await given(Array.from({ length: 25 }, () => ({})))).toReversed()
  const { stories, ...frame } = await feed()
  expect(stories.map(({ id }) => id)).toEqual(all.slice(0, 20))
  expect(frame).toEqual({
    page: 1,
    page_size: 20,
    total: 25,
    total_pages: 2,
    has_next: true,
    has_previous: false,
  })
  expect(await ids('limit=3&skip=22')).toEqual(all.slice(22))
  expect(await feed('page=900000')).toMatchObject({ stories: [], total: 25, has_next: false })
  const older = await api.nobody.get<StoryList>('/api/v1/public?page=2')
  expect(older.body).toEqual(await feed('page=2'))
})

test('ages match if the ranges overlap', async () => {
  const groups = ['3-4', '5-6', '7-8']
  const all = await given(groups.map((age_group) => ({ age_group })))
  const [three, five, seven] = all
  const found: Record<string, (string | undefined)[]> = {
    '0-2': [],
    '3-5': [five, three],
    '6-8': [seven, five],
    '9-12': [],
    '13%2B': [],
    '3-4': [three],
    '5-6': [five],
    '7-8': [seven],
  }
  for (const [age, expected] of Object.entries(found)) {
    const { stories, total } = await feed(`age_group=${age}`)
    expect([age, stories.map(({ id }) => id), total]).toEqual([age, expected, expected.length])
  }
})

test('search finds parts of words, ignoring case and accents; all words must match, also short ones', async () => {
  const [bell, moon, night] = await given([
    { title: 'Émile and the Quiet Bell', summary: 'A 100% snake_case tale\\', theme: 'courage' },
    { title: 'Under the Moon', summary: 'It rings no bell', subject: 'owl', setting: 'under-the-sea' },
    { title: 'Тихая НОЧЬ', summary: 'Σίσυφος' },
  ])
  const found: Record<string, (string | undefined)[]> = {
    bell: [moon, bell],
    QUIET: [bell],
    emile: [bell],
    ÉMI: [bell],
    'bell emile': [bell],
    'emile moon': [],
    ночь: [night],
    ΣΊΣΥΦΟΣ: [night],
    owl: [moon],
    'the sea': [moon],
    be: [moon, bell],
    q: [bell],
    '%': [bell],
    '100%': [bell],
    e_c: [bell],
    ei_e: [],
    'tale\\': [bell],
    '\\': [bell],
    '％': [bell],
    "'": [],
    'b*l': [],
    '   ': [night, moon, bell],
  }
  for (const [words, expected] of Object.entries(found)) {
    const { stories, total } = await feed(`search=${encodeURIComponent(words)}`)
    expect([words, stories.map(({ id }) => id), total]).toEqual([words, expected, expected.length])
  }
  expect(await ids('search=bell&sort_by=popular&theme=courage&subject=fox')).toEqual([bell])
  expect(await ids('search=bell&subject=owl')).toEqual([moon])
  expect(await ids('theme=kindness')).toEqual([])
})

test('a story that was hidden, taken down, made private or deleted is gone with the next request', async () => {
  const [id = ''] = await given([{ title: 'The Velvet Comet', view_count: 7 }])
  const stats = async () => (await api.nobody.get<PublicStats>('/api/v1/public/stats/summary')).body
  const shown = async () => {
    const lists = await Promise.all([
      feed(),
      feed('search=velvet'),
      feed('sort_by=rating'),
      feed('subject=fox&sort_by=popular'),
    ])
    const { total_public_stories, total_views } = await stats()
    const direct = await api.nobody.get(`/api/v1/public/${id}`)
    return [
      ...lists.flatMap(({ stories, total }) => [stories.length, total]),
      total_public_stories,
      total_views / 7,
      direct.status === 200 ? 1 : 0,
    ]
  }
  const all = Array<number>(11).fill(1)
  const none = Array<number>(11).fill(0)
  expect(await shown()).toEqual(all)
  for (const [away, back] of [
    ['hidden_at = now()', 'hidden_at = null'],
    ['taken_down_at = now()', 'taken_down_at = null'],
    ['is_public = false, published_at = null', 'is_public = true, published_at = now()'],
    ['completed_at = null', 'completed_at = now()'],
  ] as const) {
    await set(id, away)
    expect([away, ...(await shown())]).toEqual([away, ...none])
    await set(id, `${back}, view_count = 7`)
    // The reads above must not add views meanwhile.
    expect((await shown()).slice(0, 9)).toEqual(all.slice(0, 9))
  }
  expect((await owner.send('DELETE', `/api/v1/stories/${id}`)).status).toBe(204)
  expect(await shown()).toEqual(none)
})

test('owners see the public copy, marked as theirs', async () => {
  const [id = ''] = await given([
    {
      title: '[[hero]] at Home',
      hero_name: 'Zebedee',
      hero_stand_in: 'Wren',
      summary: 'A day with [[hero]]',
    },
  ])
  const { stories } = await feed('', owner)
  expect(stories).toMatchObject([{ id, title: 'Wren at Home', is_owner: true, owner_id: owner.user.id }])
  const moderator = await api.signUp()
  await api.db.kysely
    .updateTable('accounts')
    .set({ role: 'moderator' })
    .where('id', '=', moderator.user.id)
    .execute()
  for (const [reader, told] of [
    [moderator, owner.user.id],
    [await api.signUp(), null],
  ] as const)
    expect((await feed('', reader)).stories).toMatchObject([{ is_owner: false, owner_id: told }])
  expect(JSON.stringify(stories)).not.toContain('Zebedee')
  expect(await ids('search=zebedee')).toEqual([])
  expect(await ids('search=wren')).toEqual([id])
  await set(id, 'include_names = true')
  expect(await ids('search=zebedee')).toEqual([id])
  expect(await ids('search=wren')).toEqual([])
})

test('invalid queries are rejected', async () => {
  for (const query of [
    'sort_by=best',
    'age_group=4-5',
    'subject=table',
    'page=0',
    'page_size=101',
    'owner=x',
  ])
    for (const path of ['/api/v1/public/feed', '/api/v1/public'])
      expect((await api.nobody.get(`${path}?${query}`)).status).toBe(422)
  expect((await api.nobody.get(`/api/v1/public/feed?search=${'x'.repeat(201)}`)).status).toBe(422)
})

test('totals of stories, views and ratings and the most liked categories', async () => {
  const stats = async () => (await api.nobody.get<PublicStats>('/api/v1/public/stats/summary')).body
  expect(await stats()).toEqual({
    total_public_stories: 0,
    total_views: 0,
    overall_average_rating: 0,
    highly_rated_stories: 0,
  })
  await given([
    { view_count: 3, rating_count: 2, rating_sum: 8 },
    { view_count: 4, rating_count: 3, rating_sum: 11 },
    { view_count: 100, rating_count: 9, rating_sum: 45, is_public: false, published_at: null },
    {},
  ])
  expect(await stats()).toEqual({
    total_public_stories: 3,
    total_views: 7,
    overall_average_rating: 19 / 5,
    highly_rated_stories: 1,
  })
})
