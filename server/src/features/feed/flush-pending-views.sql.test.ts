import type { PublicStats } from '@moonpage/contract/feed'
import type { Story } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertStories } from '../../app/testing-stories.ts'
import { testApi } from '../../app/testing.ts'
import { flushPendingViews } from './flush-pending-views.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

test('each view is added once, whatever runs or is deleted concurrently', async () => {
  const owner = await api.signUp()
  const [gone, ...ids] = await insertStories(
    api.db,
    owner.user.id,
    Array.from({ length: 6 }, () => ({})),
  )
  const note = (id: string | undefined, views: number) =>
    api.db.pool.query('insert into pending_views (story_id, views) values ($1, $2)', [id, views])
  await note(gone, 9)
  const readers = ids.map(async (id) => {
    for (let views = 1; views <= 20; views++) await note(id, views)
  })
  const adders = [1, 2, 3].map(async () => {
    for (let turn = 0; turn < 10; turn++) await flushPendingViews(api.db.kysely)
  })
  await Promise.all([...readers, ...adders, owner.send('DELETE', `/api/v1/stories/${gone}`)])
  expect(await flushPendingViews(api.db.kysely)).toBeLessThanOrEqual(ids.length)
  expect(await flushPendingViews(api.db.kysely)).toBe(0)
  for (const id of ids)
    expect((await owner.get<Story>(`/api/v1/stories/${id}`)).body.view_count, id).toBe(210)
  const { body: stats } = await api.nobody.get<PublicStats>('/api/v1/public/stats/summary')
  expect(stats.total_views).toBe(210 * ids.length)
})

test('a story that another worker holds is left to it', async () => {
  const owner = await api.signUp()
  const [held, free] = await insertStories(api.db, owner.user.id, [{}, {}])
  const pending = async () =>
    (await api.db.pool.query<{ story_id: string }>('select story_id from pending_views')).rows.map(
      ({ story_id: id }) => id,
    )
  await api.db.pool.query('insert into pending_views (story_id, views) values ($1, 1), ($2, 1)', [held, free])
  const other = await api.db.pool.connect()
  await other.query('begin')
  await other.query('select from stories where id = $1 for no key update', [held])
  await flushPendingViews(api.db.kysely)
  expect(await pending()).toEqual([held])
  await other.query('rollback')
  other.release()
  await flushPendingViews(api.db.kysely)
  expect(await pending()).toEqual([])
})
