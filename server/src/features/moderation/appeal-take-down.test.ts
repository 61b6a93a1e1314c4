import type { NotificationList } from '@moonpage/contract/notifications'
import type { Appeal } from '@moonpage/contract/reports'
import type { Story } from '@moonpage/contract/story'
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

const note = 'It is not for children.'
const takeDown = (by: Person, id: string, body: object = {}) => tools.takeDown(by, id, { note, ...body })
const appeal = (by: Person, id: string, text = 'I took the scary part out.') =>
  by.post<Appeal>(`/api/v1/stories/${id}/appeal`, { text })
const own = async (id: string) => (await owner.get<Story>(`/api/v1/stories/${id}`)).body
const news = async () => (await owner.get<NotificationList>('/api/v1/notifications')).body.notifications

test('a family can appeal once per take-down, and is notified of the result', async () => {
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

test('the note of a declined appeal becomes the new reason', async () => {
  const id = await tools.aPublicStory(owner)
  await takeDown(moderator, id)
  await appeal(owner, id)
  await tools.decide(other, id, { approved: false, note: 'Page two still frightens.' })
  expect(await own(id)).toMatchObject({ moderation_note: 'Page two still frightens.' })
})
