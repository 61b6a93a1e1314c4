import type { AuditList } from '@moonpage/contract/audit'
import type { ReportedStoryList } from '@moonpage/contract/moderation'
import type { NotificationList } from '@moonpage/contract/notifications'
import type { Appeal } from '@moonpage/contract/reports'
import type { Story, StoryList } from '@moonpage/contract/story'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'
import { moderationTools } from './test-moderation.ts'

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

/** How many statements the pools send meanwhile. */
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

const note = 'It is not for children.'
const takeDown = (by: Person, id: string, body: object = {}) =>
  tools.decide(by, id, { approved: false, note, ...body })
const appeal = (by: Person, id: string, text = 'I took the scary part out.') =>
  by.post<Appeal>(`/api/v1/stories/${id}/appeal`, { text })
const own = async (id: string) => (await owner.get<Story>(`/api/v1/stories/${id}`)).body
const news = async (person = owner) =>
  (await person.get<NotificationList>('/api/v1/notifications')).body.notifications
const publishedAt = async (id: string) =>
  (await api.db.pool.query('select published_at from stories where id = $1', [id])).rows[0]?.published_at

test('a take-down ends the reports, tells the family why, and is undone whole', async () => {
  const id = await tools.aPublicStory(owner)
  const published = await publishedAt(id)
  const { body: link } = await owner.post<{ share_token: string }>(`/api/v1/stories/${id}/share`)
  await tools.reportOf(await tools.people(3), id)
  const taken = await takeDown(moderator, id.toUpperCase())
  expect([taken.status, taken.body]).toEqual([200, { id, is_public: false, moderation_status: 'taken_down' }])
  expect(await tools.isOpen(id)).toBe(false)
  expect((await api.nobody.get(`/api/v1/stories/shared/${link.share_token}`)).status).toBe(404)
  expect(await tools.listed(moderator, id)).toBeUndefined()
  const standing = {
    is_public: false,
    moderation_status: 'taken_down',
    moderation_note: note,
    can_appeal: true,
  }
  expect(await own(id)).toMatchObject(standing)
  const list = (await owner.get<StoryList>('/api/v1/stories?page_size=100')).body.stories
  expect(list.find((story) => story.id === id)).toMatchObject(standing)
  expect((await news())[0]).toMatchObject({
    kind: 'story_taken_down',
    message: 'A moderator took “The Quiet Bell” out of the public stories. You can read why.',
    path: `/story/${id}/page/1`,
  })
  const refused = await owner.post(`/api/v1/public/${id}/share`)
  expect([refused.status, refused.problem.message]).toEqual([
    409,
    `A moderator took this story down, so it cannot be made public. The reason: ${note}`,
  ])

  const restored = await tools.decide(other, id, { approved: true, note: 'It was a mistake.' })
  expect(restored.body).toEqual({ id, is_public: true, moderation_status: 'clear' })
  expect(await tools.isOpen(id)).toBe(true)
  expect(await publishedAt(id)).toEqual(published)
  expect(await own(id)).toMatchObject({
    is_public: true,
    moderation_status: 'clear',
    moderation_note: null,
    can_appeal: false,
  })
  expect((await news())[0]).toMatchObject({
    kind: 'story_restored',
    message: '“The Quiet Bell” is among the public stories again.',
  })
  expect(await tools.acts(id)).toEqual([
    ['story_taken_down', moderator.user.id, note],
    ['story_restored', other.user.id, 'It was a mistake.'],
  ])
})

test('a dismissal keeps a story public, hidden or not, and is nobody else’s business', async () => {
  for (const reporters of [1, 3]) {
    const family = await api.signUp()
    const id = await tools.aPublicStory(family)
    await tools.reportOf(await tools.people(reporters), id)
    const { status, body } = await tools.decide(moderator, id, { approved: true })
    expect([status, body]).toEqual([200, { id, is_public: true, moderation_status: 'clear' }])
    expect(await tools.isOpen(id)).toBe(true)
    expect(await tools.listed(moderator, id)).toBeUndefined()
    expect(await news(family)).toEqual([])
    expect(await tools.acts(id)).toEqual([['reports_dismissed', moderator.user.id, null]])
  }
})

test('what nobody reported can be taken down, with a note and by others than its family', async () => {
  const id = await tools.aPublicStory(owner)
  for (const body of [{}, { note: ' ' }, { note: undefined }]) {
    const { status, problem } = await tools.decide(moderator, id, { approved: false, ...body })
    expect([status, problem.message, problem.errors]).toEqual([
      422,
      'Please write a note: it tells the family why.',
      [{ field: 'note', message: 'Please write a note: it tells the family why.' }],
    ])
  }
  for (const body of [
    {},
    { approved: 'no' },
    { approved: false, note: 'x'.repeat(1001) },
    { approved: true, by: 1 },
  ])
    expect((await moderator.post(`/api/v1/admin/moderation/stories/${id}/action`, body)).status).toBe(422)
  expect(await tools.isOpen(id)).toBe(true)
  expect((await takeDown(moderator, id)).status).toBe(200)

  const mine = await tools.aPublicStory(moderator)
  await tools.reportOf(await tools.people(3), mine)
  for (const approved of [true, false]) {
    const { status, problem } = await tools.decide(moderator, mine, { approved, note })
    expect([status, problem.code]).toEqual([403, 'own_story'])
  }
  expect(await tools.isOpen(mine)).toBe(false)
  expect(await tools.acts(mine)).toEqual([])
  expect((await tools.decide(other, mine, { approved: true })).status).toBe(200)
})

test('what is private, and nobody’s complaint, is not a moderator’s to know of', async () => {
  const id = await tools.aPublicStory(owner, { is_public: false, published_at: null })
  for (const none of [id, newId(), 'moon', '%00'])
    for (const approved of [true, false])
      expect((await tools.decide(moderator, none, { approved, note })).status).toBe(404)
  const reported = await tools.aPublicStory(owner)
  await tools.reportOf(await tools.people(1), reported)
  await owner.send('DELETE', `/api/v1/public/${reported}/share`)
  expect(await tools.listed(moderator, reported)).toMatchObject({ is_public: false, report_count: 1 })
  expect((await takeDown(moderator, reported)).status).toBe(200)
  expect((await owner.post(`/api/v1/public/${reported}/share`)).status).toBe(409)
  // It is not public again by being allowed: its family took it back themselves.
  expect((await tools.decide(moderator, reported, { approved: true })).body.is_public).toBe(false)
  expect((await news())[0]?.message).toBe(
    'A moderator looked at “The Quiet Bell” once more. You may make it public again.',
  )
  expect((await owner.post(`/api/v1/public/${reported}/share`)).status).toBe(200)
})

test('what was decided is not decided again, and not over the head of whoever was faster', async () => {
  const id = await tools.aPublicStory(owner)
  const nothing = await tools.decide(moderator, id, { approved: true })
  expect([nothing.status, nothing.problem.code]).toEqual([409, 'decided_already'])
  await tools.reportOf(await tools.people(3), id)
  const seen = (await tools.listed(other, id))?.last_decision
  expect(seen).toBeNull()
  expect((await tools.decide(moderator, id, { approved: true, last_decision: seen })).status).toBe(200)
  expect((await takeDown(other, id, { last_decision: seen })).status).toBe(409)
  expect((await tools.decide(other, id, { approved: true })).status).toBe(409)
  expect(await tools.isOpen(id)).toBe(true)
  await tools.reportOf(await tools.people(1), id)
  const now = (await tools.listed(other, id))?.last_decision
  expect((await takeDown(other, id, { last_decision: now })).status).toBe(200)
  expect((await takeDown(moderator, id)).status).toBe(409)
  expect((await tools.acts(id)).map(([action]) => action)).toEqual(['reports_dismissed', 'story_taken_down'])
})

test('of many who decide at one moment, one does', async () => {
  const moderators = [moderator, other, await tools.someone('moderator'), await tools.someone('moderator')]
  for (let round = 0; round < 5; round++) {
    const family = await api.signUp()
    const id = await tools.aPublicStory(family)
    await tools.reportOf(await tools.people(3), id)
    const seen = { last_decision: null }
    const answers = await Promise.all(
      moderators.map((by, turn) =>
        turn % 2 ? takeDown(by, id, seen) : tools.decide(by, id, { approved: true, ...seen }),
      ),
    )
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409', '409'])
    const done = answers.find(({ status }) => status === 200)?.body
    expect(await tools.isOpen(id)).toBe(done?.is_public)
    expect(await tools.acts(id)).toHaveLength(1)
    expect(await news(family)).toHaveLength(done?.is_public ? 0 : 1)
  }
})

test('one who waits for the other learns of their decision, also without having said what they knew', async () => {
  const id = await tools.aPublicStory(owner)
  await tools.reportOf(await tools.people(3), id)
  const holder = await api.db.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from stories where id = $1 for update', [id])
  const both = [tools.decide(moderator, id, { approved: true }), takeDown(other, id)]
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await api.db.pool.query(waiting)).rowCount).toBe(2)
  await holder.query('commit')
  holder.release()
  expect((await Promise.all(both)).map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409'])
  expect(await tools.acts(id)).toHaveLength(1)
})

test('reports that come while it is decided are decided too, or are about what comes after', async () => {
  const id = await tools.aPublicStory(owner)
  const people = await tools.people(8)
  await tools.reportOf(people.slice(0, 1), id)
  const [decision, ...answers] = await Promise.all([
    takeDown(moderator, id),
    ...people.slice(1).map((person) => tools.report(person, id)),
  ])
  expect(decision?.status).toBe(200)
  for (const { status } of answers) expect([201, 404]).toContain(status)
  const open = await api.db.pool.query('select from reports where story_id = $1 and decided_at is null', [id])
  expect(open.rowCount).toBe(0)
})

test('a family asks once for each take-down, and is told what became of it', async () => {
  const id = await tools.aPublicStory(owner)
  const early = await appeal(owner, id)
  expect([early.status, early.problem.code]).toEqual([409, 'not_taken_down'])
  await takeDown(moderator, id)
  expect((await appeal(await api.signUp(), id)).status).toBe(404)
  expect((await appeal(other, id)).status).toBe(404)
  for (const text of ['', ' ', 'x'.repeat(1001)]) expect((await appeal(owner, id, text)).status).toBe(422)
  const answers = await Promise.all(Array.from({ length: 6 }, () => appeal(owner, id)))
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual([
    '201',
    '409',
    '409',
    '409',
    '409',
    '409',
  ])
  expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
    story_id: id,
    text: 'I took the scary part out.',
  })
  expect(await own(id)).toMatchObject({ can_appeal: false, moderation_note: note })
  const listed = await tools.listed(moderator, id)
  expect(listed).toMatchObject({
    moderation_status: 'taken_down',
    is_public: false,
    reports: [],
    appeal: { text: 'I took the scary part out.', note },
  })

  const seen = { last_decision: listed?.last_decision }
  const declined = await tools.decide(other, id, { approved: false, ...seen })
  expect([declined.status, declined.body.moderation_status]).toEqual([200, 'taken_down'])
  expect((await tools.decide(moderator, id, { approved: true, ...seen })).status).toBe(409)
  expect((await news())[0]).toMatchObject({ kind: 'appeal_declined' })
  expect(await own(id)).toMatchObject({ can_appeal: false, moderation_note: note })
  expect((await appeal(owner, id)).status).toBe(409)
  expect((await takeDown(moderator, id)).status).toBe(409)
  expect(await tools.listed(moderator, id)).toBeUndefined()

  await tools.decide(moderator, id, { approved: true })
  await takeDown(moderator, id, { note: 'Once more.' })
  expect(await own(id)).toMatchObject({ can_appeal: true, moderation_note: 'Once more.' })
  expect((await appeal(owner, id, 'Please.')).status).toBe(201)
  await tools.decide(other, id, { approved: true })
  expect((await news())[0]).toMatchObject({ kind: 'story_restored' })
  expect((await tools.acts(id)).map(([action]) => action)).toEqual([
    'story_taken_down',
    'appeal_declined',
    'story_restored',
    'story_taken_down',
    'story_restored',
  ])
})

test('a note with a declined appeal is the new reason', async () => {
  const id = await tools.aPublicStory(owner)
  await takeDown(moderator, id)
  await appeal(owner, id)
  await tools.decide(other, id, { approved: false, note: 'Page two still frightens.' })
  expect(await own(id)).toMatchObject({ moderation_note: 'Page two still frightens.' })
})

test('the log tells what was done, newest first, by whom and about what', async () => {
  const someone = await tools.someone('moderator')
  const id = await tools.aPublicStory(owner)
  await takeDown(someone, id)
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

test('hidden stories and appeals come first, then whatever waits longest, in pages that do not overlap', async () => {
  const fresh = await testApi({ worker: false })
  try {
    const ours = moderationTools(fresh)
    const family = await fresh.signUp()
    const by = await ours.someone('moderator')
    const people = await ours.people(3)
    const stories: string[] = []
    for (let count = 0; count < 6; count++) stories.push(await ours.aPublicStory(family))
    const [late, early, hidden, asked, clear, hiddenLater] = stories as [
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    await ours.reportOf(people.slice(0, 1), early)
    await ours.reportOf(people.slice(0, 2), late)
    await ours.reportOf(people, hidden)
    await ours.decide(by, asked, { approved: false, note })
    await family.post(`/api/v1/stories/${asked}/appeal`, { text: 'Please.' })
    await ours.reportOf(people, hiddenLater)
    await ours.reportOf(people.slice(1, 2), early)
    const page = async (number: number, size = 2) =>
      (await by.get<ReportedStoryList>(`/api/v1/admin/moderation/stories?page=${number}&page_size=${size}`))
        .body
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
    // However many stories a page has, the database is asked as often.
    const statements = [await statementsOf(() => page(1, 1)), await statementsOf(() => page(1, 20))]
    expect(statements[0]).toBeGreaterThan(3)
    expect(statements[1]).toBe(statements[0])
    const all = JSON.stringify(await page(1, 20))
    expect(all).not.toContain(clear)
    for (const { user } of [family, ...people])
      for (const told of [user.email, user.username, user.first_name]) expect(all).not.toContain(told)
  } finally {
    await fresh.close()
  }
})
