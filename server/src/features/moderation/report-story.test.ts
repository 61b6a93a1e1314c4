import { reportsToHide } from '@moonpage/contract/reports'
import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtPage, testApi, type Person } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'
import { reportWeight } from './report-weight.ts'
import { moderationTools } from './testing-moderation.ts'

let api: Awaited<ReturnType<typeof testApi>>
let tools: ReturnType<typeof moderationTools>
let owner: Person
let moderator: Person
beforeAll(async () => {
  api = await testApi({
    worker: false,
    web: builtPage,
  })
  tools = moderationTools(api)
  owner = await api.signUp()
  moderator = await tools.someone('moderator')
})
afterAll(() => api.close())

test('a report counts once per person and story; a second one replaces the reason', async () => {
  const id = await tools.aPublicStory(owner)
  const [reader] = (await tools.people(1)) as [Person]
  const first = await tools.report(reader, id, '  It frightened my child.\n')
  expect(first).toMatchObject({
    status: 201,
    body: { story_id: id, reason: 'It frightened my child.', created_at: expect.any(String) },
  })
  const second = await tools.report(reader, id.toUpperCase(), 'It is about a war.')
  expect(second).toMatchObject({ status: 201, body: { ...first.body, reason: 'It is about a war.' } })
  for (const empty of [undefined, null, ' '])
    expect((await tools.report(reader, id, empty)).body).toEqual(second.body)
  const listed = await tools.listed(moderator, id)
  expect(listed?.reports).toEqual([
    {
      id: first.body.id,
      reason: 'It is about a war.',
      user_id: reader.user.id,
      // Moderators do not see names.
      user_name: null,
      created_at: first.body.created_at,
      snapshot_id: listed?.snapshots[0]?.id,
    },
  ])
})

test('concurrent requests create one report', async () => {
  const id = await tools.aPublicStory(owner)
  const [reader] = (await tools.people(1)) as [Person]
  const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => tools.report(reader, id, `${n}`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await tools.listed(moderator, id))?.reports).toHaveLength(1)
  expect(await tools.isOpen(id)).toBe(true)
})

test('nobody can report their own story, or one that is private, taken down or unknown', async () => {
  const id = await tools.aPublicStory(owner)
  const own = await tools.report(owner, id)
  expect([own.status, own.problem.message]).toEqual([403, 'You cannot report your own story'])
  const [reader] = (await tools.people(1)) as [Person]
  const at = new Date()
  const none = [
    await tools.aPublicStory(owner, { is_public: false, published_at: null }),
    await tools.aPublicStory(owner, { taken_down_at: at }),
    await tools.aPublicStory(owner, { completed_at: null }),
    newId(),
    'moon',
    '%25',
  ]
  for (const story of none) {
    const { status, problem } = await tools.report(reader, story)
    expect([status, problem.code]).toEqual([404, 'story_not_found'])
  }
  expect((await api.nobody.post(`/api/v1/stories/${id}/report`)).status).toBe(401)
  for (const body of [{ reason: 'x'.repeat(1001) }, { reason: 'a\0b' }, { reason: 7 }, { why: 'x' }])
    expect((await reader.post(`/api/v1/stories/${id}/report`, body)).status).toBe(422)
  expect(await tools.listed(moderator, id)).toBeUndefined()
})

test('three reports hide a story from everybody but its family with the next request', async () => {
  const id = await tools.aPublicStory(owner, { title: 'The Xylophone of Yr' })
  const [reader, ...people] = await tools.people(reportsToHide + 1)
  const fond = reader as Person
  await fond.post(`/api/v1/stories/${id}/favorite`)
  const { body: link } = await owner.post<{ share_token: string }>(`/api/v1/stories/${id}/share`)
  const found = async () => ({
    open: await tools.isOpen(id),
    toOwner: (await owner.get(`/api/v1/public/${id}`)).status === 200,
    feed: (await api.nobody.get<StoryList>('/api/v1/public/feed')).body.stories.some(
      (story) => story.id === id,
    ),
    search: (await api.nobody.get<StoryList>('/api/v1/public/feed?search=xylophone')).body.total,
    ratings: (await api.nobody.get(`/api/v1/ratings/story/${id}`)).status === 200,
    favorites: (await fond.get<StoryList>('/api/v1/stories/favorites')).body.total,
    preview: (await api.app.inject(`/public/story/${id}/page/1`)).body.includes('Xylophone'),
    rated: (await fond.post('/api/v1/ratings', { story_id: id, rating: 1 })).status < 300,
  })
  const stats = async () =>
    (await api.nobody.get<{ total_public_stories: number }>('/api/v1/public/stats/summary')).body
      .total_public_stories
  const before = await stats()
  await tools.reportOf(people.slice(0, reportsToHide - 1), id)
  await tools.reportOf(people.slice(0, 1), id)
  expect(await found()).toEqual({
    open: true,
    toOwner: true,
    feed: true,
    search: 1,
    ratings: true,
    favorites: 1,
    preview: true,
    rated: true,
  })
  await tools.reportOf(people.slice(reportsToHide - 1), id)
  expect(await found()).toEqual({
    open: false,
    toOwner: false,
    feed: false,
    search: 0,
    ratings: false,
    favorites: 0,
    preview: false,
    rated: false,
  })
  expect(await stats()).toBe(before - 1)
  // Its share link still works for those who have it.
  expect((await api.nobody.get(`/api/v1/stories/shared/${link.share_token}`)).status).toBe(200)
  const own = (await owner.get<Story>(`/api/v1/stories/${id}`)).body
  expect(own).toMatchObject({
    is_public: true,
    moderation_status: 'under_review',
    moderation_note: null,
    can_appeal: false,
  })
  const list = (await owner.get<StoryList>('/api/v1/stories?search=xylophone')).body.stories
  expect(list).toMatchObject([{ id, moderation_status: 'under_review' }])
  expect((await tools.report(fond, id)).status).toBe(201)
})

test('twelve concurrent reports hide a story once; two never do', async () => {
  const [id, other] = [await tools.aPublicStory(owner), await tools.aPublicStory(owner)]
  const people = await tools.people(12)
  const answers = await Promise.all([
    ...people.map((person) => tools.report(person, id)),
    ...people.slice(0, 2).flatMap((person) => [tools.report(person, other), tools.report(person, other)]),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect([await tools.isOpen(id), await tools.isOpen(other)]).toEqual([false, true])
  expect((await tools.listed(moderator, id))?.reports).toHaveLength(12)
})

test('a version that a moderator approved is not hidden by reports until it changes', async () => {
  const id = await tools.aPublicStory(owner)
  await tools.reportOf(await tools.people(3), id)
  expect(await tools.isOpen(id)).toBe(false)
  expect((await tools.decide(moderator, id, { approved: true })).status).toBe(200)
  const others = await tools.people(6)
  await tools.reportOf(others, id)
  expect(await tools.isOpen(id)).toBe(true)
  expect((await tools.listed(moderator, id))?.reports).toHaveLength(6)

  const pages = [{ page_number: 1, content: 'Once there was a drum.' }]
  expect((await owner.send('PUT', `/api/v1/stories/${id}`, { story_pages: pages })).status).toBe(200)
  // Earlier reporters reported the approved version; one of them reports the new one.
  await tools.reportOf([...(await tools.people(1)), ...others.slice(0, 1)], id)
  expect(await tools.isOpen(id)).toBe(true)
  await tools.reportOf(await tools.people(1), id)
  expect(await tools.isOpen(id)).toBe(false)
})

test('three new accounts cannot hide a story: each counts a quarter', async () => {
  const id = await tools.aPublicStory(owner)
  const [few, one, old] = await Promise.all([
    tools.people(3, { daysAgo: 2 }),
    tools.people(1, { daysAgo: 0 }),
    tools.people(2, { daysAgo: 4 }),
  ])
  await tools.reportOf([...few, ...old], id)
  expect(await tools.isOpen(id)).toBe(true)
  await tools.reportOf(one, id)
  expect(await tools.isOpen(id)).toBe(false)
})

test('new accounts alone cannot hide a story, however many they are', async () => {
  const id = await tools.aPublicStory(owner)
  await tools.reportOf(await tools.people(13, { daysAgo: 1 }), id)
  expect(await tools.isOpen(id)).toBe(true)
  await tools.reportOf(await tools.people(1), id)
  expect(await tools.isOpen(id)).toBe(false)
})

test('reporters whose reports were dismissed count less, those whose reports were upheld more', async () => {
  const [wrong, right, ordinary] = await Promise.all([tools.people(2), tools.people(2), tools.people(2)])
  for (const [people, approved] of [
    [wrong, true],
    [right, false],
  ] as const) {
    const before = await tools.aPublicStory(owner)
    await tools.reportOf(people, before)
    expect((await tools.decide(moderator, before, { approved, note: 'So it is.' })).status).toBe(200)
  }
  const [one, other] = [await tools.aPublicStory(owner), await tools.aPublicStory(owner)]
  await tools.reportOf([...wrong.slice(0, 1), ...ordinary], one)
  expect(await tools.isOpen(one)).toBe(true)
  await tools.reportOf(wrong.slice(1), one)
  expect(await tools.isOpen(one)).toBe(false)
  await tools.reportOf(right, other)
  expect(await tools.isOpen(other)).toBe(false)
})

test.each([
  [{ accountHours: 71, upheld: 9, dismissed: 0 }, 0.25],
  [{ accountHours: 72, upheld: 0, dismissed: 0 }, 1],
  [{ accountHours: 720, upheld: 9, dismissed: 1 }, 1.5],
  [{ accountHours: 720, upheld: 2, dismissed: 2 }, 1],
  [{ accountHours: 720, upheld: 0, dismissed: 1 }, 0.5],
  [{ accountHours: 720, upheld: 1, dismissed: 40 }, 0.25],
])('a report of %j weighs %d', (reporter, weight) => {
  expect(reportWeight(reporter)).toBe(weight)
})

test('publishing again does not unhide a story', async () => {
  const id = await tools.aPublicStory(owner)
  await tools.reportOf(await tools.people(3), id)
  const unpublished = await owner.send<Story>('DELETE', `/api/v1/public/${id}/share`)
  expect([unpublished.status, unpublished.body.is_public]).toEqual([200, false])
  const { status, body } = await owner.post<Story>(`/api/v1/public/${id}/share`)
  expect([status, body.moderation_status]).toEqual([200, 'under_review'])
  expect(await tools.isOpen(id)).toBe(false)
})

test('reports of a deleted account still count, without personal data', async () => {
  const id = await tools.aPublicStory(owner)
  const [one, ...others] = (await tools.people(3)) as [Person, Person, Person]
  await tools.report(one, id, 'Too sad.')
  expect((await one.send('DELETE', '/api/v1/auth/account', { password: 'Lamp-light7' })).status).toBe(204)
  await tools.reportOf(others, id)
  expect(await tools.isOpen(id)).toBe(false)
  const listed = await tools.listed(moderator, id)
  expect(listed?.reports[0]).toMatchObject({ user_id: one.user.id, reason: 'Too sad.' })
  expect(JSON.stringify(listed)).not.toContain(one.user.email)
})

test('reports are rate limited per person', async () => {
  const limited = await testApi({ worker: false, env: { RATE_LIMIT: 'on' } })
  try {
    const ours = moderationTools(limited)
    const [family, busy, other] = (await ours.people(3)) as [Person, Person, Person]
    const id = await ours.aPublicStory(family)
    for (let exportPool = 0; exportPool < 20; exportPool++)
      expect((await ours.report(busy, id)).status).toBe(201)
    const refused = await ours.report(busy, id)
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await ours.report(other, id)).status).toBe(201)
  } finally {
    await limited.close()
  }
})
