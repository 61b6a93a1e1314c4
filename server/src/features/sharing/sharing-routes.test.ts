import type { SharedStory, ShareLink } from '@moonpage/contract/sharing'
import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'

const text: TextScript = { asked: [] }
let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
beforeAll(async () => {
  api = await testApi({ text })
  owner = await api.signUp()
})
afterEach(() => {
  delete text.before
})
afterAll(() => api.close())

const named = {
  hero: { name: 'Zebedee' },
  companion: { name: 'Quillan', kind: 'mouse' },
  dedication: 'For Zebedee, from Grandma Oyelaran',
}

async function aBook(change: object = {}): Promise<Story> {
  const wish = { ...aStory, page_count: 4, max_images: 2, ...change }
  const { body } = await owner.post<Story>('/api/v1/stories', wish)
  return api.finished(owner, body.id)
}

const share = (id: string, body?: object) => owner.post<ShareLink>(`/api/v1/stories/${id}/share`, body)
const revoke = (id: string) => owner.send('DELETE', `/api/v1/stories/${id}/share`)
const publish = (id: string, body?: object) => owner.post<Story>(`/api/v1/public/${id}/share`, body)
const unpublish = (id: string) => owner.send<Story>('DELETE', `/api/v1/public/${id}/share`)
const open = (token: string) => api.nobody.get<SharedStory>(`/api/v1/stories/shared/${token}`)
const read = async (id: string) => (await owner.get<Story>(`/api/v1/stories/${id}`)).body
const set = (sql: string, id: string) =>
  api.db.pool
    .query(`update stories set ${sql} where id = $1`, [id])
    .then(({ rowCount }) => expect(rowCount).toBe(1))
const ageLink = (id: string, days: number) =>
  api.db.pool
    .query(`update share_links set expires_at = expires_at - $2 * interval '1 day' where story_id = $1`, [
      id,
      days,
    ])
    .then(({ rowCount }) => expect(rowCount).toBe(1))
const isServed = async (url: string) => (await api.app.inject(url)).statusCode === 200
const inFeed = async (id: string) =>
  (await api.nobody.get<StoryList>('/api/v1/public?limit=100')).body.stories.find((story) => story.id === id)

const everyPicture = ({ story_pages: pages }: Story): string[] =>
  pages
    .flatMap((page) => (page.image_srcset ?? '').split(', ').filter(Boolean))
    .map((one) => one.split(' ')[0] ?? '')

/** Every picture is at another address, and nothing is left at the old ones. */
async function expectOtherNames(before: Story): Promise<void> {
  const old = everyPicture(before)
  expect(old).toHaveLength(6)
  await expect
    .poll(async () => Promise.all(old.map(isServed)), { timeout: 15_000 })
    .toEqual(old.map(() => false))
  const now = everyPicture(await read(before.id))
  expect(now.filter((url) => old.includes(url))).toEqual([])
  expect(await Promise.all(now.map(isServed))).toEqual(old.map(() => true))
}

test('a story has one link, also when it is asked for from all sides at once', async () => {
  const book = await aBook()
  expect(book).toMatchObject({ is_shared: false, share_token: null, share_url: null, share_expires_at: null })
  const answers = await Promise.all(Array.from({ length: 8 }, () => share(book.id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const link = answers[0]?.body as ShareLink
  expect(link.share_token).toMatch(/^[\w-]{20,}$/)
  expect(link).toMatchObject({
    share_url: expect.stringMatching(new RegExp(`^https?://[^/]+/shared/${link.share_token}$`)),
    include_names: false,
  })
  expect(Math.abs(Date.parse(link.expires_at) - Date.now() - 30 * 86_400_000)).toBeLessThan(600_000)
  expect((await share(book.id)).body).toEqual(link)
  expect(await read(book.id)).toMatchObject({
    is_shared: true,
    share_token: link.share_token,
    share_url: link.share_url,
    share_expires_at: link.expires_at,
  })
})

test('whoever has the link reads the whole story, signed in or not, with a bad token too', async () => {
  const book = await aBook()
  const { body: link } = await share(book.id)
  const { status, body, headers } = await open(link.share_token)
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(body).toMatchObject({
    title: book.title,
    age_group: '5-6',
    category: 'fox',
    has_image: true,
    image_url: book.story_pages[0]?.image_url,
    image_alt: expect.stringContaining('walks, page 1'),
  })
  expect(body.content.split('\n\n')).toHaveLength(4)
  const path = `/api/v1/stories/shared/${link.share_token}`
  expect((await api.as('not-a-token').get(path)).status).toBe(200)
  expect((await (await api.signUp()).get(path)).body).toEqual(body)
})

test('prose comes in paragraphs, verse in lines', async () => {
  const typed = 'One.\nTwo.\n\nThree.'
  const contentOf = async (change: object) => {
    const { id } = await aBook({ max_images: 0, ...change })
    const story_pages = [1, 2, 3, 4].map((page_number) => ({ page_number, content: typed }))
    expect((await owner.send('PUT', `/api/v1/stories/${id}`, { story_pages })).status).toBe(200)
    return (await open((await share(id)).body.share_token)).body.content
  }
  expect(await contentOf({})).toBe(Array(4).fill('One.\n\nTwo.\n\nThree.').join('\n\n'))
  expect(await contentOf({ story_attributes: ['rhyming'] })).toBe(Array(4).fill(typed).join('\n\n'))
})

test('a link runs out, and is renewed under the same address', async () => {
  const book = await aBook()
  const { body: link } = await share(book.id)
  await ageLink(book.id, 10)
  const kept = await share(book.id)
  expect(Date.parse(link.expires_at) - Date.parse(kept.body.expires_at)).toBe(10 * 86_400_000)
  const renewed = await share(book.id, { renew: true })
  expect(renewed.body.share_token).toBe(link.share_token)
  expect(Date.parse(renewed.body.expires_at)).toBeGreaterThanOrEqual(Date.parse(link.expires_at))

  await ageLink(book.id, 31)
  const { status, problem } = await open(link.share_token)
  expect([status, problem.detail]).toEqual([404, 'This shared story link is invalid or has expired.'])
  expect(await read(book.id)).toMatchObject({ is_shared: false, share_url: null, share_expires_at: null })
  const again = await share(book.id)
  expect(again.body.share_token).toBe(link.share_token)
  expect((await open(link.share_token)).status).toBe(200)
})

test('a revoked link is dead at once, and the next one is another', async () => {
  const book = await aBook()
  const { body: link } = await share(book.id)
  expect((await revoke(book.id)).status).toBe(204)
  expect((await open(link.share_token)).status).toBe(404)
  expect((await revoke(book.id)).status).toBe(204)
  await expectOtherNames(book)
  const { body: next } = await share(book.id)
  expect(next.share_token).not.toBe(link.share_token)
  expect((await open(link.share_token)).status).toBe(404)
  const { body } = await open(next.share_token)
  expect(await isServed(body.image_url ?? '')).toBe(true)
})

test('revoking what was never shared leaves the pictures alone', async () => {
  const book = await aBook()
  expect((await revoke(book.id)).status).toBe(204)
  const { rows } = await api.db.pool.query(
    `select 1 from pgboss.job where name = 'rename-pictures' and data ->> 'story_id' = $1`,
    [book.id],
  )
  expect(rows).toEqual([])
})

test('a story taken back is gone for others, and its pictures are elsewhere', async () => {
  const book = await aBook()
  expect((await publish(book.id)).body).toMatchObject({ is_public: true, is_owner: true })
  expect((await publish(book.id)).status).toBe(200)
  expect((await inFeed(book.id))?.preview_image_url).toBe(book.preview_image_url)
  const back = await unpublish(book.id)
  expect([back.status, back.body.is_public]).toEqual([200, false])
  expect(await inFeed(book.id)).toBeUndefined()
  expect((await unpublish(book.id)).status).toBe(200)
  await expectOtherNames(book)
})

test('while a story is made again its pictures keep their names, and get others afterwards', async () => {
  const book = await aBook()
  await share(book.id)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  text.before = () => held
  expect((await owner.post(`/api/v1/stories/${book.id}/pages/2/rewrite`)).status).toBe(202)
  expect((await revoke(book.id)).status).toBe(204)
  const tries = async () =>
    (
      await api.db.pool.query<{ retry_count: number }>(
        `select retry_count from pgboss.job where name = 'rename-pictures' and data ->> 'story_id' = $1`,
        [book.id],
      )
    ).rows[0]?.retry_count
  await expect.poll(tries, { timeout: 15_000 }).toBeGreaterThan(0)
  expect(everyPicture(await read(book.id))).toEqual(everyPicture(book))
  expect(await isServed(book.preview_image_url ?? '')).toBe(true)
  release()
  const told = await api.finished(owner, book.id)
  expect(told.story_pages[1]?.content).toContain('told again')
  await expectOtherNames(book)
})

test('others meet stand-ins for every name, unless its family says otherwise', async () => {
  const book = await aBook(named)
  const typed = 'Zebedee found the bell. Quillan laughed.'
  const edit = {
    title: 'Zebedee and Quillan',
    summary: 'About Zebedee.',
    story_pages: [{ page_number: 2, content: typed }],
  }
  expect((await owner.send('PUT', `/api/v1/stories/${book.id}`, edit)).status).toBe(200)
  const names = /Zebedee|Quillan|Oyelaran|\[\[/

  const { body: link } = await share(book.id)
  const shared = async () => (await open(link.share_token)).body
  const stranger = await shared()
  expect(JSON.stringify(stranger)).not.toMatch(names)
  expect(stranger.content).toMatch(/^\w+ found the bell\. \w+ laughed\.$/m)
  await publish(book.id)
  expect(JSON.stringify(await inFeed(book.id))).not.toMatch(names)
  // The same stand-in in both.
  expect((await inFeed(book.id))?.title).toBe(stranger.title)

  expect((await share(book.id, { include_names: true })).body).toMatchObject({ ...link, include_names: true })
  expect(await shared()).toMatchObject({
    title: 'Zebedee and Quillan',
    summary: 'About Zebedee.',
    content: expect.stringContaining(typed),
    image_alt: expect.stringContaining('Zebedee'),
  })
  expect(JSON.stringify(await inFeed(book.id))).not.toMatch(names)
  // Left out: as before.
  expect((await share(book.id, { renew: true })).body.include_names).toBe(true)
  expect((await share(book.id, { include_names: false })).body.include_names).toBe(false)
  expect(JSON.stringify(await shared())).not.toMatch(names)

  await publish(book.id, { include_names: true })
  expect((await inFeed(book.id))?.title).toBe('Zebedee and Quillan')
  await publish(book.id)
  expect((await inFeed(book.id))?.title).toBe('Zebedee and Quillan')
  await unpublish(book.id)
  // Published anew it asks anew.
  await publish(book.id)
  expect(JSON.stringify(await inFeed(book.id))).not.toMatch(names)
})

test('a story that is not whole, and one that a moderator took down, stay at home', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  text.before = () => held
  const { body: begun } = await owner.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 0,
  })
  for (const refused of [await share(begun.id), await publish(begun.id)])
    expect([refused.status, refused.problem.code]).toEqual([409, 'not_whole'])
  release()
  await api.finished(owner, begun.id)

  const { body: link } = await share(begun.id)
  await publish(begun.id)
  await set('taken_down_at = now()', begun.id)
  expect((await open(link.share_token)).status).toBe(404)
  expect(await inFeed(begun.id)).toBeUndefined()
  for (const refused of [await share(begun.id), await publish(begun.id)])
    expect([refused.status, refused.problem.code]).toEqual([409, 'taken_down'])
  // To take it back is never refused.
  expect((await unpublish(begun.id)).status).toBe(200)
  expect((await revoke(begun.id)).status).toBe(204)
})

test('what does not belong before children is not published', async () => {
  const book = await aBook()
  await api.db.pool.query(
    `update story_pages set content = 'A fucking surprise.' where story_id = $1 and page_number = 3`,
    [book.id],
  )
  const { status, problem } = await publish(book.id)
  expect([status, problem.code]).toEqual([422, 'unfit_words'])
  expect((await read(book.id)).is_public).toBe(false)
  expect(await inFeed(book.id)).toBeUndefined()
})

test("other people's stories, and what is no id, are not there", async () => {
  const book = await aBook()
  const { body: link } = await share(book.id)
  const other = await api.signUp()
  for (const id of [book.id, '0190b0a0-0000-7000-8000-000000000000', 'moon']) {
    for (const [method, path] of [
      ['POST', `/api/v1/stories/${id}/share`],
      ['DELETE', `/api/v1/stories/${id}/share`],
      ['POST', `/api/v1/public/${id}/share`],
      ['DELETE', `/api/v1/public/${id}/share`],
    ] as const) {
      const { status, problem } = await other.send(method, path)
      expect([status, problem.code], `${method} ${path}`).toEqual([404, 'story_not_found'])
    }
  }
  expect((await open(link.share_token)).status).toBe(200)
  expect((await open('moon')).status).toBe(404)
  expect((await share(book.id, { days: 3000 })).status).toBe(422)
})
