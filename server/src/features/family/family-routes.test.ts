import type { ChildList } from '@moonpage/contract/children'
import type { CollectionList } from '@moonpage/contract/collections'
import type { Family, ReceivedInvitation } from '@moonpage/contract/families'
import type { NotificationList } from '@moonpage/contract/notifications'
import type { Story, StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, registration, testApi, type Person } from '../../app/testing.ts'
import { hashToken, sessionEnd } from '../../core/accounts/tokens.ts'
import { newId } from '../../lib/ids.ts'
import { generateStory } from '../generation/generate-story.ts'

let api: Awaited<ReturnType<typeof testApi>>
// Jobs stay in the queue: the tests run what they need.
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const wish = { ...aStory, max_images: 0, page_count: 4 }
const create = async (person: Person) => (await person.post<Story>('/api/v1/stories', wish)).body.id
const finish = async (id: string) => {
  await generateStory(api.generation, id, new AbortController().signal)
  return id
}
const shelf = async (person: Person) =>
  (await person.get<StoryList>('/api/v1/stories')).body.stories.map(({ id }) => id)
const family = async (person: Person) => (await person.get<Family>('/api/v1/family')).body
const roles = async (person: Person) =>
  (await family(person)).members.map(({ role, is_you: isYou }) => `${role}${isYou ? ' (you)' : ''}`)

async function invite(parent: Person, role: 'parent' | 'reader') {
  const { body } = await parent.post<{ id: string; invitation_url: string }>('/api/v1/family/invitations', {
    role,
  })
  return { id: body.id, token: body.invitation_url.split('/join/')[1] ?? '' }
}
const join = (person: Person, token: string) =>
  person.post<Family>(`/api/v1/family-invitations/${token}/join`, undefined)
async function member(parent: Person, role: 'parent' | 'reader'): Promise<Person> {
  const person = await api.signUp()
  expect((await join(person, (await invite(parent, role)).token)).status).toBe(200)
  return person
}

test('a second parent brings what they have, and both use one library', async () => {
  const [mother, father] = [await api.signUp(), await api.signUp()]
  const [hers, his] = [await finish(await create(mother)), await finish(await create(father))]
  await father.post('/api/v1/characters', { role: 'companion', name: 'Nib', kind: 'mouse' })
  await father.post(`/api/v1/stories/${his}/favorite`)
  await father.post('/api/v1/children', { name: 'Leo' })
  await father.post('/api/v1/collections', { name: 'For the train', story_id: his })
  const { token } = await invite(mother, 'parent')
  const seen = (await father.get<ReceivedInvitation>(`/api/v1/family-invitations/${token}`)).body
  expect(seen).toMatchObject({
    invited_by: mother.user.first_name,
    role: 'parent',
    brings: { stories: 1, characters: 1 },
    obstacle: null,
  })
  expect((await join(father, token)).body.members).toHaveLength(2)

  expect((await shelf(mother)).toSorted()).toEqual([hers, his].toSorted())
  expect((await shelf(father)).toSorted()).toEqual([hers, his].toSorted())
  expect((await mother.get<StoryList>('/api/v1/stories/favorites')).body.stories.map(({ id }) => id)).toEqual(
    [his],
  )
  expect((await mother.get<{ total: number }>('/api/v1/characters')).body.total).toBe(1)
  expect((await mother.get<ChildList>('/api/v1/children')).body.children).toMatchObject([{ name: 'Leo' }])
  expect((await mother.get<CollectionList>('/api/v1/collections')).body.collections).toMatchObject([
    { name: 'For the train', story_count: 1 },
  ])
  expect((await mother.get<Story>(`/api/v1/stories/${his}`)).body).toMatchObject({ is_owner: true })
  expect((await mother.post(`/api/v1/public/${his}/share`)).status).toBe(200)
  // Neither counts as a stranger to the other's books.
  expect((await father.post('/api/v1/ratings', { story_id: his, rating: 5 })).status).toBe(403)
  expect((await father.post(`/api/v1/stories/${hers}/report`, {})).status).toBe(403)
  // Only the one who asked for a story is told that it is finished.
  await finish(await create(father))
  const news = async (person: Person) =>
    (await person.get<NotificationList>('/api/v1/notifications')).body.notifications.length
  expect([await news(mother), await news(father)]).toEqual([1, 2])
})

test('a reader reads, and makes, publishes and deletes nothing', async () => {
  const parent = await api.signUp()
  const book = await finish(await create(parent))
  const reader = await member(parent, 'reader')
  expect((await reader.get<Story>(`/api/v1/stories/${book}`)).status).toBe(200)
  expect((await reader.post(`/api/v1/stories/${book}/favorite`)).status).toBe(200)
  for (const [method, path, body] of [
    ['POST', '/api/v1/stories', wish],
    ['DELETE', `/api/v1/stories/${book}`, undefined],
    ['POST', `/api/v1/public/${book}/share`, undefined],
    ['POST', `/api/v1/stories/${book}/share`, undefined],
    ['POST', '/api/v1/family/invitations', { role: 'reader' }],
  ] as const) {
    const { status, problem } = await reader.send(method, path, body)
    expect([status, problem?.code]).toEqual([403, 'parents_only'])
  }
  expect((await family(reader)).invitations).toEqual([])
  const me = (await family(reader)).members.find(({ is_you: isYou }) => isYou)
  await parent.send('PUT', `/api/v1/family/members/${me?.id}`, { role: 'parent' })
  expect((await reader.post('/api/v1/stories', wish)).status).toBe(201)
})

test('an invitation works once, until it is revoked, and only while its sender is a parent there', async () => {
  const parent = await api.signUp()
  const used = await invite(parent, 'reader')
  const [first, second] = [await api.signUp(), await api.signUp()]
  const both = await Promise.all([join(first, used.token), join(second, used.token)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect((await join(parent, (await invite(parent, 'reader')).token)).problem?.code).toBe('already_member')

  const revoked = await invite(parent, 'reader')
  expect((await parent.send('DELETE', `/api/v1/family/invitations/${revoked.id}`)).status).toBe(204)
  const stranger = await api.signUp()
  expect((await join(stranger, revoked.token)).problem?.code).toBe('invitation_not_found')

  const other = await member(parent, 'parent')
  const sent = await invite(other, 'parent')
  await parent.send('DELETE', `/api/v1/family/members/${other.user.id}`)
  expect((await api.nobody.get(`/api/v1/family-invitations/${sent.token}`)).status).toBe(404)
})

test('whoever shares a family leaves it before joining another one', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  await member(one, 'reader')
  const { token } = await invite(other, 'parent')
  const { status, problem } = await join(one, token)
  expect([status, problem?.code]).toEqual([409, 'other_family'])
})

test('leaving and being removed takes effect at once; the books stay', async () => {
  const parent = await api.signUp()
  const book = await finish(await create(parent))
  expect((await parent.post('/api/v1/family/leave')).problem?.code).toBe('only_member')
  const reader = await member(parent, 'reader')
  expect((await parent.post('/api/v1/family/leave')).problem?.code).toBe('last_parent')
  expect(await roles(parent)).toEqual(['parent (you)', 'reader'])

  const partner = await member(parent, 'parent')
  const theirs = await finish(await create(partner))
  expect((await partner.post('/api/v1/family/leave')).status).toBe(200)
  expect(await shelf(partner)).toEqual([])
  expect((await partner.get(`/api/v1/stories/${theirs}`)).status).toBe(404)
  expect((await shelf(parent)).toSorted()).toEqual([book, theirs].toSorted())
  expect((await partner.post('/api/v1/stories', wish)).status).toBe(201)

  expect((await parent.send('DELETE', `/api/v1/family/members/${reader.user.id}`)).status).toBe(204)
  expect((await reader.get(`/api/v1/stories/${book}`)).status).toBe(404)
  expect((await reader.get<NotificationList>('/api/v1/notifications')).body).toMatchObject({
    notifications: [
      { kind: 'family_removed', message: expect.stringContaining('no longer'), path: '/family' },
    ],
    unread_count: 1,
  })
  expect(await roles(reader)).toEqual(['parent (you)'])
})

test('two parents who make each other readers at once leave one parent', async () => {
  for (let time = 1; time <= 3; time++) {
    const one = await api.signUp()
    const other = await member(one, 'parent')
    const demote = (by: Person, whom: Person) =>
      by.send('PUT', `/api/v1/family/members/${whom.user.id}`, { role: 'reader' })
    const answers = await Promise.all([demote(one, other), demote(other, one)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect((await roles(one)).filter((role) => role.startsWith('parent'))).toHaveLength(1)
  }
})

test('a parent’s deleted account leaves the family’s books; with the last parent they go, and readers stay', async () => {
  const remove = (person: Person) =>
    person.send('DELETE', '/api/v1/auth/account', { password: 'Lamp-light7' })
  const one = await api.signUp()
  const other = await member(one, 'parent')
  const reader = await member(one, 'reader')
  const book = await finish(await create(one))
  expect((await remove(one)).status).toBe(204)
  expect(await shelf(other)).toEqual([book])
  expect((await remove(other)).status).toBe(204)
  expect((await reader.get(`/api/v1/stories/${book}`)).status).toBe(404)
  expect(await roles(reader)).toEqual(['parent (you)'])
  const { rows } = await api.db.pool.query('select from stories where id = $1', [book])
  expect(rows).toEqual([])
})

test('public books and links rest only while no parent of the family is active', async () => {
  const parent = await api.signUp()
  const partner = await member(parent, 'parent')
  const book = await finish(await create(parent))
  await parent.post(`/api/v1/public/${book}/share`)
  const { body: link } = await parent.post<{ share_token: string }>(`/api/v1/stories/${book}/share`)
  const { body: collection } = await parent.post<{ id: string }>('/api/v1/collections', {
    name: 'A',
    story_id: book,
  })
  const { body: wide } = await parent.post<{ share_token: string }>(
    `/api/v1/collections/${collection.id}/share`,
  )
  const reads = async () => [
    (await api.nobody.get(`/api/v1/collections/shared/${wide.share_token}`)).status,
    (await api.nobody.get(`/api/v1/stories/shared/${wide.share_token}.${book}`)).status,
    (await api.nobody.get(`/api/v1/public/${book}`)).status,
    (await api.nobody.get(`/api/v1/stories/shared/${link.share_token}`)).status,
  ]
  const admin = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin' where id = $1`, [admin.user.id])
  const activate = (person: Person, isActive: boolean) =>
    admin.send('PUT', `/api/v1/admin/users/${person.user.id}`, { is_active: isActive })
  await activate(parent, false)
  expect(await reads()).toEqual([200, 200, 200, 200])
  await activate(partner, false)
  expect(await reads()).toEqual([404, 404, 404, 404])
  await activate(partner, true)
  expect(await reads()).toEqual([200, 200, 200, 200])
})

test('where accounts are by invitation, an invitation into a family lets one person sign up', async () => {
  const invited = await testApi({ worker: false, env: { SIGN_UP: 'invite' } })
  await invited.db.kysely
    .insertInto('invitations')
    .values({ id: newId(), token_hash: hashToken('from an admin'), note: '', expires_at: sessionEnd() })
    .execute()
  const parent = await invited.signUp({ invitation: 'from an admin' })
  const { body } = await parent.post<{ invitation_url: string }>('/api/v1/family/invitations', {
    role: 'reader',
  })
  const invitation = body.invitation_url.split('/join/')[1]
  const register = (number: number) =>
    invited.nobody.post('/api/v1/auth/register', { ...registration(number), invitation })
  const answers = [await register(801), await register(802)]
  expect(answers.map(({ status }) => status)).toEqual([201, 403])
  await invited.close()
})
