import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShareLink } from '@moonpage/contract/sharing'
import type { Story, StoryList } from '@moonpage/contract/story'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, builtPage, testApi, type Person } from '../../app/testing.ts'
import { oneLine, tool } from '../exports/testing-tools.ts'

let api: Awaited<ReturnType<typeof testApi>>
let folder: string
let owner: Person
beforeAll(async () => {
  api = await testApi({ web: builtPage })
  folder = await mkdtemp(join(tmpdir(), 'moonpage-names-'))
  owner = await api.signUp({ first_name: 'Oyelaran', last_name: 'Featherstone', username: 'grandma_oye' })
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** Generated, edited by hand, shared and published with stand-in names. */
async function publishABook() {
  const { body } = await owner.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 2,
    hero: { name: "Zoë-May D'Arcy" },
    companion: { name: 'Quillan', kind: 'mouse' },
    dedication: 'For Zoë-May, from Grandma Oyelaran',
  })
  const { id } = await api.finished(owner, body.id)
  const edited = await owner.send('PUT', `/api/v1/stories/${id}`, {
    title: 'Zoë-May D’Arcy’s Lantern',
    summary: "QUILLAN carries it for Zoë-May D'Arcy.",
    story_pages: [
      { page_number: 1, content: "“ZOË-MAY D'ARCY!” called Quillan. Zoë-May\nD’Arcy’s lantern was out." },
      { page_number: 2, content: "Quillan's nose met Zoë-May D'Arcy's.".normalize('NFD') },
      {
        page_number: 3,
        content:
          'zoe\u2011may ran. Zoë sang, D’ARCY slept; zoë\u00ADmay d\u200Barcy’s owl, the two Ｑuillans.',
      },
    ],
  })
  expect(edited.status).toBe(200)
  expect((await owner.post(`/api/v1/public/${id}/share`)).status).toBe(200)
  const { body: shared } = await owner.post<ShareLink>(`/api/v1/stories/${id}/share`, {
    include_names: false,
  })
  return {
    book: (await owner.get<Story>(`/api/v1/stories/${id}`)).body,
    shared,
    path: `/api/v1/public/${id}`,
  }
}
let publishing: ReturnType<typeof publishABook> | undefined
const published = () => (publishing ??= publishABook())

/** Everything that strangers are sent, ignoring case and accents, and decoded from HTML and URLs. */
const plain = (text: string) =>
  text
    .replace(/&#39;|&apos;|’/g, "'")
    .replace(/%[0-9A-F]{2}(?:%[0-9A-F]{2})*/gi, (bytes) => decodeURIComponent(bytes))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()

const secrets = ['zoe', "d'arcy", 'darcy', 'quillan', 'oyelaran', 'featherstone', 'grandma', '[[']
function expectNoNames(what: string, said: string) {
  expect(said.length, what).toBeGreaterThan(20)
  for (const secret of [...secrets, owner.user.id, owner.user.email])
    expect(plain(said), `${secret} in ${what}`).not.toContain(secret)
}

const standIn = async (path: string) =>
  (await api.nobody.get<Story>(path)).body.title.replace(/’s Lantern$/, '')

test('the family reads the given names', async () => {
  const { book } = await published()
  expect(book.title).toBe("Zoë-May D'Arcy’s Lantern")
  expect(book.story_pages[1]?.content).toBe("Quillan's nose met Zoë-May D'Arcy's.")
  expect(book.dedication).toContain('Oyelaran')
})

test('strangers find them in no response: feed, search, book, ratings, head, shared copy, picture addresses', async () => {
  const { book, shared, path } = await published()
  const reader = await api.signUp()
  await reader.post('/api/v1/ratings', { story_id: book.id, rating: 5 })
  const link = new URL(shared.share_url).pathname
  const asked = [
    '/api/v1/public',
    '/api/v1/public/feed?sort_by=popular',
    '/api/v1/public/feed?search=lantern',
    path,
    `/api/v1/ratings/story/${book.id}`,
    `/api/v1/ratings/story/${book.id}/ratings`,
    `/api/v1/stories${link}`,
    `/public/story/${book.id}/page/1`,
    link,
  ]
  for (const url of asked)
    for (const token of [undefined, reader.access_token]) {
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const answer = await api.app.inject({ url, headers })
      expect([url, answer.statusCode]).toEqual([url, 200])
      expectNoNames(url, answer.body + JSON.stringify(answer.headers))
    }
  const head = await api.app.inject(`/public/story/${book.id}/page/1`)
  expect(head.body).toContain(`${await standIn(path)}’s Lantern`)
  await reader.post(`/api/v1/stories/${book.id}/favorite`)
  const { body } = await reader.get('/api/v1/stories/favorites')
  expectNoNames('favourites', JSON.stringify(body))
  // In public places the owner sees what strangers see.
  for (const url of [path, '/api/v1/public/feed']) {
    const { title } = (await owner.get<Story & StoryList>(url)).body
    expect(title ?? '').not.toContain('Zoë')
  }
})

test('search does not find the given names, but the stand-ins', async () => {
  const { path } = await published()
  const found = async (words: string, person: Pick<Person, 'get'> = api.nobody) => {
    const url = `/api/v1/public/feed?search=${encodeURIComponent(words)}`
    return (await person.get<StoryList>(url)).body.total
  }
  for (const name of ["Zoë-May D'Arcy", 'zoe', 'Zo', "d'arcy", 'Quillan', 'QUILL'])
    for (const person of [api.nobody, owner]) expect([name, await found(name, person)]).toEqual([name, 0])
  expect(await found(await standIn(path))).toBe(1)
})

test('downloads for strangers do not contain them', async () => {
  const { path } = await published()
  for (const person of [undefined, await api.signUp(), owner])
    for (const format of ['pdf', 'epub']) {
      const answer = await api.app.inject({
        url: `${path}/download?format=${format}`,
        headers: person ? { authorization: `Bearer ${person.access_token}` } : {},
      })
      expect(answer.statusCode).toBe(200)
      expectNoNames('headers', JSON.stringify(answer.headers))
      if (format === 'epub') {
        const files = unzipSync(answer.rawPayload)
        const texts = Object.entries(files).filter(([name]) => !/\.(?:jpe?g|png|woff2?|ttf|otf)$/.test(name))
        const said = texts.map(([name, data]) => name + strFromU8(data)).join('\n')
        expectNoNames('epub', said + Object.keys(files).join())
        expect(said).toContain('Lantern')
      } else {
        const file = join(folder, 'book.pdf')
        await writeFile(file, answer.rawPayload)
        const said = await tool('poppler-utils', 'pdftotext', '-raw', file, '-')
        expectNoNames('pdf', said + (await tool('poppler-utils', 'pdfinfo', file)))
        expect(said).toContain('Lantern')
      }
    }
})

test('if the parent chose the given names they are public, until the choice is undone', async () => {
  const { book, path } = await published()
  await owner.post(`/api/v1/public/${book.id}/share`, { include_names: true })
  const words = async () => {
    const file = join(folder, 'named.pdf')
    await writeFile(file, (await api.app.inject(`${path}/download?format=pdf`)).rawPayload)
    return oneLine(await tool('poppler-utils', 'pdftotext', '-raw', file, '-'))
  }
  expect(await words()).toContain('Quillan')
  expect(await words()).toContain('Grandma Oyelaran')
  await owner.post(`/api/v1/public/${book.id}/share`, { include_names: false })
  expectNoNames('pdf', await words())
})
