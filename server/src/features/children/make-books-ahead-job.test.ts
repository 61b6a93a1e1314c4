import type { Child } from '@moonpage/contract/children'
import type { StoryList } from '@moonpage/contract/story'
import type { Tonight } from '@moonpage/contract/tonight'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { generateStory } from '../generation/generate-story.ts'
import { createStory } from '../library/create-story.ts'
import { makeBooksAhead } from './make-books-ahead-job.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterEach(async () => {
  await api.db.pool.query('delete from children')
})
afterAll(() => api.close())

const log = { info: () => {} }
type Deps = Parameters<typeof makeBooksAhead>[0]
/** @param at on the clock of Rome in winter, on 28 November 2026 */
const run = (at: string, change: Partial<typeof api.generation> = {}, createAs?: Deps['createStory']) =>
  makeBooksAhead(
    {
      db: api.db,
      queue: api.queue,
      log,
      createStory:
        createAs ??
        ((owner, request, also) =>
          createStory({ ...api.generation, ...change }, owner, request, undefined, also)),
    },
    new AbortController().signal,
    new Date(`2026-11-28T${at}:00+01:00`),
  )
const addChild = async (person: Person, change: object = {}) =>
  (
    await person.post<Child>('/api/v1/children', {
      name: 'Mila',
      bedtime: '19:30',
      ahead_zone: 'Europe/Rome',
      loves: ['owl'],
      ...change,
    })
  ).body
const booksOf = async (person: Person) => (await person.get<StoryList>('/api/v1/stories')).body.stories
const tonight = async (person: Person) => (await person.get<Tonight>('/api/v1/tonight')).body.children[0]

test('in the hour before bedtime one book is made, which the card shows until it is opened', async () => {
  const parent = await api.signUp()
  const child = await addChild(parent)
  expect(child.ahead_zone).toBe('Europe/Rome')
  for (const early of ['18:29', '19:30', '20:00', '07:00']) await run(early)
  expect(await booksOf(parent)).toEqual([])
  await run('18:30')
  const [book] = await booksOf(parent)
  expect(book).toMatchObject({ subject: 'owl', generation_status: 'pending' })
  expect(await tonight(parent)).toMatchObject({ is_ready: false, read_again: [] })
  await generateStory(api.generation, book?.id ?? '', new AbortController().signal)
  expect(await tonight(parent)).toMatchObject({ is_ready: true, read_again: [{ id: book?.id }] })
  await run('18:35')
  await run('19:29')
  expect(await booksOf(parent)).toHaveLength(1)
  await parent.send('PUT', `/api/v1/stories/${book?.id}/place`, { page_number: 2 })
  expect(await tonight(parent)).toMatchObject({ is_ready: false, read_again: [{ id: book?.id }] })
  // Deleted, it does not come again this evening.
  await parent.send('DELETE', `/api/v1/stories/${book?.id}`)
  await run('19:00')
  expect(await booksOf(parent)).toEqual([])
})

test('nothing is made unless parents want it, know the bedtime, and are active', async () => {
  const parent = await api.signUp()
  for (const change of [{ ahead_zone: null }, { bedtime: null }, { ahead_zone: 'America/New_York' }])
    await addChild(parent, change)
  await run('19:00')
  expect(await booksOf(parent)).toEqual([])
  const refused = await parent.post('/api/v1/children', { name: 'Leo', ahead_zone: 'Moon/Tycho' })
  expect([refused.status, refused.problem.errors?.[0]?.field]).toEqual([422, 'ahead_zone'])

  const other = await api.signUp()
  await addChild(other)
  await api.db.pool.query('update accounts set is_active = false where id = $1', [other.user.id])
  await run('19:00')
  const { rows } = await api.db.pool.query('select from stories where owner_id = $1', [other.user.id])
  expect(rows).toEqual([])
})

test('nothing is made for a child who has a new book, or did not open the last one', async () => {
  const parent = await api.signUp()
  const { id } = await addChild(parent)
  await parent.post('/api/v1/stories', { subject: 'fox', theme: 'courage', setting: 'forest', child_id: id })
  await run('19:00')
  expect(await booksOf(parent)).toHaveLength(1)
  const days = (count: number) =>
    api.db.pool.query(
      `update stories set created_at = created_at - make_interval(days => $2), generation_status = 'completed',
       completed_at = now() where owner_id = $1`,
      [parent.user.id, count],
    )
  await days(1)
  await run('19:00')
  expect(await booksOf(parent)).toHaveLength(2)
  await days(1)
  await api.db.pool.query('update children set ahead_evening = ahead_evening - 1 where id = $1', [id])
  await run('19:00')
  expect(await booksOf(parent)).toHaveLength(2)
})

test('nor against the budget or the quota; it is tried again until bedtime', async () => {
  const parent = await api.signUp()
  await addChild(parent)
  await run('18:40', { dailyStories: 0 })
  expect(await booksOf(parent)).toEqual([])
  await run('18:45')
  expect(await booksOf(parent)).toHaveLength(1)
})

test('two workers at once, and one that was killed, make one book an evening', async () => {
  const parent = await api.signUp()
  await addChild(parent)
  const killed: Deps['createStory'] = (owner, request, also) =>
    createStory(api.generation, owner, request, undefined, async (tx, id) => {
      await also(tx, id)
      throw new Error('killed')
    })
  await expect(run('18:40', {}, killed)).rejects.toThrow('killed')
  expect(await booksOf(parent)).toEqual([])
  await Promise.all([run('18:45'), run('18:45'), run('18:46')])
  expect(await booksOf(parent)).toHaveLength(1)
  const { rows } = await api.db.pool.query(
    `select count(*)::int as jobs from pgboss.job where name = 'make-books-ahead' and state = 'created'`,
  )
  expect(rows).toEqual([{ jobs: 1 }])
})
