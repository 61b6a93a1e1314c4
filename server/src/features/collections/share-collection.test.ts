import type { Collection, SharedCollection } from '@moonpage/contract/collections'
import type { ShareLink } from '@moonpage/contract/sharing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPage, testApi, type Person } from '../../app/testing.ts'
import { sharing, type TestApi } from '../sharing/testing-sharing.ts'

let api: TestApi
let owner: Person
let its: ReturnType<typeof sharing>
beforeAll(async () => {
  api = await testApi({ web: builtPage })
  owner = await api.signUp()
  its = sharing(api, owner)
})
afterAll(() => api.close())

const path = '/api/v1/collections'
const make = async (storyId: string, name = 'Zuri’s train') =>
  (await owner.post<Collection>(path, { name, story_id: storyId })).body
const share = (id: string, body?: object) => owner.post<ShareLink>(`${path}/${id}/share`, body)
const open = (token: string) => api.nobody.get<SharedCollection>(`${path}/shared/${token}`)
const zuri = { hero: { name: 'Zuri' } }

test('a collection is read by its link, book by book, until the link is ended', async () => {
  const [first, second] = [await its.aBook(zuri), await its.aBook(zuri)]
  const { id } = await make(first.id)
  const { status, body: link } = await share(id)
  expect([status, link.include_names, link.include_recordings]).toEqual([200, true, false])
  expect(link.share_url).toMatch(new RegExp(`/shared/collection/${link.share_token}$`))
  expect((await share(id)).body).toEqual(link)
  expect((await owner.get<Collection>(`${path}/${id}`)).body.link).toEqual(link)
  await owner.send('PUT', `${path}/${id}/stories/${second.id}`)
  await owner.send('PUT', `${path}/${id}/order`, { story_ids: [second.id] })

  const { body: shelf } = await open(link.share_token)
  expect(shelf).toMatchObject({
    name: 'Zuri’s train',
    books: [{ title: second.title }, { title: first.title }],
  })
  const tokens = shelf.books.map(({ share_token: token }) => token)
  for (const [index, book] of [second, first].entries()) {
    const { body } = await its.open(tokens[index] ?? '')
    expect(body.title).toBe(book.title)
    expect(body.content).toContain('Zuri')
    expect(await its.isServed(body.image_url ?? '')).toBe(true)
    expect((await api.nobody.get(`/api/v1/stories/shared/${tokens[index]}/pages/1/narration`)).status).toBe(
      200,
    )
  }
  // A link of its own is another one.
  expect(await its.read(first.id)).toMatchObject({ is_shared: false, share_url: null })

  await owner.send('DELETE', `${path}/${id}/stories/${second.id}`)
  expect((await its.open(tokens[0] ?? '')).status).toBe(404)
  await its.expectOtherNames(second)
  expect((await its.open(tokens[1] ?? '')).status).toBe(200)

  expect((await owner.send('DELETE', `${path}/${id}/share`)).status).toBe(204)
  expect((await open(link.share_token)).status).toBe(404)
  expect((await its.open(tokens[1] ?? '')).status).toBe(404)
  await its.expectOtherNames(first)
  const { body: next } = await share(id)
  expect(next.share_token).not.toBe(link.share_token)
  const before = await its.read(first.id)
  await owner.send('DELETE', `${path}/${id}`)
  expect((await open(next.share_token)).status).toBe(404)
  await its.expectOtherNames(before)
})

test('without the given names neither books nor the collection tell them', async () => {
  const book = await its.aBook(zuri)
  const { id } = await make(book.id)
  const { body: link } = await share(id, { include_names: false })
  const { body: shelf } = await open(link.share_token)
  expect(shelf.name).toBeNull()
  const token = shelf.books[0]?.share_token ?? ''
  const page = async (url: string) => (await api.app.inject(url)).body
  for (const text of [
    JSON.stringify(shelf),
    JSON.stringify((await its.open(token)).body),
    await page(`/shared/collection/${link.share_token}`),
    await page(`/shared/${token}/page/1`),
  ])
    expect(text).not.toContain('Zuri')
  await share(id, { include_names: true })
  expect(await page(`/shared/collection/${link.share_token}`)).toContain(
    '<title>Zuri’s train · Moonpage</title>',
  )
  expect(await page(`/shared/${token}`)).toContain('noindex')
})

test('a link expires, and can be renewed with the same address', async () => {
  const book = await its.aBook({ max_images: 0 })
  const { id } = await make(book.id)
  const { body: link } = await share(id)
  const token = `${link.share_token}.${book.id}`
  await api.db.pool.query(`update collection_links set expires_at = now() where collection_id = $1`, [id])
  const { status, problem } = await open(link.share_token)
  expect([status, problem.detail]).toEqual([404, 'This link to a collection is invalid or has expired.'])
  expect((await its.open(token)).status).toBe(404)
  expect((await owner.get<Collection>(`${path}/${id}`)).body.link).toBeNull()
  const renewed = await share(id, { renew: true })
  expect(renewed.body.share_token).toBe(link.share_token)
  expect((await its.open(token)).status).toBe(200)
})

test('a link opens finished books of its collection that no moderator took down', async () => {
  const [book, other] = [await its.aBook({ max_images: 0 }), await its.aBook({ max_images: 0 })]
  const { id } = await make(book.id)
  const { body: link } = await share(id)
  for (const token of [
    `${link.share_token}.${other.id}`,
    `${link.share_token}.moon`,
    `${link.share_token}.`,
    `.${book.id}`,
    `none.${book.id}`,
  ])
    expect([token, (await its.open(token)).status]).toEqual([token, 404])
  expect((await its.open(`${link.share_token}.${book.id}`)).status).toBe(200)
  await its.takeDown(book.id)
  expect((await its.open(`${link.share_token}.${book.id}`)).status).toBe(404)
  expect((await open(link.share_token)).body.books).toEqual([])
})
