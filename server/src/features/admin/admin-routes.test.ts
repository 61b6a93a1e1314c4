import type { AdminUser, AdminUserList, UserChange } from '@moonpage/contract/admin-users'
import type { Role, SignedIn, TokenPair } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStory, testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
beforeAll(async () => {
  api = await testApi({ worker: false })
  admin = await signUpAs('admin')
})
afterAll(() => api.close())

async function signUpAs(role: Role, change: Parameters<typeof api.signUp>[0] = {}): Promise<Person> {
  const person = await api.signUp(change)
  await become(person, role)
  return person
}
const become = (person: Person, role: Role) =>
  api.db.kysely.updateTable('accounts').set({ role }).where('id', '=', person.user.id).execute()

const update = (by: Person, id: string, change: object) =>
  by.send<AdminUser>('PUT', `/api/v1/admin/users/${id}`, change)
const list = async (query = '') => (await admin.get<AdminUserList>(`/api/v1/admin/users${query}`)).body
const namesFor = async (search: string) =>
  (await list(`?search=${encodeURIComponent(search)}`)).users.map(({ username }) => username)
const standing = async (person: Person) =>
  api.db.kysely
    .selectFrom('accounts')
    .select(['role', 'is_active'])
    .where('id', '=', person.user.id)
    .executeTakeFirstOrThrow()

const me = (person: Person) => person.get('/api/v1/auth/me')
const logIn = (person: Person) =>
  api.nobody.post<SignedIn>('/api/v1/auth/login', { email: person.user.email, password: 'Lamp-light7' })
const refresh = ({ refresh_token }: { refresh_token: string }) =>
  api.nobody.post<TokenPair>('/api/v1/auth/refresh', { refresh_token })

test('a role change takes effect on the next request with the same token', async () => {
  const person = await api.signUp()
  expect((await person.get('/api/v1/admin/users')).status).toBe(403)
  const { status, body } = await update(admin, person.user.id, { role: 'admin' })
  const { shared_story_count: _, family_role: _role, ...shown } = person.user
  expect([status, body]).toEqual([200, { ...shown, role: 'admin' }])
  expect((await person.get('/api/v1/admin/users')).status).toBe(200)
  await update(admin, person.user.id, { role: 'moderator' })
  expect((await person.get('/api/v1/admin/users')).status).toBe(403)
  expect(await standing(person)).toEqual({ role: 'moderator', is_active: true })
})

test('deactivation ends all sessions permanently; after reactivation the person logs in again', async () => {
  const person = await api.signUp()
  const elsewhere = (await logIn(person)).body
  expect(await update(admin, person.user.id, { is_active: false })).toMatchObject({
    status: 200,
    body: { is_active: false },
  })
  expect([(await me(person)).status, (await refresh(person)).status]).toEqual([401, 401])
  const refused = await logIn(person)
  expect([refused.status, refused.problem.message]).toEqual([403, 'This account has been deactivated'])

  expect((await update(admin, person.user.id, { is_active: true })).body.is_active).toBe(true)
  expect([(await me(person)).status, (await refresh(person)).status]).toEqual([401, 401])
  expect((await refresh(elsewhere)).status).toBe(401)
  expect((await logIn(person)).status).toBe(200)
})

test('a session created by a concurrent login does not survive the deactivation', async () => {
  const person = await api.signUp()
  await update(admin, person.user.id, { is_active: false })
  // Like a login that had read the account a moment earlier.
  await api.db.kysely
    .updateTable('sessions')
    .set({ ended_at: null })
    .where('account_id', '=', person.user.id)
    .execute()
  await update(admin, person.user.id, { is_active: true })
  expect((await me(person)).status).toBe(401)
})

test.each<[UserChange, string]>([
  [{ role: 'user' }, 'You cannot change your own role'],
  [{ role: 'moderator', is_active: true }, 'You cannot change your own role'],
  [{ is_active: false }, 'You cannot deactivate yourself'],
])('nobody can do %j to themselves', async (change, sentence) => {
  const { status, problem } = await update(admin, admin.user.id, change)
  expect([status, problem.message]).toEqual([409, sentence])
  expect(await standing(admin)).toEqual({ role: 'admin', is_active: true })
})

test('a change to one’s own account that changes nothing is accepted', async () => {
  expect(await update(admin, admin.user.id, { role: 'admin', is_active: true })).toMatchObject({
    status: 200,
    body: { id: admin.user.id },
  })
  expect((await me(admin)).status).toBe(200)
})

test.each([
  ['018f0000-0000-7000-8000-000000000000', { role: 'user' }, 404],
  ['nobody', { role: 'user' }, 404],
  ['%25', { is_active: false }, 404],
  ['nobody', {}, 422],
  ['nobody', { role: 'owner' }, 422],
  ['nobody', { is_active: 'no' }, 422],
  ['nobody', { role: 'user', username: 'x' }, 422],
])('PUT %s %j responds with %d', async (id, change, status) => {
  expect((await update(admin, id, change)).status).toBe(status)
})

test('ids are case-insensitive', async () => {
  const person = await api.signUp()
  const { body } = await update(admin, person.user.id.toUpperCase(), { role: 'moderator' })
  expect(body).toMatchObject({ id: person.user.id, role: 'moderator' })
})

/** Leaves these as the only active admins. */
async function onlyAdmins(...people: Person[]): Promise<void> {
  await api.db.kysely.updateTable('accounts').set({ role: 'user' }).where('role', '=', 'admin').execute()
  await api.db.kysely
    .updateTable('accounts')
    .set({ role: 'admin', is_active: true })
    .where(
      'id',
      'in',
      people.map(({ user }) => user.id),
    )
    .execute()
  for (const { user } of people)
    await api.db.kysely
      .updateTable('sessions')
      .set({ ended_at: null })
      .where('account_id', '=', user.id)
      .execute()
}
const activeAdmins = async () =>
  (
    await api.db.kysely
      .selectFrom('accounts')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_active', '=', true)
      .execute()
  ).length

test('when two admins remove each other at once, one stays', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  const ways = [{ role: 'user' }, { is_active: false }, { role: 'moderator', is_active: false }]
  for (let round = 0; round < 60; round++) {
    await onlyAdmins(one, other)
    const answers = await Promise.all([
      update(one, other.user.id, ways[round % 3] ?? {}),
      update(other, one.user.id, ways[(round + 1) % 3] ?? {}),
    ])
    expect(await activeAdmins()).toBe(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(1)
    // Depending on whether the request came before or after the other's commit.
    expect(refused[0]?.problem.message).toMatch(
      /^(There has to be at least one admin|You are not allowed to do this|Your session is no longer valid)/,
    )
  }
  await become(admin, 'admin')
}, 60_000)

test('when six admins all demote all others at once, one stays, without a deadlock', async () => {
  const six = await Promise.all(Array.from({ length: 6 }, () => api.signUp()))
  for (let round = 0; round < 5; round++) {
    await onlyAdmins(...six)
    const answers = await Promise.all(
      six.flatMap((by) =>
        six.filter((person) => person !== by).map(({ user }) => update(by, user.id, { role: 'user' })),
      ),
    )
    expect(await activeAdmins()).toBe(1)
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
  }
  await become(admin, 'admin')
}, 60_000)

test('lists newest first with story counts, in pages that do not overlap', async () => {
  const people: Person[] = []
  for (let i = 0; i < 5; i++) people.push(await api.signUp({ last_name: 'Pagewright' }))
  await people[1]?.post('/api/v1/stories', aStory)
  await people[1]?.post('/api/v1/stories', aStory)
  const pages = [1, 2, 3].map((page) => list(`?search=pagewright&page=${page}&page_size=2`))
  const [first, second, third] = await Promise.all(pages)
  const shown = [first, second, third].flatMap((page) => page?.users ?? [])
  expect(shown.map(({ id }) => id)).toEqual(people.map(({ user }) => user.id).toReversed())
  expect(shown.map(({ story_count }) => story_count)).toEqual([0, 0, 0, 2, 0])
  expect(first).toMatchObject({ page: 1, page_size: 2, total: 5, total_pages: 3, has_next: true })
  expect(third).toMatchObject({ has_next: false, has_previous: true })
  expect(JSON.stringify(first)).not.toMatch(/password|argon/)
  const skipped = await list('?search=pagewright&limit=3&skip=1')
  expect(skipped.users.map(({ id }) => id)).toEqual(
    people
      .map(({ user }) => user.id)
      .toReversed()
      .slice(1, 4),
  )
  expect(skipped).toMatchObject({ total: 5, has_next: true, has_previous: true })
})

test('searches parts of words in username, email and names, regardless of case', async () => {
  const odon = {
    first_name: 'Ödön',
    last_name: 'Quill-Feather',
    username: 'odon_q',
    email: 'nib@ink.example',
  }
  await api.signUp(odon)
  for (const search of ['ÖDÖ', 'l-feat', 'ODON_', 'NIB@', 'ink.exam', ' quill  ödön ', 'feather nib'])
    expect(await namesFor(search), search).toEqual(['odon_q'])
  expect(await namesFor('quill zebra')).toEqual([])
})

test('counts at most a thousand matches', async () => {
  await api.db.pool.query(`
    insert into accounts (id, email, username, first_name, last_name, password_hash)
    select gen_random_uuid(), 'crowd' || n || '@example.net', 'crowd' || n, 'Crowd', 'Member', 'x'
    from generate_series(1, 1025) as n`)
  const first = await list('?search=crowd')
  expect(first).toMatchObject({ total: 1000, is_total_minimum: true, has_next: true })
  const further = await list('?search=crowd&limit=20&skip=1000')
  expect(further).toMatchObject({ total: 1021, is_total_minimum: true, has_next: true })
  const last = await list('?search=crowd&limit=20&skip=1020')
  expect(last).toMatchObject({ total: 1025, has_next: false })
  expect([first, further, last].map(({ users }) => users.length)).toEqual([20, 20, 5])
  expect(last).not.toHaveProperty('is_total_minimum')
  await api.db.pool.query(`delete from accounts where username like 'crowd%'`)
})

test('LIKE’s wildcards are matched literally', async () => {
  await api.signUp({ username: 'per_cent', last_name: 'Hundred%Sure' })
  await api.signUp({ username: 'perxcent', last_name: 'Back\\Slash' })
  expect(await namesFor('r_c')).toEqual(['per_cent'])
  expect(await namesFor('d%s')).toEqual(['per_cent'])
  expect(await namesFor('k\\s')).toEqual(['perxcent'])
  expect(await namesFor('\\')).toEqual(['perxcent'])
})

test.each(['?page=0', '?page_size=101', '?limit=101', `?search=${'x'.repeat(201)}`])(
  'the list with %s is refused',
  async (query) => {
    expect((await admin.get(`/api/v1/admin/users${query}`)).status).toBe(422)
  },
)
