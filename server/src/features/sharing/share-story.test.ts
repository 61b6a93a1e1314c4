import type { ShareLink } from '@moonpage/contract/sharing'
import type { Story } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { sharing, type TestApi } from './testing-sharing.ts'

const text: TextScript = { asked: [] }
let api: TestApi
let owner: Person
let its: ReturnType<typeof sharing>
beforeAll(async () => {
  api = await testApi({ text })
  owner = await api.signUp()
  its = sharing(api, owner)
})
afterEach(() => {
  delete text.before
})
afterAll(() => api.close())

test('a story has one link, also for concurrent requests', async () => {
  const book = await its.aBook()
  expect(book).toMatchObject({ is_shared: false, share_token: null, share_url: null, share_expires_at: null })
  const answers = await Promise.all(Array.from({ length: 8 }, () => its.share(book.id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const link = answers[0]?.body as ShareLink
  expect(link.share_token).toMatch(/^[\w-]{20,}$/)
  expect(link).toMatchObject({
    share_url: expect.stringMatching(new RegExp(`^https?://[^/]+/shared/${link.share_token}$`)),
    include_names: true,
  })
  expect(Math.abs(Date.parse(link.expires_at) - Date.now() - 30 * 86_400_000)).toBeLessThan(600_000)
  expect((await its.share(book.id)).body).toEqual(link)
  expect(await its.read(book.id)).toMatchObject({
    is_shared: true,
    share_token: link.share_token,
    share_url: link.share_url,
    share_expires_at: link.expires_at,
  })
})

test('a link expires, and can be renewed with the same address', async () => {
  const book = await its.aBook()
  const { body: link } = await its.share(book.id)
  await its.ageLink(book.id, 10)
  const kept = await its.share(book.id)
  expect(Date.parse(link.expires_at) - Date.parse(kept.body.expires_at)).toBe(10 * 86_400_000)
  const renewed = await its.share(book.id, { renew: true })
  expect(renewed.body.share_token).toBe(link.share_token)
  expect(Date.parse(renewed.body.expires_at)).toBeGreaterThanOrEqual(Date.parse(link.expires_at))

  await its.ageLink(book.id, 31)
  const { status, problem } = await its.open(link.share_token)
  expect([status, problem.detail]).toEqual([404, 'This shared story link is invalid or has expired.'])
  expect(await its.read(book.id)).toMatchObject({ is_shared: false, share_url: null, share_expires_at: null })
  const again = await its.share(book.id)
  expect(again.body.share_token).toBe(link.share_token)
  expect((await its.open(link.share_token)).status).toBe(200)
})

test('a revoked link stops working at once, and the next one is different', async () => {
  const book = await its.aBook()
  const { body: link } = await its.share(book.id)
  expect((await its.revoke(book.id)).status).toBe(204)
  expect((await its.open(link.share_token)).status).toBe(404)
  expect((await its.revoke(book.id)).status).toBe(204)
  await its.expectOtherNames(book)
  const { body: next } = await its.share(book.id)
  expect(next.share_token).not.toBe(link.share_token)
  expect((await its.open(link.share_token)).status).toBe(404)
  const { body } = await its.open(next.share_token)
  expect(await its.isServed(body.image_url ?? '')).toBe(true)
})

test('unfinished and taken-down stories cannot be shared', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  text.before = () => held
  const { body: begun } = await owner.post<Story>('/api/v1/stories', {
    ...aStory,
    page_count: 4,
    max_images: 0,
  })
  for (const refused of [await its.share(begun.id), await its.publish(begun.id)])
    expect([refused.status, refused.problem.code]).toEqual([409, 'not_whole'])
  release()
  await api.finished(owner, begun.id)

  const { body: link } = await its.share(begun.id)
  await its.publish(begun.id)
  await its.takeDown(begun.id)
  expect((await its.open(link.share_token)).status).toBe(404)
  expect(await its.inFeed(begun.id)).toBeUndefined()
  for (const refused of [await its.share(begun.id), await its.publish(begun.id)])
    expect([refused.status, refused.problem.code]).toEqual([409, 'taken_down'])
  // Revoking always works.
  expect((await its.unpublish(begun.id)).status).toBe(200)
  expect((await its.revoke(begun.id)).status).toBe(204)
})

test('other people’s stories and invalid ids are not found', async () => {
  const book = await its.aBook()
  const { body: link } = await its.share(book.id)
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
  expect((await its.open(link.share_token)).status).toBe(200)
  expect((await its.open('moon')).status).toBe(404)
  expect((await its.share(book.id, { days: 3000 })).status).toBe(422)
})
