import type { AuditList } from '@moonpage/contract/audit'
import type { ReportedStoryList } from '@moonpage/contract/moderation'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { moderationTools } from './testing-moderation.ts'

let api: Awaited<ReturnType<typeof testApi>>
let tools: ReturnType<typeof moderationTools>
let owner: Person
let moderator: Person
let other: Person
beforeAll(async () => {
  api = await testApi({ worker: false })
  tools = moderationTools(api)
  owner = await api.signUp()
  moderator = await tools.someone('moderator')
  other = await tools.someone('admin')
})
afterAll(() => api.close())

/** Counts the statements that the pools send during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  // oxlint-disable-next-line typescript/unbound-method -- called with the client that it is asked of
  const { query } = pg.Client.prototype
  let count = 0
  pg.Client.prototype.query = function counted(this: pg.Client, ...args: unknown[]) {
    count += 1
    return Reflect.apply(query, this, args)
  } as typeof query
  await work().finally(() => (pg.Client.prototype.query = query))
  return count
}

test('hidden stories and appeals come first, then the longest waiting, in pages that do not overlap', async () => {
  const people = await tools.people(3)
  const stories: string[] = []
  for (let count = 0; count < 6; count++) stories.push(await tools.aPublicStory(owner))
  const [late, early, hidden, asked, clear, hiddenLater] = stories as [
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  await tools.reportOf(people.slice(0, 1), early)
  await tools.reportOf(people.slice(0, 2), late)
  await tools.reportOf(people, hidden)
  await tools.takeDown(moderator, asked)
  await owner.post(`/api/v1/stories/${asked}/appeal`, { text: 'Please.' })
  await tools.reportOf(people, hiddenLater)
  await tools.reportOf(people.slice(1, 2), early)
  const page = async (number: number, size = 2) =>
    (
      await moderator.get<ReportedStoryList>(
        `/api/v1/admin/moderation/stories?page=${number}&page_size=${size}`,
      )
    ).body
  const pages = [await page(1), await page(2), await page(3)]
  expect(pages.flatMap(({ stories: shown }) => shown.map(({ id }) => id))).toEqual([
    hidden,
    asked,
    hiddenLater,
    early,
    late,
  ])
  expect(pages[0]).toMatchObject({ page: 1, page_size: 2, total: 5, total_pages: 3, has_next: true })
  expect(pages[2]).toMatchObject({ has_next: false, has_previous: true })
  expect(await page(9)).toMatchObject({ stories: [], total: 5 })
  // The number of statements does not depend on the number of stories.
  const leastOf = async (size: number) => {
    const counts: number[] = []
    // The queue may send statements of its own meanwhile.
    for (let time = 0; time < 3; time++) counts.push(await statementsOf(() => page(1, size)))
    return Math.min(...counts)
  }
  const statements = [await leastOf(1), await leastOf(20)]
  expect(statements[0]).toBeGreaterThan(3)
  expect(statements[1]).toBe(statements[0])
  const all = JSON.stringify(await page(1, 20))
  expect(all).not.toContain(clear)
  for (const { user } of [owner, ...people])
    for (const told of [user.email, user.username, user.first_name]) expect(all).not.toContain(told)
  const { body } = await other.get<ReportedStoryList>('/api/v1/admin/moderation/stories?page_size=1')
  expect(body.stories[0]).toMatchObject({ owner_name: owner.user.username })
  expect(body.stories[0]?.reports.map((report) => report.user_name)).toEqual(
    people.map(({ user }) => user.username),
  )
})

test('the audit log says who did what to which story, newest first', async () => {
  const someone = await tools.someone('moderator')
  const id = await tools.aPublicStory(owner)
  const note = 'It is not for children.'
  await tools.takeDown(someone, id, { note })
  await tools.decide(other, id, { approved: true })
  const log = async (query: string) => (await other.get<AuditList>(`/api/v1/admin/audit${query}`)).body
  const all = await log(`?subject_id=${id}`)
  expect(all).toMatchObject({ total: 2, page: 1, page_size: 50, has_next: false })
  expect(all.entries).toMatchObject([
    { action: 'story_restored', actor_id: other.user.id, actor_name: other.user.username, note: null },
    {
      action: 'story_taken_down',
      actor_id: someone.user.id,
      actor_name: someone.user.username,
      subject_kind: 'story',
      subject_id: id,
      note,
    },
  ])
  expect((await log(`?subject_id=${id}&limit=1&skip=1`)).entries).toEqual(all.entries.slice(1))
  expect((await log(`?subject_id=${id.toUpperCase()}&action=story_taken_down`)).entries).toEqual(
    all.entries.slice(1),
  )
  expect(await log('?subject_id=moon')).toMatchObject({ entries: [], total: 0 })
  const whole = await log('?limit=100')
  expect(whole.entries.map(({ created_at }) => created_at)).toEqual(
    whole.entries
      .map(({ created_at }) => created_at)
      .toSorted()
      .toReversed(),
  )
  expect((await other.get('/api/v1/admin/audit?action=story_burnt')).status).toBe(422)
  await someone.send('DELETE', '/api/v1/auth/account', { password: 'Lamp-light7' })
  await owner.send('DELETE', `/api/v1/stories/${id}`)
  expect((await log(`?subject_id=${id}`)).entries[1]).toMatchObject({
    actor_id: someone.user.id,
    actor_name: null,
    note,
  })
})
