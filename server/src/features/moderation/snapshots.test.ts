import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Story, StoryPage } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'
import { removePictures } from '../../core/stories/remove-pictures-job.ts'
import { renamePictures } from '../../core/stories/rename-pictures-job.ts'
import { copySnapshotPictures } from './copy-snapshot-pictures-job.ts'
import { moderationTools } from './testing-moderation.ts'

let api: Awaited<ReturnType<typeof testApi>>
let tools: ReturnType<typeof moderationTools>
let owner: Person
let moderator: Person
beforeAll(async () => {
  api = await testApi()
  tools = moderationTools(api)
  owner = await api.signUp()
  moderator = await tools.someone('moderator')
})
afterAll(() => api.close())

const named = {
  hero: { name: 'Zebedee' },
  companion: { name: 'Quillan', kind: 'mouse' },
  dedication: 'For Zebedee, from Grandma Oyelaran',
}

async function aPublicBook(includeNames = false): Promise<Story> {
  const wish = { ...aStory, page_count: 4, max_images: 2, ...named }
  const { body } = await owner.post<Story>('/api/v1/stories', wish)
  const book = await api.finished(owner, body.id)
  const published = await owner.post(`/api/v1/public/${book.id}/share`, { include_names: includeNames })
  expect(published.status).toBe(200)
  return book
}

const until = { timeout: 30_000, interval: 50 }
const edit = (id: string, content: string) =>
  owner.send('PUT', `/api/v1/stories/${id}`, { story_pages: [{ page_number: 2, content }] })
const pictures = (pages: readonly StoryPage[]) =>
  pages.flatMap(({ image_srcset }) =>
    (image_srcset ?? '')
      .split(', ')
      .filter(Boolean)
      .map((one) => one.split(' ')[0] ?? ''),
  )
const bytesOf = async (url: string) => {
  const { statusCode, rawPayload } = await api.app.inject(url)
  return statusCode === 200 ? rawPayload.toString('base64') : null
}
const allBytes = (urls: readonly string[]) => Promise.all(urls.map(bytesOf))
const files = async () =>
  (await readdir(join(api.dataDir, 'pictures'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
const snapshots = async (id: string) => (await tools.listed(moderator, id))?.snapshots ?? []
/** Once their pictures are copied. */
const settled = async (id: string) => {
  const waiting = () =>
    api.db.pool
      .query('select from story_snapshots where story_id = $1 and pictures_copied_at is null', [id])
      .then(({ rowCount }) => rowCount)
  await expect.poll(waiting, until).toBe(0)
  return snapshots(id)
}
const reportedBy = async (id: string, reason?: string) => {
  const person = await api.signUp()
  expect((await tools.report(person, id, reason)).status).toBe(201)
  return person
}

test('moderators see the reported version and the current one, with the names that strangers read', async () => {
  const book = await aPublicBook()
  const open = (await api.nobody.get<Story>(`/api/v1/public/${book.id}`)).body
  await reportedBy(book.id)
  await reportedBy(book.id)
  const [kept, ...more] = await settled(book.id)
  expect(more).toEqual([])
  expect(kept).toMatchObject({ is_current: true, title: open.title, summary: open.summary, dedication: null })
  const read = (pages: readonly StoryPage[]) =>
    pages.map(({ page_number, content, image_alt, has_image }) => [
      page_number,
      content,
      image_alt,
      has_image,
    ])
  expect(read(kept?.story_pages ?? [])).toEqual(read(open.story_pages))
  await edit(book.id, 'Zebedee met a wolf.')
  const listed = await tools.listed(moderator, book.id)
  const hero = open.title.split(' ')[0]
  expect(listed).toMatchObject({ title: open.title, snapshots: [{ is_current: false }] })
  expect(listed?.story_pages[1]?.content).toBe(`${hero} met a wolf.`)
  expect(listed?.content).toContain(`\n\n${hero} met a wolf.\n\n`)
  expect(JSON.stringify(listed)).not.toMatch(/Zebedee|Quillan|Oyelaran|\[\[|"share_token"/)
  await edit(book.id, book.story_pages[1]?.content ?? '')
  expect(await snapshots(book.id)).toMatchObject([{ is_current: true }])
})

test('given names stay in the snapshot if they were public', async () => {
  const book = await aPublicBook(true)
  await reportedBy(book.id)
  expect(await settled(book.id)).toMatchObject([
    { title: 'Zebedee and the Quiet Bell', dedication: named.dedication, is_current: true },
  ])
  await owner.post(`/api/v1/public/${book.id}/share`, { include_names: false })
  expect(await snapshots(book.id)).toMatchObject([{ dedication: named.dedication, is_current: false }])
})

test('a report’s pictures stay when the story is regenerated, made private or renamed', async () => {
  const book = await aPublicBook()
  const before = pictures(book.story_pages)
  expect(before).toHaveLength(6)
  const content = await allBytes(before)
  await reportedBy(book.id)
  const [kept] = await settled(book.id)
  const evidence = pictures(kept?.story_pages ?? [])
  expect(evidence).toHaveLength(6)
  expect(evidence.filter((url) => before.includes(url))).toEqual([])
  await owner.send('DELETE', `/api/v1/public/${book.id}/share`)
  await expect.poll(() => allBytes(before), until).toEqual(before.map(() => null))
  // The same pictures under other names are the same version.
  expect(await snapshots(book.id)).toMatchObject([{ id: kept?.id, is_current: true }])
  expect((await owner.post(`/api/v1/stories/${book.id}/pages/1/redraw`)).status).toBe(202)
  await api.finished(owner, book.id)
  expect(await snapshots(book.id)).toMatchObject([{ id: kept?.id, is_current: false }])
  expect(await allBytes(evidence)).toEqual(content)
})

test('removing pictures waits until a snapshot has copied them', async () => {
  const slow = await testApi({ worker: false })
  try {
    const stem = 'a-picture-of-their-own-1234'
    const ours = moderationTools(slow)
    const family = await slow.signUp()
    const by = await ours.someone('moderator')
    const id = await ours.aPublicStory(family)
    await slow.db.pool.query('update story_pages set has_image = true, image_key = $2 where story_id = $1', [
      id,
      stem,
    ])
    for (const width of [480, 960, 1536])
      await slow.generation.pictures.put(`${stem}-${width}.webp`, Buffer.from(`picture ${width}`))
    expect((await ours.report(await slow.signUp(), id)).status).toBe(201)
    await family.send('DELETE', `/api/v1/public/${id}/share`)
    // Renaming and removal run first, as far as they can.
    const deps = { ...slow.generation, queue: slow.queue }
    const { signal } = new AbortController()
    await renamePictures(deps, id)
    const remove = () => removePictures(deps, [stem], signal)
    await expect(remove()).rejects.toThrow('still has to copy')
    const shown = async () => {
      const snapshot = (await ours.listed(by, id))?.snapshots[0]
      return (await slow.app.inject(snapshot?.story_pages[0]?.image_url ?? '')).body
    }
    expect(await shown()).toBe('picture 960')
    const [snapshot] = (await ours.listed(by, id))?.snapshots ?? []
    await copySnapshotPictures(deps, snapshot?.id ?? '', signal)
    await copySnapshotPictures(deps, snapshot?.id ?? '', signal)
    await remove()
    expect(await slow.generation.pictures.read(`${stem}-960.webp`)).toBeNull()
    expect(await shown()).toBe('picture 960')
  } finally {
    await slow.close()
  }
})

test('the same person may report a later version; both are kept', async () => {
  const book = await aPublicBook()
  const reader = await reportedBy(book.id, 'A wolf?')
  await edit(book.id, 'A bear came by.')
  const again = await tools.report(reader, book.id, 'And now a bear.')
  const listed = await tools.listed(moderator, book.id)
  expect(listed?.reports).toMatchObject([{ id: again.body.id, reason: 'And now a bear.' }])
  expect(listed?.snapshots).toMatchObject([{ is_current: false }, { is_current: true }])
  expect(listed?.reports[0]?.snapshot_id).toBe(listed?.snapshots[1]?.id)
  for (let version = 0; version < 12; version++) {
    await edit(book.id, `A bear came by ${version} times.`)
    expect((await tools.report(reader, book.id)).status).toBe(201)
  }
  expect((await snapshots(book.id)).length).toBeLessThan(12)
})

test('a taken-down version is kept for the appeal', async () => {
  const book = await aPublicBook()
  await reportedBy(book.id)
  await edit(book.id, 'A wolf came by.')
  await tools.decide(moderator, book.id, { approved: false, note: 'A wolf.' })
  await edit(book.id, 'A lamb came by.')
  await owner.post(`/api/v1/stories/${book.id}/appeal`, { text: 'It is a lamb now.' })
  const kept = await settled(book.id)
  expect(kept.map(({ is_current }) => is_current)).toEqual([false, false])
  expect(kept.map(({ story_pages }) => story_pages[1]?.content === 'A wolf came by.')).toEqual([false, true])
  const before = pictures(book.story_pages)
  await expect.poll(() => allBytes(before), until).toEqual(before.map(() => null))
})

test('deleting a story deletes its reports and all their pictures', async () => {
  const book = await aPublicBook()
  await reportedBy(book.id)
  const [kept] = await settled(book.id)
  const evidence = pictures(kept?.story_pages ?? []).map((url) => url.split('/').at(-1) ?? '')
  expect(await files()).toEqual(expect.arrayContaining(evidence))
  expect((await owner.send('DELETE', `/api/v1/stories/${book.id}`)).status).toBe(204)
  await expect.poll(async () => (await files()).filter((name) => evidence.includes(name)), until).toEqual([])
  const left = await api.db.pool.query(
    'select from reports where story_id = $1 union all select from story_snapshots where story_id = $1',
    [book.id],
  )
  expect(left.rowCount).toBe(0)
  expect(await tools.listed(moderator, book.id)).toBeUndefined()
})

test('unsuitable words in a reason are masked for display and stored as typed', async () => {
  const book = await aPublicBook()
  const reason = 'They KILLED the fox, what a bítch. Dick is fine.'
  await reportedBy(book.id, reason)
  const listed = await tools.listed(moderator, book.id)
  expect(listed?.reports[0]?.reason).toBe('They K***** the fox, what a b****. Dick is fine.')
  const { rows } = await api.db.pool.query('select reason from reports where story_id = $1', [book.id])
  expect(rows).toEqual([{ reason }])
})
