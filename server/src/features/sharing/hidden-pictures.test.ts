import { join } from 'node:path'
import type { StoryList } from '@moonpage/contract/story'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { builtPage, testApi, type Person } from '../../app/testing.ts'
import type { TextScript } from '../../infra/text-model/scripted.ts'
import { renamePictures } from '../../core/stories/rename-pictures-job.ts'
import { diskPictures } from '../../infra/storage/disk-pictures.ts'
import type { PictureStore } from '../../infra/storage/picture-store.ts'
import { updateUser } from '../admin/update-user.ts'
import { moderationTools } from '../moderation/testing-moderation.ts'
import { everyPicture, sharing, type TestApi } from './testing-sharing.ts'

const text: TextScript = { asked: [] }
let api: TestApi
let owner: Person
let its: ReturnType<typeof sharing>
beforeAll(async () => {
  api = await testApi({ text, web: builtPage })
  owner = await api.signUp()
  its = sharing(api, owner)
})
afterEach(() => {
  delete text.before
})
afterAll(() => api.close())

test('revoking a story that was never shared does not rename its pictures', async () => {
  const book = await its.aBook()
  expect((await its.revoke(book.id)).status).toBe(204)
  const { rows } = await api.db.pool.query(
    `select 1 from pgboss.job where name = 'rename-pictures' and data ->> 'story_id' = $1`,
    [book.id],
  )
  expect(rows).toEqual([])
})

test('a story made private is gone for others, and its pictures are renamed', async () => {
  const book = await its.aBook()
  expect((await its.publish(book.id)).body).toMatchObject({ is_public: true, is_owner: true })
  expect((await its.publish(book.id)).status).toBe(200)
  expect((await its.inFeed(book.id))?.preview_image_url).toBe(book.preview_image_url)
  const back = await its.unpublish(book.id)
  expect([back.status, back.body.is_public]).toEqual([200, false])
  expect(await its.inFeed(book.id)).toBeUndefined()
  expect((await its.unpublish(book.id)).status).toBe(200)
  await its.expectOtherNames(book)
})

test('three reports hide a story, and its pictures are renamed before any decision', async () => {
  const book = await its.aBook()
  await its.publish(book.id)
  for (const reader of await moderationTools(api).people(3)) {
    expect((await its.inFeed(book.id))?.preview_image_url).toBe(book.preview_image_url)
    expect((await reader.post(`/api/v1/stories/${book.id}/report`)).status).toBe(201)
  }
  expect(await its.inFeed(book.id)).toBeUndefined()
  await its.expectOtherNames(book)
})

test('public and shared stories of a deactivated account are gone with the next request, and back after reactivation', async () => {
  const author = await api.signUp()
  const theirs = sharing(api, author)
  const [shared, open] = [await theirs.aBook(), await theirs.aBook()]
  const { body: link } = await theirs.share(shared.id)
  await theirs.publish(open.id)
  await owner.post(`/api/v1/stories/${open.id}/favorite`)
  const other = await api.anotherWeb()
  const found = async () => ({
    link: (await theirs.open(link.share_token)).status,
    page: (await api.app.inject(`/shared/${link.share_token}`)).body.includes(shared.title),
    story: (await api.nobody.get(`/api/v1/public/${open.id}`)).status,
    elsewhere: (await other.get(`/api/v1/public/${open.id}`)).status,
    file: (await api.app.inject(`/api/v1/public/${open.id}/download?format=epub`)).statusCode,
    ratings: (await api.nobody.get(`/api/v1/ratings/story/${open.id}`)).status,
    feed: (await theirs.inFeed(open.id)) !== undefined,
    search: (
      await api.nobody.get<StoryList>(`/api/v1/public/feed?search=${open.slug.split('-')[0]}`)
    ).body.stories.some(({ id }) => id === open.id),
    preview: (await api.app.inject(`/public/story/${open.id}/page/1`)).body.includes(open.title),
    sitemap: (await api.app.inject('/sitemap-1.xml')).body.includes(open.id),
    favorites: (await owner.get<StoryList>('/api/v1/stories/favorites')).body.stories.length,
  })
  const there = {
    link: 200,
    page: true,
    story: 200,
    elsewhere: 200,
    file: 200,
    ratings: 200,
    feed: true,
    search: true,
    preview: true,
    sitemap: true,
    favorites: 1,
  }
  const gone = {
    link: 404,
    page: false,
    story: 404,
    elsewhere: 404,
    file: 404,
    ratings: 404,
    feed: false,
    search: false,
    preview: false,
    sitemap: false,
    favorites: 0,
  }
  expect(await found()).toEqual(there)
  const publishedAt = async () =>
    (await api.db.pool.query('select published_at from stories where id = $1', [open.id])).rows[0]
      ?.published_at
  const before = await publishedAt()
  const change = (is_active: boolean) =>
    updateUser(api, { id: author.user.id, change: { is_active }, by: null })
  await change(false)
  expect(await found()).toEqual(gone)
  const old = [shared, open].flatMap(everyPicture)
  await expect.poll(async () => Promise.all(old.map(its.isServed))).toEqual(old.map(() => false))
  await change(true)
  expect(await found()).toEqual(there)
  expect(await publishedAt()).toEqual(before)
})

test('publishing during a deactivation leaves nothing public', async () => {
  const author = await api.signUp()
  const theirs = sharing(api, author)
  const books = [await theirs.aBook({ max_images: 0 }), await theirs.aBook({ max_images: 0 })]
  await Promise.all([
    ...books.map(({ id }) => theirs.publish(id)),
    updateUser(api, { id: author.user.id, change: { is_active: false }, by: null }),
  ])
  for (const { id } of books) expect((await api.nobody.get(`/api/v1/public/${id}`)).status).toBe(404)
})

test('during a regeneration pictures keep their names, and are renamed afterwards', async () => {
  const book = await its.aBook()
  await its.share(book.id)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  text.before = () => held
  expect((await owner.post(`/api/v1/stories/${book.id}/pages/2/rewrite`)).status).toBe(202)
  expect((await its.revoke(book.id)).status).toBe(204)
  const tries = async () =>
    (
      await api.db.pool.query<{ retry_count: number }>(
        `select retry_count from pgboss.job where name = 'rename-pictures' and data ->> 'story_id' = $1`,
        [book.id],
      )
    ).rows[0]?.retry_count
  await expect.poll(tries).toBeGreaterThan(0)
  expect(everyPicture(await its.read(book.id))).toEqual(everyPicture(book))
  expect(await its.isServed(book.preview_image_url ?? '')).toBe(true)
  release()
  const told = await api.finished(owner, book.id)
  expect(told.story_pages[1]?.content).toContain('told again')
  await its.expectOtherNames(book)
})

/** A disk that is full after the given number of files. */
const fullAfter = (pictures: PictureStore, files: number): PictureStore => ({
  ...pictures,
  put: async (file, data) => {
    if (files-- <= 0) throw new Error('the disk is full')
    await pictures.put(file, data)
  },
})

test('a renaming that fails halfway keeps the old names; a retry renames all', async () => {
  const book = await its.aBook()
  const { pictures } = api.generation
  for (const files of [0, 1, 4]) {
    const broken = renamePictures({ ...api.generation, pictures: fullAfter(pictures, files) }, book.id)
    await expect(broken).rejects.toThrow('the disk is full')
    expect(everyPicture(await its.read(book.id))).toEqual(everyPicture(book))
    expect(await its.isServed(book.preview_image_url ?? '')).toBe(true)
  }
  await renamePictures(api.generation, book.id)
  await its.expectOtherNames(book)
})

test('if no picture is found, as with a wrong storage folder, nothing is renamed', async () => {
  const book = await its.aBook()
  const elsewhere = diskPictures(join(api.dataDir, 'elsewhere'))
  const misled = renamePictures({ ...api.generation, pictures: elsewhere }, book.id)
  await expect(misled).rejects.toThrow('no picture of the story was found')
  expect(everyPicture(await its.read(book.id))).toEqual(everyPicture(book))
})

test('a story unshared and unpublished at once still has its pictures', async () => {
  const book = await its.aBook()
  await its.share(book.id)
  await its.publish(book.id)
  await Promise.all([its.revoke(book.id), its.unpublish(book.id)])
  const left = async () =>
    (
      await api.db.pool.query<{ state: string }>(
        `select state from pgboss.job where name = 'rename-pictures' and data ->> 'story_id' = $1`,
        [book.id],
      )
    ).rows.map((row) => row.state)
  await expect.poll(left).toEqual(['completed', 'completed'])
  await its.expectOtherNames(book)
})
