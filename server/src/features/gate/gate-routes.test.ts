import { api as contract, type Api } from '@moonpage/contract/api'
import type { Route } from '@moonpage/contract/route'
import type { SharedCollection } from '@moonpage/contract/collections'
import type { SharedStory, ShareLink } from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newActor, type Actor } from '../../app/testing-permission-actors.ts'
import { newCast } from '../../app/testing-permission-cast.ts'
import type { Cast } from '../../app/testing-permission-parts.ts'
import { requests } from '../../app/testing-permission-requests.ts'
import { aStory, builtPage, testApi, type Person } from '../../app/testing.ts'
import { updateUser } from '../admin/update-user.ts'

const gatePassword = 'open-sesame'
type Web = Awaited<ReturnType<Awaited<ReturnType<typeof testApi>>['anotherWeb']>>
/** An app without the gate, to set up test data. */
let api: Awaited<ReturnType<typeof testApi>>
let site: Web
let pass: string
beforeAll(async () => {
  api = await testApi({ web: builtPage })
  site = await api.anotherWeb({ change: { gatePassword } })
  pass = passIn((await knock(site, gatePassword)).headers)
})
afterAll(() => api.close())

const knock = (at: Pick<Web, 'post'>, password: string, remember?: boolean) =>
  at.post('/api/v1/gate', { password, remember })
const passIn = (headers: Record<string, unknown>) => String(headers['set-cookie']).split(';')[0] ?? ''

test('the correct password opens the gate, others are rejected, and wrong guesses are rate limited', async () => {
  const limited = await api.anotherWeb({ change: { gatePassword, rateLimiting: true } })
  expect((await knock(limited, gatePassword)).status).toBe(204)
  const wrong = await knock(limited, 'open')
  expect([wrong.status, wrong.problem.message]).toEqual([403, 'Incorrect password. Please try again.'])
  expect(wrong.headers['set-cookie']).toBeUndefined()
  expect((await knock(limited, '')).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 30 }, () => knock(limited, 'guess')))
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(19)
  const rateLimited = answers.find(({ status }) => status === 429)
  expect(Number(rateLimited?.headers['retry-after'])).toBeGreaterThan(0)
})

test('a pass is a session cookie, or lasts longer on request', async () => {
  const cookie = async (at: Web, remember?: boolean) =>
    String((await knock(at, gatePassword, remember)).headers['set-cookie'])
  expect(await cookie(site)).toMatch(/^moonpage_pass=session\.[^;]+; Path=\/; HttpOnly; SameSite=Lax$/)
  const device = await cookie(site, true)
  expect(device).toContain(`Max-Age=${180 * 86_400}`)
  const secure = await api.anotherWeb({ change: { gatePassword, publicUrl: 'https://moonpage.test' } })
  expect(await cookie(secure)).toContain('; Secure')
  expect((await knock(api.nobody, 'anything')).headers['set-cookie']).toBeUndefined()
})

/** Whether the gate rejects a call (`shut`) or lets it through, whatever the route itself returns. */
async function said(name: keyof Api, cast: Cast, headers: Record<string, string>, query: object = {}) {
  const { method, path }: Route = contract[name]
  const made: { params?: Record<string, string>; query?: object; body?: unknown } = requests[name](cast)
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => made.params?.[param] ?? '')
  const search = new URLSearchParams({ ...made.query, ...query } as Record<string, string>).toString()
  const {
    status,
    problem,
    headers: told,
  } = await site.send(method, search ? `${filled}?${search}` : filled, made.body, headers)
  if (problem?.code !== 'gate_closed') return 'through'
  expect([status, told['content-type'], told['cache-control']]).toEqual([
    401,
    'application/problem+json',
    'no-store',
  ])
  return 'shut'
}

const openRoutes: (keyof Api)[] = [
  'openGate',
  // Each checks its token itself.
  'getRecordingBook',
  'nameNarratorByLink',
  'recordPageByLink',
  'deleteRecordingByLink',
]
const linkRoutes: (keyof Api)[] = ['getSharedStory', 'getSharedNarration', 'getSharedCollection']

describe('every route of the contract', () => {
  let cast: Cast
  let reader: Actor
  beforeAll(async () => {
    cast = await newCast(api, 'user')
    reader = await newActor(api, 'user')
  })
  // With the pass first: its cached response must not be sent to those without.
  test.each(Object.keys(contract) as (keyof Api)[])('%s', async (name) => {
    // Other calls may end the session.
    const by = contract[name].method === 'GET' ? reader : await newActor(api, 'user')
    const bearer = { authorization: `Bearer ${by.access_token}` }
    const link = { link: cast.shareToken, token: cast.shareToken }
    const isOpen = openRoutes.includes(name)
    const outcomes = {
      pass: await said(name, cast, { cookie: pass }),
      token: await said(name, cast, bearer),
      nothing: await said(name, { ...cast, shareToken: 'none', collectionToken: 'none' }, {}),
      link: await said(name, cast, {}, linkRoutes.includes(name) ? {} : link),
    }
    expect(outcomes).toEqual({
      pass: 'through',
      token: 'through',
      nothing: isOpen ? 'through' : 'shut',
      link: isOpen || linkRoutes.includes(name) ? 'through' : 'shut',
    })
  })
})

test('forged and expired passes and invalid tokens are rejected', async () => {
  const status = async (headers: Record<string, string>) =>
    (await site.get('/api/v1/public/feed', headers)).status
  expect(await status({ cookie: `other=1; ${pass}` })).toBe(200)
  const [kind = '', until, mark] = pass.split('=')[1]?.split('.') ?? []
  for (const value of [
    '',
    'device',
    `device.${until}.${mark}`,
    `${kind}.${Number(until) + 1}.${mark}`,
    `${kind}.${until}`,
    `${kind}.${until}.`,
  ])
    expect([value, await status({ cookie: `moonpage_pass=${value}` })]).toEqual([value, 401])

  const elsewhere = await api.anotherWeb({ change: { gatePassword: 'another' } })
  expect((await elsewhere.get('/api/v1/public/feed', { cookie: pass })).status).toBe(401)

  const person = await api.signUp()
  const authorization = `Bearer ${person.access_token}`
  expect(await status({ authorization })).toBe(200)
  expect(await status({ authorization: `${authorization}x` })).toBe(401)
  await updateUser(api, { id: person.user.id, change: { is_active: false }, by: null })
  expect(await status({ authorization })).toBe(401)

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 })
  try {
    expect(await status({ cookie: pass })).toBe(401)
  } finally {
    vi.useRealTimers()
  }
})

async function aSharedBook(person: Person) {
  const { body } = await person.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 1 })
  const { id, title, preview_image_url: picture } = await api.finished(person, body.id)
  const { body: link } = await person.post<{ share_token: string }>(`/api/v1/stories/${id}/share`)
  return { id, title, picture: picture ?? '', token: link.share_token }
}

test('pictures need a pass or a token; a share link opens those of its own book', async () => {
  const person = await api.signUp({ username: 'sharer', email: 'sharer@example.org' })
  const book = await aSharedBook(person)
  const other = await aSharedBook(person)
  const status = async (url: string, headers = {}) => (await site.app.inject({ url, headers })).statusCode
  expect(await status(book.picture)).toBe(401)
  expect(await status(book.picture, { 'if-none-match': `"${book.picture.split('/').at(-1)}"` })).toBe(401)
  expect(await status(book.picture, { cookie: pass })).toBe(200)
  expect(await status(book.picture, { authorization: `Bearer ${person.access_token}` })).toBe(200)

  const { body } = await site.get<SharedStory>(`/api/v1/stories/shared/${book.token}`)
  expect(body.title).toBe(book.title)
  const sizes = body.image_srcset?.split(', ').map((size) => size.split(' ')[0] ?? '') ?? []
  const pages = body.story_pages.map(({ image_url: url }) => url).filter((url) => url !== null)
  for (const url of [body.image_url ?? '', ...sizes, ...pages])
    expect([url, await status(url)]).toEqual([url, 200])
  expect([sizes.length, pages.length]).toEqual([3, 1])
  expect(await status(`${other.picture}?link=${book.token}`)).toBe(401)

  await person.send('DELETE', `/api/v1/stories/${book.id}/share`)
  expect(await status(`${book.picture}?link=${book.token}`)).toBe(401)
  expect(await status(`/api/v1/stories/shared/${book.token}`)).toBe(401)
})

test('the link of a collection opens its books, and no others', async () => {
  const person = await api.signUp({ username: 'shelver', email: 'shelver@example.org' })
  const [book, other] = [await aSharedBook(person), await aSharedBook(person)]
  const { body: shelf } = await person.post<{ id: string }>('/api/v1/collections', {
    name: 'For the train',
    story_id: book.id,
  })
  const { body: link } = await person.post<ShareLink>(`/api/v1/collections/${shelf.id}/share`)
  const { status, body } = await site.get<SharedCollection>(`/api/v1/collections/shared/${link.share_token}`)
  expect([status, body.books.map(({ title }) => title)]).toEqual([200, [book.title]])
  const [shown] = body.books
  const token = shown?.share_token ?? ''
  const statusOf = async (url: string) => (await site.app.inject(url)).statusCode
  expect(await statusOf(shown?.image_url ?? '')).toBe(200)
  expect(await statusOf(`/api/v1/stories/shared/${token}`)).toBe(200)
  expect(await statusOf(`${other.picture}?link=${token}`)).toBe(401)
  expect(await statusOf(`/api/v1/stories/shared/${link.share_token}.${other.id}`)).toBe(401)
})

test('responses without story content need no pass, and pages contain stories only on a remembered device', async () => {
  const person = await api.signUp({ username: 'author', email: 'author@example.org' })
  const { id, title } = await aSharedBook(person)
  await person.post(`/api/v1/public/${id}/share`)
  for (const url of ['/healthz', '/readyz', '/robots.txt', '/', '/login'])
    expect([url, (await site.app.inject(url)).statusCode]).toEqual([url, 200])
  for (const url of ['/openapi.json', '/api/docs', '/api/docs/static/index.html', '/api/v1/public?x=1'])
    for (const method of ['GET', 'HEAD'] as const)
      expect([url, (await site.app.inject({ method, url })).statusCode]).toEqual([url, 401])
  expect((await site.app.inject({ url: '/sitemap.xml', headers: { cookie: pass } })).statusCode).toBe(404)

  const device = passIn((await knock(site, gatePassword, true)).headers)
  const html = async (cookie: string) =>
    (await site.app.inject({ url: `/public/story/${id}/page/1`, headers: { cookie } })).body
  expect(await html('')).toContain('<meta name="gate" content="on" />')
  expect(await html(pass)).toContain('<meta name="gate" content="pass" />')
  expect(await html(device)).toContain('<meta name="gate" content="off" />')
  for (const cookie of ['', pass]) expect(await html(cookie)).not.toContain(title)
  expect(await html(device)).toContain(title)
})

test('shared caches may not store responses behind the gate', async () => {
  const { headers } = await site.get('/api/v1/public/feed', { cookie: pass })
  expect(headers['cache-control']).toBe('private, no-cache')
})
