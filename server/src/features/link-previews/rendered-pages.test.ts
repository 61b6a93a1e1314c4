import { readFileSync } from 'node:fs'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

const built = `<html data-gate="pass"><head><!--head--></head><body><div id="root"></div><noscript><!--words--></noscript></body></html>`
const origin = 'https://moonpage.test'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let books: Story[]
beforeAll(async () => {
  api = await testApi({ web: built, env: { PUBLIC_URL: origin } })
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

/** What stands between the words' own tags, for a reader without scripts. */
async function wordsAt(url: string): Promise<string> {
  const { statusCode, body } = await api.app.inject(url)
  expect(statusCode, url).toBe(200)
  return /<noscript>([\s\S]*)<\/noscript>/.exec(body)?.[1] ?? ''
}
const linksIn = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)

test('the page that is built has a place for the words', () => {
  const html = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8')
  expect(html).toMatch(/<noscript>\s*<!--words-->/)
  expect(html).toContain('<!--head-->')
})

test('the feed tells of every public story by title, summary and way in, newest first', async () => {
  const words = await wordsAt('/public')
  const newestFirst = books.toReversed()
  expect(linksIn(words)).toEqual(newestFirst.map(({ id }) => pathTo(id)))
  for (const { id } of books) {
    const { body } = await api.nobody.get<Story>(`/api/v1/public/${id}`)
    expect(words).toContain(body.title)
    expect(words).toContain(body.summary)
  }
  expect(words).toContain('<h1>Community Stories</h1>')
  expect(words).not.toMatch(/Zebedee|Oyelaran|Mathilda/)
  const { body: html } = await api.app.inject('/public')
  expect(html).toContain('<title>Community Stories · Moonpage</title>')
  expect(html).toContain(`<link rel="canonical" href="${origin}/public" />`)
  const { body: sorted } = await api.app.inject('/public?sort_by=rating&search=owl')
  expect(sorted).toContain(`<link rel="canonical" href="${origin}/public" />`)
})

test('a book is told page by page, in the words that strangers read, with ways between the pages', async () => {
  const { id } = first()
  const { body: open } = await api.nobody.get<Story>(`/api/v1/public/${id}`)
  for (const page of open.story_pages) {
    const words = await wordsAt(pathTo(id, page.page_number))
    const text = words
      .replace(/<[^>]+>/g, ' ')
      .replace(/&#39;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/\s+/g, ' ')
    for (const line of page.content.split(/\n+/)) expect(text).toContain(line.trim().replace(/\s+/g, ' '))
    expect(words).toContain(`<h1>${open.title}</h1>`)
    expect(words).not.toContain('Zebedee')
    if (page.image_url) expect(words).toContain(`<img src="${page.image_url}"`)
  }
  expect(linksIn(await wordsAt(pathTo(id, 2)))).toEqual([pathTo(id, 1), pathTo(id, 3), '/public'])
  expect(linksIn(await wordsAt(pathTo(id, 4)))).toEqual([pathTo(id, 3), '/public'])
  expect(await wordsAt(pathTo(id, 99))).toBe(await wordsAt(pathTo(id, 1)))
})

test('what is hidden, taken down or taken back is gone from all of it with the next request', async () => {
  const { id } = first()
  const change = (sql: string) => run(`update stories set ${sql} where id = $1`, [id])
  const isTold = async () => {
    const { body: map } = await api.app.inject('/sitemap-1.xml')
    const places = [await wordsAt('/public'), map]
    const told = places.map((place) => place.includes(id))
    const words = await wordsAt(pathTo(id))
    return [...told, words !== '']
  }
  expect(await isTold()).toEqual([true, true, true])
  for (const [hide, show] of [
    ['hidden_at = now()', 'hidden_at = null'],
    ['taken_down_at = now()', 'taken_down_at = null'],
  ] as const) {
    await change(hide)
    expect(await isTold(), hide).toEqual([false, false, false])
    await change(show)
    expect(await isTold(), show).toEqual([true, true, true])
  }
  await owner.send('DELETE', `/api/v1/public/${id}/share`)
  expect(await isTold()).toEqual([false, false, false])
  await owner.post(`/api/v1/public/${id}/share`)
})

test('words cannot leave their place', async () => {
  const { id } = first()
  const evil = `</noscript><script>alert(1)</script> $& "quoted"`
  await owner.send('PUT', `/api/v1/stories/${id}`, {
    title: evil,
    summary: evil,
    story_pages: [{ page_number: 1, content: evil }],
  })
  for (const path of ['/public', pathTo(id)]) {
    const { body } = await api.app.inject(path)
    expect(body.match(/<\/noscript>/g), path).toHaveLength(1)
    expect(body, path).not.toContain('<script>')
    expect(body, path).toContain(
      '&lt;/noscript&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;quoted&quot;',
    )
  }
})

test('a long feed has pages that lead to one another; beyond its end there is nothing to keep', async () => {
  await run(`
    insert into stories (id, owner_id, slug, input, subject, theme, setting, age_group, seed, title, picture_salt,
      generation_status, completed_at, is_public, published_at)
    select gen_random_uuid(), owner_id, slug || n, input, subject, theme, setting, age_group, seed, title || n,
      picture_salt, 'completed', now(), true, timestamptz '2020-01-01' + n * interval '1 day'
    from stories, generate_series(1, 22) n where id = '${first().id}'`)
  const [one, two] = [linksIn(await wordsAt('/public')), linksIn(await wordsAt('/public?page=2'))]
  expect([one.length, one.at(-1)]).toEqual([21, '/public?page=2'])
  expect([two.length, two.at(-1)]).toEqual([6, '/public'])
  const stories = [...one, ...two].filter((href) => href?.includes('/story/'))
  expect(new Set(stories).size).toBe(25)
  const head = async (url: string) => (await api.app.inject(url)).body
  expect(await head('/public?page=2')).toContain(`<link rel="canonical" href="${origin}/public?page=2" />`)
  expect(await head('/public?page=9')).toContain('<meta name="robots" content="noindex" />')
  for (const page of ['0', '-1', 'moon', '1e9'])
    expect(linksIn(await wordsAt(`/public?page=${page}`))).toEqual(one)
})

test('search engines are shown the way to every public story, in parts', async () => {
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

test('behind the gate search engines are sent away', async () => {
  const closed = await api.anotherWeb({ change: { gatePassword: 'open-sesame' } })
  expect((await closed.app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  for (const path of ['/sitemap.xml', '/sitemap-1.xml'])
    expect((await closed.app.inject(path)).statusCode).toBe(404)
  const { body } = await closed.app.inject('/public')
  expect(body).toContain('<noscript></noscript>')
})
