import type { ApiKey, NewApiKey } from '@moonpage/contract/api-keys'
import { getStory, type Story, type StoryList } from '@moonpage/contract/story'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../../app/testing.ts'
import { insertStories } from '../../../app/testing-stories.ts'
import { updateUser } from '../../../features/admin/update-user.ts'

let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  api = await testApi({ worker: false, env: { RATE_LIMIT: 'on' } })
  person = await api.signUp()
})
afterAll(() => api.close())

const path = '/api/v1/auth/api-keys'
const make = async (owner: Person, wanted: object = {}) => {
  const made = await owner.post<NewApiKey>(path, { name: 'Bedside lamp', scopes: ['read'], ...wanted })
  expect(made.status).toBe(201)
  return { ...made.body, as: api.as(made.body.key) }
}
const listed = async (owner: Person) => (await owner.get<{ keys: ApiKey[] }>(path)).body.keys
const day = 86_400_000

test('a key is told once, does what its scopes say, and says when it was used', async () => {
  const [storyId = ''] = await insertStories(api.db, person.user.id, [
    { hero_name: 'Persephone', title: '[[hero]]' },
  ])
  const { key, as: script, ...made } = await make(person)
  expect(key).toMatch(/^mp_[0-9a-hjkmnp-tv-z]{32}$/)
  expect(made).toMatchObject({
    name: 'Bedside lamp',
    prefix: key.slice(0, 7),
    scopes: ['read'],
    last_used_at: null,
  })
  expect(Date.parse(made.expires_at ?? '') - Date.now()).toBeGreaterThan(364 * day)

  const { body: mine } = await script.get<StoryList>('/api/v1/stories')
  expect(mine.stories.map(({ id, title }) => [id, title])).toEqual([[storyId, 'Persephone']])
  const refused = await script.post('/api/v1/stories', aStory)
  expect([refused.status, refused.problem.code]).toEqual([403, 'scope_missing'])
  expect(refused.problem.detail).toContain('the scope create')
  const closed = await script.get('/api/v1/auth/me')
  expect([closed.status, closed.problem.code]).toEqual([403, 'not_for_api_keys'])

  const [first] = await listed(person)
  expect(first).toEqual({ ...made, last_used_at: expect.any(String) })
  const maker = await make(person, { name: 'Both', scopes: ['read', 'create'], expires_in_days: null })
  expect(maker.expires_at).toBeNull()
  const { status, body: story } = await maker.as.post<Story>('/api/v1/stories', aStory)
  expect([status, story.is_owner]).toEqual([201, true])
})

test('a key learns nothing of children', async () => {
  const owner = await api.signUp()
  const [id = ''] = await insertStories(api.db, owner.user.id, [{}])
  await api.db.pool
    .query(`insert into story_pages (story_id, page_number, content, scene, has_image, image_alt)
    select '${id}', n, 'Once.', '{}', false, '' from generate_series(1, 4) as n on conflict do nothing`)
  const { body: child } = await owner.post<{ id: string }>('/api/v1/children', {
    name: 'Mila',
    reading_size: 'large',
  })
  await owner.send('PUT', `/api/v1/stories/${id}/place`, { page_number: 3, child_id: child.id })
  const address = getStory.path.replace('{id}', id)
  expect((await owner.get<Story>(address)).body.places).toMatchObject([{ child_name: 'Mila' }])
  const { as: script } = await make(owner)
  for (const url of [address, '/api/v1/stories']) {
    const answer = await script.get(url)
    expect([answer.status, JSON.stringify(answer.body).includes('Mila')]).toEqual([200, false])
  }
})

test('what is wrong with a key is said', async () => {
  const owner = await api.signUp()
  const { id, as: script, key } = await make(owner, { expires_in_days: 1 })
  await api.db.pool.query(`update api_keys set expires_at = '2026-05-03' where id = $1`, [id])
  const ended = await script.get('/api/v1/stories')
  expect([ended.status, ended.problem.code]).toEqual([401, 'api_key_expired'])
  expect(ended.problem.detail).toContain('2026-05-03')
  expect(ended.headers['www-authenticate']).toBe('Bearer')

  expect((await person.send('DELETE', `${path}/${id}`)).status).toBe(404)
  expect((await owner.send('DELETE', `${path}/${id}`)).status).toBe(204)
  for (const wrong of [key, 'mp_', `mp_${'k'.repeat(32)}`, `mp_${'k'.repeat(4000)}`]) {
    const { status, problem } = await api.as(wrong).get('/api/v1/stories')
    expect([status, problem.code]).toEqual([401, 'api_key_invalid'])
  }
  // Neither is a key of the one kind one of the other.
  const { body: app } = await owner.post<{ key: string }>('/api/v1/auth/catalog-keys', { name: 'Kobo' })
  expect((await api.as(`mp_${app.key}`).get('/api/v1/stories')).status).toBe(401)
  const { key: read } = await make(owner)
  const basic = Buffer.from(`:${read.slice(3)}`).toString('base64')
  expect((await api.nobody.get('/opds', { authorization: `Basic ${basic}` })).status).toBe(401)

  for (const wrong of [
    { scopes: [] },
    { scopes: ['read', 'read'] },
    { scopes: ['admin'] },
    { name: ' ' },
    { expires_in_days: 0 },
  ])
    expect((await owner.post(path, { name: 'Lamp', scopes: ['read'], ...wrong })).status).toBe(422)
})

test('keys end with the password, the family, the role, and the account', async () => {
  const ends: Record<string, (owner: Person) => Promise<unknown>> = {
    'a new password': (owner) =>
      owner.post('/api/v1/users/change-password', {
        current_password: 'Lamp-light7',
        new_password: 'Moon-shine8',
      }),
    'a deactivated account': (owner) =>
      updateUser(api, { id: owner.user.id, change: { is_active: false }, by: null }),
    'another family': (owner) =>
      api.db.kysely
        .updateTable('accounts')
        .set({ family_id: person.user.id })
        .where('id', '=', owner.user.id)
        .execute(),
    'a reader': (owner) =>
      api.db.kysely
        .updateTable('accounts')
        .set({ family_role: 'reader' })
        .where('id', '=', owner.user.id)
        .execute(),
    'a deleted account': (owner) => owner.send('DELETE', '/api/v1/auth/account', { password: 'Lamp-light7' }),
  }
  for (const [why, end] of Object.entries(ends)) {
    const owner = await api.signUp()
    const { as: script } = await make(owner)
    await owner.send('PUT', '/api/v1/auth/profile', {
      first_name: 'Ada',
      last_name: 'Byron',
      email: owner.user.email,
    })
    expect([why, (await script.get('/api/v1/stories')).status]).toEqual([why, 200])
    await end(owner)
    expect([why, (await script.get('/api/v1/stories')).status]).toEqual([why, 401])
  }
})

test('a key passes the gate, and no other header does', async () => {
  const { key } = await make(person)
  const web = await api.anotherWeb({ change: { gatePassword: 'Gate-secret9' } })
  const status = async (token: string) =>
    (await web.get('/api/v1/stories', { authorization: `Bearer ${token}` })).status
  expect(await status(key)).toBe(200)
  expect(await status(`mp_${'k'.repeat(32)}`)).toBe(401)
})

test('keys are limited by number, calls by key, and wrong keys by network', async () => {
  const owner = await api.signUp()
  const made = await Promise.all(
    Array.from({ length: 12 }, () => owner.post<NewApiKey>(path, { name: 'Lamp', scopes: ['read'] })),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(10)
  const { as: script, id } = { as: api.as(made[0]?.body.key ?? ''), id: made[0]?.body.id ?? '' }
  expect((await script.get('/api/v1/stories')).status).toBe(200)
  await api.db.kysely
    .updateTable('rate_limits')
    .set({ hits: 600 })
    .where('key', 'like', 'api-key-calls:%')
    .execute()
  const busy = await script.get('/api/v1/stories')
  expect([busy.status, Number(busy.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await api.as(made[1]?.body.key ?? '').get('/api/v1/stories')).status).toBe(200)
  expect(id).not.toBe('')

  await api.db.kysely.deleteFrom('rate_limits').execute()
  const guess = () => api.as(`mp_${'k'.repeat(32)}`).get('/api/v1/stories')
  const guesses = await Promise.all(Array.from({ length: 35 }, guess))
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(30)
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
  expect((await api.as(made[1]?.body.key ?? '').get('/api/v1/stories')).status).toBe(200)
})
