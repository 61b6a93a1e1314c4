import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { initialData } from '../../app/initial-data.ts'
import { aStory, builtPage, testApi, type Person } from '../../app/testing.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

const origin = 'https://moonpage.test'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let books: Story[]
beforeAll(async () => {
  api = await testApi({ web: builtPage, env: { PUBLIC_URL: origin } })
  owner = await api.signUp()
  const made: Story[] = []
  for (const name of ['Zebedee', 'Oyelaran', 'Mathilda']) {
    const { body } = await owner.post<Story>('/api/v1/stories', {
      ...aStory,
      page_count: 4,
      max_images: 1,
      hero: { name },
    })
    made.push(await vi.waitUntil(() => whole(body.id), { timeout: 30_000, interval: 50 }))
  }
  books = made
  for (const { id } of books) await owner.post(`/api/v1/public/${id}/share`)
})
afterAll(() => api.close())

async function whole(id: string): Promise<Story | null> {
  const { body } = await owner.get<Story>(`/api/v1/stories/${id}`)
  return body.generation_status === 'completed' ? body : null
}

const run = (sql: string, values: unknown[] = []) => api.db.pool.query(sql, values)
const first = () => books[0] as Story
const pathTo = (id: string, page = 1) => `/public/story/${id}/page/${page}`

/**
 * The data that the server renders pages from, the same for people and search engines: see
 * web/src/app/entry-server.test.ts.
 */
const dataAt = (path: string) => {
  const { pathname, searchParams: search } = new URL(path, origin)
  return initialData(api.db, { pathname, search, origin, gate: 'off' })
}
const shownAt = async (path: string) => (await dataAt(path)).feed?.stories.map(({ id }) => id)
const html = async (url: string) => {
  const { statusCode, body } = await api.app.inject(url)
  expect(statusCode, url).toBe(200)
  return body
}

test('the feed page is rendered from all public stories, newest first, with stand-in names', async () => {
  const { feed, stats } = await dataAt('/public')
  expect(feed?.stories.map(({ id }) => id)).toEqual(books.toReversed().map(({ id }) => id))
  expect(stats?.total_public_stories).toBe(3)
  for (const { id, title, summary } of feed?.stories ?? []) {
    const { body } = await api.nobody.get<Story>(`/api/v1/public/${id}`)
    expect([title, summary]).toEqual([body.title, body.summary])
  }
  expect(JSON.stringify(feed)).not.toMatch(/Zebedee|Oyelaran|Mathilda/)
  const head = await html('/public')
  expect(head).toContain('<title>Community Stories · Moonpage</title>')
  expect(head).toContain(`<link rel="canonical" href="${origin}/public" />`)
  expect(await html('/public?sort_by=rating&search=owl')).toContain(
    `<link rel="canonical" href="${origin}/public" />`,
  )
})

test('each page of a book is rendered from what strangers read', async () => {
  const { id } = first()
  const { body } = await api.nobody.get<Story>(`/api/v1/public/${id}`)
  for (const path of [`/public/story/${id}`, pathTo(id, 1), pathTo(id, 4)])
    expect((await dataAt(path)).story?.story_pages, path).toEqual(body.story_pages)
  expect(JSON.stringify(await dataAt(pathTo(id)))).not.toContain('Zebedee')
})

test('a story that was hidden, taken down or made private is gone from all pages with the next request', async () => {
  const { id } = first()
  const change = (sql: string) => run(`update stories set ${sql} where id = $1`, [id])
  const isTold = async () => [
    (await shownAt('/public'))?.includes(id),
    (await dataAt('/')).recent?.stories.some((story) => story.id === id),
    (await html('/sitemap-1.xml')).includes(id),
    (await dataAt(pathTo(id))).story !== undefined,
    (await html(pathTo(id))).includes(id),
  ]
  const everywhere = Array.from({ length: 5 }, () => true)
  const nowhere = everywhere.map(() => false)
  expect(await isTold()).toEqual(everywhere)
  for (const [hide, show] of [
    ['hidden_at = now()', 'hidden_at = null'],
    ['taken_down_at = now()', 'taken_down_at = null'],
  ] as const) {
    await change(hide)
    expect(await isTold(), hide).toEqual(nowhere)
    await change(show)
    expect(await isTold(), show).toEqual(everywhere)
  }
  await owner.send('DELETE', `/api/v1/public/${id}/share`)
  expect(await isTold()).toEqual(nowhere)
  await owner.post(`/api/v1/public/${id}/share`)
})

test('a long feed has a page per URL, in any sort order; beyond its end is noindex', async () => {
  await run(`
    insert into stories (id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, picture_salt,
      generation_status, completed_at, is_public, published_at)
    select gen_random_uuid(), owner_id, slug || n, input, subject, theme, setting, age_group, seed, title || n,
      picture_salt, 'completed', now(), true, timestamptz '2020-01-01' + n * interval '1 day'
    from stories, generate_series(1, 22) n where id = '${first().id}'`)
  const [one = [], two = []] = [await shownAt('/public'), await shownAt('/public?page=2')]
  expect([one.length, two.length, new Set([...one, ...two]).size]).toEqual([20, 5, 25])
  expect(await html('/public?page=2')).toContain(`<link rel="canonical" href="${origin}/public?page=2" />`)
  expect(await html('/public?page=9')).toContain('<meta name="robots" content="noindex" />')
  expect(await shownAt('/public?page=9')).toEqual([])
  await run('update stories set view_count = 7 where id = $1', [two.at(-1)])
  expect((await shownAt('/public?sort_by=popular&utm_source=mail'))?.[0]).toBe(two.at(-1))
  expect(await shownAt('/public?age_group=0-2')).toEqual([])
  // Invalid parameters and searches are handled by the browser.
  for (const query of ['page=0', 'page=-1', 'page=moon', 'page=1e9', 'sort_by=moon', 'search=owl'])
    expect(await dataAt(`/public?${query}`), query).toEqual({})
})

test('sitemaps list every public story, in several files', async () => {
  const robots = await api.app.inject('/robots.txt')
  expect(robots.body).toContain('Allow: /\n')
  expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const index = await api.app.inject('/sitemap.xml')
  expect(index.headers['content-type']).toMatch('application/xml')
  expect(index.body).toContain(`<loc>${origin}/sitemap-1.xml</loc>`)

  const locations = (xml: string | null) =>
    [...(xml ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  const parts = locations(await sitemapIndex(api.db, origin, 10))
  expect(parts).toHaveLength(3)
  const told = await Promise.all(
    parts.map((_, at) => sitemapPart(api.db, origin, { number: at + 1, size: 10 })),
  )
  const urls = told.flatMap(locations)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.filter((url) => url?.includes('/story/'))).toHaveLength(25)
  for (const { id } of books) expect(urls).toContain(origin + pathTo(id))
  expect(urls).toContain(`${origin}/public`)
  expect(await sitemapPart(api.db, origin, { number: 4, size: 10 })).toBeNull()
  for (const name of ['2', '0', 'moon', '1e3'])
    expect((await api.app.inject(`/sitemap-${name}.xml`)).statusCode, name).toBe(404)
})

test('behind the gate crawlers are disallowed', async () => {
  const closed = await api.anotherWeb({ change: { gatePassword: 'open-sesame' } })
  expect((await closed.app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/sitemap.xml', '/sitemap-1.xml'])
    expect((await closed.app.inject(path)).statusCode).toBe(404)
  const { body } = await closed.app.inject('/public')
  expect(body).toContain('<body><div id="root"></div></body>')
})
