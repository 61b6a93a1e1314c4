import { tellBooks } from '../../../scripts/many-stories/books.ts'
import { seedStories } from '../../../scripts/many-stories/seed-stories.ts'
import { hashKey } from '../core/accounts/keys/secret-key.ts'
import { runFeedMaintenance } from '../features/feed/run-feed-maintenance.ts'
import { recordPlans, type RecordedPlan } from './testing-plans.ts'
import { builtPage, testApi, type Person } from './testing.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const isNight = Boolean(process.env['NIGHTLY'])
/** Enough rows that the planner avoids sequential scans. */
const stories = isNight ? 16_000 : 8_000
/** For tables that grow with the stories: sequential scans, and full scans of indexes that no list reads in order. */
const whole =
  /Seq Scan on (stories|story_pages|child_stories|collection_stories|readings|reading_places|ratings|story_views|favorites|notifications)\b|using (stories_by_kind|stories_findable|stories_pkey) .*\n(?!\s+Index Cond)/

let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
let heard: RecordedPlan[]
beforeAll(async () => {
  api = await testApi({
    worker: false,
    web: builtPage,
  })
  admin = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin' where id = $1`, [admin.user.id])
  const client = await api.db.pool.connect()
  await seedStories(client, { stories, books: tellBooks(30), owner: admin.user.id, owned: 200 })
  client.release(true)
  // Eight children, seven of them with books: the eighth is offered what was made for nobody.
  await api.db.pool.query(
    `insert into children (id, family_id, name) select gen_random_uuid(), $1, 'Mila' from generate_series(1, 8)`,
    [admin.user.id],
  )
  await api.db.pool.query(
    `insert into child_stories (child_id, story_id)
     select child.id, stories.id from stories join
       (select id, row_number() over (order by id) as number from children) as child
       on child.number = 1 + abs(hashtext(stories.id::text)) % 7`,
  )
  await api.db.pool.query('analyze children, child_stories')
  // Five years of evenings, and where each child stopped in each book.
  await api.db.pool.query(
    `insert into readings (family_id, story_id, child_id, account_id, day, read_at)
     select $1, story_id, child_id, $1, current_date - evening, now() - make_interval(days => evening)
     from (select *, (row_number() over () % (5 * 365))::int as evening from child_stories) as book`,
    [admin.user.id],
  )
  await api.db.pool.query(
    `insert into reading_places (story_id, child_id, page_number, is_finished, turned_at)
     select story_id, child_id, 2, abs(hashtext(story_id::text)) % 3 > 0, now() from child_stories`,
  )
  await api.db.pool.query('analyze readings, reading_places')
  // Fifty collections of forty books, with a link each.
  await api.db.pool.query(
    `insert into collections (id, family_id, name) select gen_random_uuid(), $1, 'For the train' from generate_series(1, 50)`,
    [admin.user.id],
  )
  await api.db.pool.query(
    `insert into collection_stories (collection_id, story_id, position)
     select collections.id, books.id, 1 from collections cross join lateral
       (select id from stories where owner_id = $1 order by md5(stories.id::text || collections.id) limit 40) as books`,
    [admin.user.id],
  )
  await api.db.pool.query(
    `insert into collection_links (collection_id, token, include_names, include_recordings, expires_at)
     select id, id::text, true, false, now() + interval '1 day' from collections`,
  )
  await api.db.pool.query('analyze collections, collection_stories, collection_links')
  await api.db.pool.query(
    `insert into catalog_keys (id, account_id, name, secret_hash) values (gen_random_uuid(), $1, 'Kobo', $2)`,
    [admin.user.id, hashKey(catalogKey)],
  )
  await runFeedMaintenance(api.db.kysely, { interval: 1000 })
  heard = recordPlans(api.db.pool)
}, 120_000)
afterAll(() => api.close())

const sorts = ['recent', 'popular', 'rating']
const filters = [
  'subject=owl',
  'theme=patience',
  'age_group=6-8',
  'subject=fox&theme=courage',
  'subject=pirate&theme=belonging&age_group=7-8',
]
const searches = [
  'the',
  'lantern',
  'xyzzyx',
  'th',
  'zq',
  '%25',
  '🦊',
  'ночь',
  'moon and star',
  'fox&subject=fairy',
]

const catalogKey = 'k'.repeat(32)
const catalog = `/opds/key/${catalogKey}`

const feed = (query: string) => `/api/v1/public/feed?${query}`
const lists: Record<string, string[]> = {
  'the feed': sorts.flatMap((sort) =>
    ['', ...filters].flatMap((filter) =>
      [1, 3, 40, 600].map((page) => feed(`sort_by=${sort}&${filter}&page=${page}`)),
    ),
  ),
  'a search of the feed': sorts.flatMap((sort) =>
    searches.flatMap((words) => [1, 9].map((page) => feed(`sort_by=${sort}&page=${page}&search=${words}`))),
  ),
  'the dashboard': ['created_at', 'title', 'average_rating', 'view_count']
    .flatMap((sort) => ['asc', 'desc'].map((order) => `sort_by=${sort}&sort_order=${order}`))
    .concat(
      'search=moon',
      'subject=fox',
      'is_favorite=true',
      'is_favorite=false',
      'generation_status=generating',
      'page=80',
    )
    .map((query) => `/api/v1/stories?${query}`),
  favourites: ['', 'include_own_stories=true', 'page=40'].map(
    (query) => `/api/v1/stories/favorites?${query}`,
  ),
  tonight: ['/api/v1/tonight'],
  'a month of readings': ['', '?month=2024-02', '?month=2000-01'].map((query) => `/api/v1/readings${query}`),
  collections: ['', '?story_id=0190b0a0-0000-7000-8000-000000000000'].map(
    (query) => `/api/v1/collections${query}`,
  ),
  'the catalog of reading apps': [
    '',
    '/books',
    '/books?page=7',
    '/v2/favorites',
    '/favorites?page=9',
    '/collections',
    '/public',
    '/public?page=40',
    '/v2/public?page=500',
    '/search?query=moon',
    '/search?query=xyzzyx&page=2',
  ].map((path) => catalog + path),
  'what a person is told': ['/api/v1/notifications', '/api/v1/ratings/my-ratings'],
  'what moderators and admins see': [
    '/api/v1/admin/moderation/stories',
    '/api/v1/admin/users',
    '/api/v1/admin/users?search=wil',
    '/api/v1/admin/stats',
    '/api/v1/admin/audit',
  ],
  'what search engines see': [
    '/sitemap.xml',
    '/sitemap-1.xml',
    `/sitemap-${isNight ? 3 : 2}.xml`,
    '/public',
    '/public?page=300',
  ],
}

const broken = () => heard.filter(({ plan }) => whole.test(plan)).map(({ sql, plan }) => `${sql}\n${plan}`)

test.each(Object.entries(lists))('%s scans no table', async (_what, urls) => {
  heard.length = 0
  for (const url of urls) expect([url, (await admin.get(url)).status]).toEqual([url, 200])
  expect(heard.length).toBeGreaterThanOrEqual(urls.length)
  expect(broken()).toEqual([])
})

test('nor does a story, with its pages, ratings and view', async () => {
  const { rows } = await api.db.pool.query(
    'select id from stories where is_public and rating_count > 3 limit 1',
  )
  const { id } = rows[0] as { id: string }
  heard.length = 0
  for (const url of [
    `/api/v1/public/${id}`,
    `/api/v1/ratings/story/${id}/ratings`,
    `/public/story/${id}/page/1`,
  ])
    expect([url, (await api.nobody.get(url)).status]).toEqual([url, 200])
  expect(heard.length).toBeGreaterThan(3)
  expect(broken()).toEqual([])
})

test('nor does a collection, for its family and for people with its link', async () => {
  const { rows } = await api.db.pool.query(
    `select collection_id as id, token, story_id from collection_links join collection_stories using (collection_id) limit 1`,
  )
  const { id, token, story_id } = rows[0] as { id: string; token: string; story_id: string }
  heard.length = 0
  for (const url of [
    `/api/v1/collections/${id}`,
    `${catalog}/collections/${id}`,
    `/api/v1/collections/shared/${token}`,
    `/api/v1/stories/shared/${token}.${story_id}`,
  ])
    expect([url, (await admin.get(url)).status]).toEqual([url, 200])
  expect(heard.length).toBeGreaterThan(4)
  expect(broken()).toEqual([])
})

test('a list without its index is detected', async () => {
  heard.length = 0
  await api.db.pool.query('drop index stories_by_recency')
  await api.nobody.get(feed('sort_by=recent&limit=17'))
  expect(broken()).not.toEqual([])
})
