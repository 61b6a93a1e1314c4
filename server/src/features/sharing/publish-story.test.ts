import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { sharing, type TestApi } from './test-sharing.ts'

let api: TestApi
let owner: Person
let its: ReturnType<typeof sharing>
beforeAll(async () => {
  api = await testApi()
  owner = await api.signUp()
  its = sharing(api, owner)
})
afterAll(() => api.close())

const named = {
  hero: { name: 'Zebedee' },
  companion: { name: 'Quillan', kind: 'mouse' },
  dedication: 'For Zebedee, from Grandma Oyelaran',
}

test('a link keeps the given names and the public copy swaps them, unless its family says otherwise', async () => {
  const book = await its.aBook(named)
  const typed = 'Zebedee found the bell. Quillan laughed.'
  const edit = {
    title: 'Zebedee and Quillan',
    summary: 'About Zebedee.',
    story_pages: [{ page_number: 2, content: typed }],
  }
  expect((await owner.send('PUT', `/api/v1/stories/${book.id}`, edit)).status).toBe(200)
  const names = /Zebedee|Quillan|Oyelaran|\[\[/

  const { body: link } = await its.share(book.id)
  const shared = async () => (await its.open(link.share_token)).body
  expect(link.include_names).toBe(true)
  expect(await shared()).toMatchObject({
    title: 'Zebedee and Quillan',
    summary: 'About Zebedee.',
    content: expect.stringContaining(typed),
    image_alt: expect.stringContaining('Zebedee'),
  })
  expect((await its.share(book.id, { include_names: false })).body).toEqual({ ...link, include_names: false })
  const stranger = await shared()
  expect(JSON.stringify(stranger)).not.toMatch(names)
  expect(stranger.content).toMatch(/^\w+ found the bell\. \w+ laughed\.$/m)
  await its.publish(book.id)
  expect(JSON.stringify(await its.inFeed(book.id))).not.toMatch(names)
  // The same stand-in in both.
  expect((await its.inFeed(book.id))?.title).toBe(stranger.title)

  // Left out: as before.
  expect((await its.share(book.id, { renew: true })).body.include_names).toBe(false)
  expect((await its.share(book.id, { include_names: true })).body.include_names).toBe(true)
  expect((await shared()).title).toBe('Zebedee and Quillan')
  expect(JSON.stringify(await its.inFeed(book.id))).not.toMatch(names)

  await its.publish(book.id, { include_names: true })
  expect((await its.inFeed(book.id))?.title).toBe('Zebedee and Quillan')
  await its.publish(book.id)
  expect((await its.inFeed(book.id))?.title).toBe('Zebedee and Quillan')
  await its.unpublish(book.id)
  // Published anew it asks anew.
  await its.publish(book.id)
  expect(JSON.stringify(await its.inFeed(book.id))).not.toMatch(names)
})

test('names that were stored as they were typed are marks before others read them', async () => {
  const book = await its.aBook({ ...named, hero: { name: 'Anna-Lena' } })
  const store = () =>
    api.db.pool.query(
      `update story_pages set content = 'Anna\u2011Lena met q\u200Buillan. Anna laughed.', image_alt = 'annalena, asleep'
       where story_id = $1 and page_number = 1`,
      [book.id],
    )
  await store()
  await api.db.pool.query(`update stories set title = 'Quillans Day', summary = 'ANNA' where id = $1`, [
    book.id,
  ])
  const names = /anna|lena|uillan|\[\[/i
  const { body: link } = await its.share(book.id, { include_names: false })
  expect(JSON.stringify((await its.open(link.share_token)).body)).not.toMatch(names)
  await store()
  await its.publish(book.id)
  const { body: published } = await api.nobody.get<Story>(`/api/v1/public/${book.id}`)
  expect(JSON.stringify(published)).not.toMatch(names)
  expect(published.title).toMatch(/^\w+s Day$/)
  expect((await its.read(book.id)).story_pages[0]?.content).toBe('Anna-Lena met Quillan. Anna-Lena laughed.')
})

test('what does not belong before children is not published', async () => {
  const book = await its.aBook()
  for (const content of ['A fucking surprise.', 'f u c k', 'A f\u200Buc\u00ADking surprise.', 'ѕһіt']) {
    await api.db.pool.query('update story_pages set content = $2 where story_id = $1 and page_number = 3', [
      book.id,
      content,
    ])
    const { status, problem } = await its.publish(book.id)
    expect([content, status, problem.code]).toEqual([content, 422, 'unfit_words'])
  }
  expect((await its.read(book.id)).is_public).toBe(false)
  expect(await its.inFeed(book.id)).toBeUndefined()
})
