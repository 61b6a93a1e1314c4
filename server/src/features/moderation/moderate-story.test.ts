import type { NotificationList } from '@moonpage/contract/notifications'
import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'
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

const note = 'It is not for children.'
const takeDown = (by: Person, id: string, body: object = {}) => tools.takeDown(by, id, { note, ...body })
const own = async (id: string) => (await owner.get<Story>(`/api/v1/stories/${id}`)).body
const news = async (person = owner) =>
  (await person.get<NotificationList>('/api/v1/notifications')).body.notifications
const publishedAt = async (id: string) =>
  (await api.db.pool.query('select published_at from stories where id = $1', [id])).rows[0]?.published_at

test('a take-down closes the reports, gives the family a reason, and can be undone completely', async () => {
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
    message: 'A moderator removed “The Quiet Bell” from the public stories. Open it to see more.',
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
    message: '“The Quiet Bell” is back among the public stories.',
  })
  expect(await tools.acts(id)).toEqual([
    ['story_taken_down', moderator.user.id, note],
    ['story_restored', other.user.id, 'It was a mistake.'],
  ])
})

test('a dismissal keeps a story public, hidden or not, and notifies nobody', async () => {
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

test('an unreported story can be taken down, with or without a note, but not by its own family', async () => {
  const id = await tools.aPublicStory(owner)
  for (const body of [
    {},
    { approved: 'no' },
    { approved: false, note: 'x'.repeat(1001) },
    { approved: true, by: 1 },
  ])
    expect((await moderator.post(`/api/v1/admin/moderation/stories/${id}/action`, body)).status).toBe(422)
  expect(await tools.isOpen(id)).toBe(true)
  for (const body of [{}, { note: ' ' }]) {
    const { status, body: outcome } = await tools.decide(moderator, id, { approved: false, ...body })
    expect([status, outcome]).toEqual([200, { id, is_public: false, moderation_status: 'taken_down' }])
    expect(await own(id)).toMatchObject({ moderation_note: null, can_appeal: true })
    const refused = await owner.post(`/api/v1/public/${id}/share`)
    expect(refused.problem.message).toBe('A moderator took this story down, so it cannot be made public.')
    expect((await tools.decide(moderator, id, { approved: true })).status).toBe(200)
  }
  expect((await tools.acts(id)).at(0)).toEqual(['story_taken_down', moderator.user.id, null])

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

test('a private story without reports cannot be moderated', async () => {
  const id = await tools.aPublicStory(owner, { is_public: false, published_at: null })
  for (const none of [id, newId(), 'moon', '%25'])
    for (const approved of [true, false])
      expect((await tools.decide(moderator, none, { approved, note })).status).toBe(404)
  const reported = await tools.aPublicStory(owner)
  await tools.reportOf(await tools.people(1), reported)
  await owner.send('DELETE', `/api/v1/public/${reported}/share`)
  expect(await tools.listed(moderator, reported)).toMatchObject({ is_public: false, report_count: 1 })
  expect((await takeDown(moderator, reported)).status).toBe(200)
  expect((await owner.post(`/api/v1/public/${reported}/share`)).status).toBe(409)
  // A dismissal does not publish it: the family made it private.
  expect((await tools.decide(moderator, reported, { approved: true })).body.is_public).toBe(false)
  expect((await news())[0]?.message).toBe(
    'A moderator looked at “The Quiet Bell” again. You can make it public again.',
  )
  expect((await owner.post(`/api/v1/public/${reported}/share`)).status).toBe(200)
})

test('a decision based on an outdated state is rejected', async () => {
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

test('of many concurrent decisions one succeeds', async () => {
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

test('a decision that waited for another is rejected, even without `last_decision`', async () => {
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

test('concurrent reports are either decided too or open afterwards', async () => {
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
