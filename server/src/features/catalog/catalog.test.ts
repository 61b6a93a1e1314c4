import type { CatalogKey, NewCatalogKey } from '@moonpage/contract/catalog-keys'
import type { Story } from '@moonpage/contract/story'
import { strFromU8, unzipSync } from 'fflate'
import { Feed } from 'opds-ts/v1.2'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { aStory, builtPage, testApi, type Person } from '../../app/testing.ts'
import { updateUser } from '../admin/update-user.ts'

type Api = Awaited<ReturnType<typeof testApi>>
let api: Api
/** Behind the gate, with rate limits. */
let site: Awaited<ReturnType<Api['anotherWeb']>>
let person: Person
let key: NewCatalogKey
beforeAll(async () => {
  api = await testApi({ web: builtPage })
  site = await api.anotherWeb({ change: { gatePassword: 'open-sesame', rateLimiting: true } })
  person = await api.signUp()
  key = await addApp(person)
})
afterAll(() => api.close())

const keysPath = '/api/v1/auth/catalog-keys'
const addApp = async (by: Person, name = 'Kobo in the kitchen') =>
  (await by.post<NewCatalogKey>(keysPath, { name })).body

/** As an app with the key as its password asks. */
const ask = (url: string, password = key.key, headers: Record<string, string> = {}) =>
  site.app.inject({
    url,
    headers: { authorization: `Basic ${Buffer.from(`moonpage:${password}`).toString('base64')}`, ...headers },
  })
const read = async (url: string, password?: string) => {
  const { statusCode, body, headers } = await ask(url, password)
  expect([url, statusCode]).toEqual([url, 200])
  expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'referrer-policy': 'no-referrer' })
  return { body, type: String(headers['content-type']) }
}
const atom = async (url: string, password?: string) => {
  const { body, type } = await read(url, password)
  expect(type).toMatch(/^application\/atom\+xml;profile=opds-catalog;kind=(navigation|acquisition)/)
  const feed = Feed.fromXml(body)
  const entries = feed.getEntries()
  const hrefs = (rel: string) => feed.getLinks().flatMap((link) => (link.rel === rel ? [link.href] : []))
  return { feed, entries, hrefs, titles: entries.map((entry) => entry.getTitle()), body }
}
/** What these tests read of an OPDS 2.0 feed. */
type Opds2 = {
  metadata: Record<string, unknown>
  publications?: { metadata: Record<string, unknown>; images?: { href: string }[] }[]
}
const json = async (url: string, password?: string) => {
  const { body, type } = await read(url, password)
  expect(type).toMatch(/^application\/opds\+json/)
  return JSON.parse(body) as Opds2
}
const status = async (url: string, password?: string) => (await ask(url, password)).statusCode

async function aBook(by: Person, change: object = {}): Promise<Story> {
  const { body } = await by.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 1,
    ...change,
  })
  return api.finished(by, body.id)
}

test('an app with a key reads the family’s books in both versions, with covers and files, behind the gate', async () => {
  const book = await aBook(person, { hero: { name: 'Zoë' } })
  const root = await atom('/opds')
  expect(root.titles).toEqual(['Our books', 'Favorites', 'Collections', 'Public stories'])
  const shelf = root.entries[0]?.getLinks()[0]?.href ?? ''
  expect(shelf).toBe('/opds/books')
  const { entries } = await atom(shelf)
  const [entry] = entries
  expect(entries).toHaveLength(1)
  expect(entry?.getId()).toBe(`urn:uuid:${book.id}`)
  expect(entry?.getTitle()).toBe(book.title)
  expect(entry?.getSummary()).toBe(book.summary)
  expect(entry?.getAuthor()).toBe('Moonpage')
  const links = new Map(entry?.getLinks().map((link) => [`${link.rel} ${link.type}`, link.href]))
  const linkOf = (rel: string, type: string) => links.get(`http://opds-spec.org/${rel} ${type}`) ?? ''

  const cover = await ask(linkOf('image', 'image/jpeg'))
  expect(cover.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, max-age=3600',
  })
  expect(await sharp(cover.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 960 })
  const small = await ask(linkOf('image/thumbnail', 'image/jpeg'))
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 480 })
  const again = { 'if-none-match': String(small.headers['etag']) }
  expect((await ask(linkOf('image/thumbnail', 'image/jpeg'), key.key, again)).statusCode).toBe(304)

  const epub = await ask(linkOf('acquisition', 'application/epub+zip'))
  const files = unzipSync(epub.rawPayload)
  expect(strFromU8(files['mimetype'] as Uint8Array)).toBe('application/epub+zip')
  const pdf = linkOf('acquisition', 'application/pdf')
  const name = await site.app.inject({
    method: 'HEAD',
    url: pdf,
    headers: { authorization: `Basic ${Buffer.from(`:${key.key}`).toString('base64')}` },
  })
  expect([name.statusCode, name.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(name.headers['content-disposition']).toContain('.pdf')

  const second = await json('/opds/v2/books')
  expect(second.metadata).toMatchObject({ title: 'Our books', numberOfItems: 1, currentPage: 1 })
  expect(second.publications?.[0]?.metadata).toMatchObject({
    identifier: `urn:uuid:${book.id}`,
    title: book.title,
    language: 'en',
  })
  for (const { href } of second.publications?.[0]?.images ?? []) expect(await status(href)).toBe(200)
  expect((await person.get<{ keys: CatalogKey[] }>(keysPath)).body.keys).toEqual([
    { id: key.id, name: key.name, created_at: key.created_at, last_used_at: expect.any(String) },
  ])
})

test('an app without passwords has the key in the address, and links keep it', async () => {
  const path = new URL(key.catalog_url_with_key).pathname
  const open = async (url: string) => (await site.app.inject(url)).body
  const feed = await open(path)
  const hrefs = [...feed.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
  expect(hrefs.length).toBeGreaterThan(6)
  for (const href of [
    ...hrefs,
    ...[...(await open(`${path}/books`)).matchAll(/href="([^"]+)"/g)].map((m) => m[1]),
  ])
    expect(href?.startsWith(path)).toBe(true)
  expect(await open(`${path}/search.xml`)).toContain(`${path}/search?query={searchTerms}`)
  // As somebody types it who reads it from paper.
  const typed = key.key.replaceAll('-', '').toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')
  expect(await status('/opds/v2', typed)).toBe(200)
})

test('lists are read page by page, and own books are found by their words', async () => {
  const owner = await api.signUp()
  const { key: theirs } = await addApp(owner)
  const empty = await json('/opds/v2/books', theirs)
  expect([empty.metadata.numberOfItems, empty.publications]).toEqual([0, undefined])
  const odd = { title: 'The <Bell> & \u0007“שלום”', is_public: false, published_at: null }
  const unfinished = { completed_at: null, is_public: false, published_at: null }
  await insertStories(api.db, owner.user.id, [...Array.from({ length: 32 }, () => ({})), odd, unfinished])
  const [first, last] = [await atom('/opds/books', theirs), await atom('/opds/books?page=2', theirs)]
  expect([first.titles.length, last.titles.length]).toEqual([30, 3])
  expect(first.titles[0]).toBe('The <Bell> & “שלום”')
  expect(first.body).toContain('<opensearch:totalResults>33</opensearch:totalResults>')
  const pages = ({ hrefs }: typeof first) => ['first', 'previous', 'next', 'last'].map((rel) => hrefs(rel)[0])
  expect(pages(first)).toEqual(['/opds/books', undefined, '/opds/books?page=2', '/opds/books?page=2'])
  expect(pages(last)).toEqual(['/opds/books', '/opds/books', undefined, '/opds/books?page=2'])
  const ids = new Set(
    (await Promise.all([1, 2].map((page) => json(`/opds/v2/books?page=${page}`, theirs)))).flatMap(
      ({ publications = [] }) => publications.map(({ metadata }) => metadata.identifier),
    ),
  )
  expect(ids.size).toBe(33)

  const { hrefs } = await atom('/opds', theirs)
  const { body } = await read(hrefs('search')[0] ?? '', theirs)
  const template = new URL(/template="([^"]+)"/.exec(body)?.[1] ?? '')
  const found = await atom(`${template.pathname}?query=${encodeURIComponent('bell שלום')}`, theirs)
  expect(found.titles).toEqual([odd.title.replace('\u0007', '')])
  expect((await json('/opds/v2/search?query=xyzzyx', theirs)).publications).toBeUndefined()
  expect(await status('/opds/books?page=0', theirs)).toBe(422)
})

test('collections keep their order; favorites and public stories have the names that their readers may read', async () => {
  const author = await api.signUp()
  const secret = await aBook(author, { hero: { name: 'Persephone' } })
  await author.post(`/api/v1/public/${secret.id}/share`)
  const reader = await api.signUp()
  const { key: theirs } = await addApp(reader)
  const [one, two] = await insertStories(api.db, reader.user.id, [
    { title: '[[hero]] one', hero_name: 'Wilhelmina', is_public: false, published_at: null },
    { title: 'Two', is_public: false, published_at: null },
  ])
  for (const id of [secret.id, one]) await reader.post(`/api/v1/stories/${id}/favorite`)
  const { body: shelf } = await reader.post<{ id: string }>('/api/v1/collections', { name: 'For the train' })
  for (const id of [two, one]) await reader.send('PUT', `/api/v1/collections/${shelf.id}/stories/${id}`)
  expect((await atom('/opds/collections', theirs)).titles).toEqual(['For the train'])
  const shelved = await atom(`/opds/collections/${shelf.id}`, theirs)
  expect([shelved.feed.getTitle(), shelved.titles]).toEqual(['For the train', ['Two', 'Wilhelmina one']])
  expect(await status(`/opds/collections/${shelf.id}`)).toBe(404)

  const favorites = await atom('/opds/favorites', theirs)
  expect(favorites.titles).toHaveLength(2)
  expect(favorites.titles[0]).toBe('Wilhelmina one')
  const shared = (await atom('/opds/public', theirs)).entries.find((entry) =>
    entry.getId().endsWith(secret.id),
  )
  expect(shared?.getAuthor()).toBe('A Moonpage family')
  expect(favorites.body).not.toContain('Persephone')
  expect(JSON.stringify(shared)).not.toContain('Persephone')
  const hrefs = shared?.getLinks().map(({ href }) => href) ?? []
  expect(hrefs).toHaveLength(4)
  const epub = hrefs.find((href) => href.endsWith('.epub')) ?? ''
  const pages = Object.values(unzipSync((await ask(epub, theirs)).rawPayload)).map((file) => strFromU8(file))
  expect(pages.join('\n')).not.toContain('Persephone')
  // Of somebody else's book there is no own copy.
  expect(await status(epub.replace('/public/', '/books/'), theirs)).toBe(404)

  await api.db.pool.query('update stories set taken_down_at = now() where id = $1', [secret.id])
  expect((await atom('/opds/favorites', theirs)).titles).toEqual(['Wilhelmina one'])
  expect((await atom('/opds/public', theirs)).body).not.toContain(secret.id)
  for (const href of hrefs) expect([href, await status(href, theirs)]).toEqual([href, 404])
})

test('a key works until it is removed or its account is deactivated; apps are told to ask for another', async () => {
  const owner = await api.signUp()
  const [kobo, phone] = [await addApp(owner), await addApp(owner, 'Phone')]
  expect(kobo.key).toMatch(/^([0-9a-z]{8}-){3}[0-9a-z]{8}$/)
  expect(await owner.send('DELETE', `/api/v1/auth/catalog-keys/${kobo.id}`)).toMatchObject({ status: 204 })
  expect([await status('/opds', kobo.key), await status('/opds', phone.key)]).toEqual([401, 200])
  expect((await site.app.inject(new URL(kobo.catalog_url_with_key).pathname)).statusCode).toBe(404)
  await updateUser(api, { id: owner.user.id, change: { is_active: false }, by: null })
  expect(await status('/opds', phone.key)).toBe(401)

  const asked = await site.app.inject('/opds/v2/books')
  expect(asked.statusCode).toBe(401)
  expect(asked.headers['www-authenticate']).toBe('Basic realm="Moonpage"')
  expect(asked.json().authentication[0].type).toBe('http://opds-spec.org/auth/basic')
  expect((await site.app.inject(new URL(asked.json().id).pathname)).json()).toEqual(asked.json())
  // A session is no key, and a key no session; browsers send it to other addresses, too.
  const authorization = `Bearer ${person.access_token}`
  expect((await site.app.inject({ url: '/opds', headers: { authorization } })).statusCode).toBe(401)
  const along = { authorization: `Basic ${Buffer.from(`:${key.key}`).toString('base64')}` }
  expect((await api.nobody.get('/api/v1/public/feed', along)).status).toBe(200)
  expect((await api.nobody.get('/api/v1/stories', along)).status).toBe(401)
})

test('names and numbers of keys are limited, wrong keys by network', async () => {
  for (const name of [' ', 'a'.repeat(41)]) expect((await person.post(keysPath, { name })).status).toBe(422)
  const made = await Promise.all(Array.from({ length: 12 }, () => person.post(keysPath, { name: 'Phone' })))
  expect(made.filter(({ status: code }) => code === 201)).toHaveLength(9)
  await api.db.kysely.deleteFrom('rate_limits').execute()
  const guesses = await Promise.all(Array.from({ length: 40 }, () => status('/opds', 'a'.repeat(32))))
  expect(guesses.filter((code) => code === 401)).toHaveLength(30)
  expect(guesses.filter((code) => code === 429)).toHaveLength(10)
  expect(await status('/opds')).toBe(200)
})
