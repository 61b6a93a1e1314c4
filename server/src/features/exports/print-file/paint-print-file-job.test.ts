import type { NotificationList } from '@moonpage/contract/notifications'
import type { PrintFile } from '@moonpage/contract/print-files'
import type { Story } from '@moonpage/contract/story'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let owner: Person
let book: Story
beforeAll(async () => {
  api = await testApi({ text: { asked: [] }, image: { asked: [] } })
  owner = await api.signUp()
})
afterAll(() => api.close())

type Reply = { print_file: PrintFile | null }
const path = () => `/api/v1/stories/${book.id}/print-file`
const state = async () => (await owner.get<Reply>(path())).body.print_file
const make = async () => {
  const { status, body } = await owner.post<Reply>(path())
  expect(status).toBe(202)
  return body.print_file
}
const isReady = async () => {
  await expect.poll(async () => (await state())?.status, { timeout: 20_000 }).toBe('ready')
}
const download = () =>
  api.app.inject({
    url: `/api/v1/stories/${book.id}/download?format=print-shop`,
    headers: { authorization: `Bearer ${owner.access_token}` },
  })
const jobs = async () => {
  const { rows } = await api.db.pool.query<{ count: number }>(
    `select count(*)::int from pgboss.job where name = 'paint-print-file'`,
  )
  return rows[0]?.count
}

test('is painted by a job, waits, is told of, and is fetched as often as wanted', async () => {
  const { body } = await owner.post<Story>('/api/v1/stories', { ...aStory, page_count: 4, max_images: 2 })
  book = await api.finished(owner, body.id)
  expect(await state()).toBeNull()
  expect(await make()).toMatchObject({ status: 'making', bytes: null, is_outdated: false })
  await Promise.all([make(), make()])
  await isReady()
  expect(await jobs()).toBe(1)
  const file = await state()
  expect(file?.painted).toBe(file?.pictures)
  expect(file?.pictures).toBeGreaterThanOrEqual(2)
  const [first, second] = [await download(), await download()]
  expect(first.headers['content-disposition']).toContain('.print-shop.zip')
  expect(first.rawPayload).toHaveLength(file?.bytes ?? 0)
  expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
  expect(Object.keys(unzipSync(first.rawPayload))).toHaveLength(3)
  const { notifications } = (await owner.get<NotificationList>('/api/v1/notifications')).body
  expect(notifications.filter(({ kind }) => kind === 'print_file_ready')).toMatchObject([
    { path: `/story/${book.id}/page/1` },
  ])
  expect(await make()).toMatchObject({ status: 'ready' })
})

test('a changed story has another one; strangers have none', async () => {
  await owner.send('PUT', `/api/v1/stories/${book.id}`, { title: 'The Quiet Bell' })
  expect(await state()).toMatchObject({ status: 'ready', is_outdated: true })
  expect(await make()).toMatchObject({ status: 'making', is_outdated: false })
  await isReady()
  expect((await download()).headers['content-disposition']).toContain('Quiet%20Bell')
  const stranger = await api.signUp()
  expect([(await stranger.get(path())).status, (await stranger.post(path())).status]).toEqual([404, 404])
})

test('it goes with its story', async () => {
  await owner.send('DELETE', `/api/v1/stories/${book.id}`)
  const { rows } = await api.db.pool.query('select from print_file_parts')
  expect(rows).toEqual([])
})
