import type { SignedIn, TokenPair, User } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registration, testApi } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const refresh = (token: string) =>
  api.nobody.post<TokenPair>('/api/v1/auth/refresh', { refresh_token: token })

test('registration answers signed in, and never with a password', async () => {
  const person = await api.signUp({ first_name: '  Ada ', username: 'ada' })
  expect(person.user).toMatchObject({
    first_name: 'Ada',
    username: 'ada',
    role: 'user',
    is_active: true,
    story_count: 0,
  })
  expect(JSON.stringify(person.user)).not.toMatch(/password|argon/)
  const me = await person.get<User>('/api/v1/auth/me')
  expect(me.body).toEqual(person.user)
})

test.each([
  [{ first_name: '' }, 'first_name', 'First name is required'],
  [{ first_name: 'A' }, 'first_name', 'First name must be at least 2 characters'],
  [{ last_name: ' ' }, 'last_name', 'Last name is required'],
  [{ last_name: 'B' }, 'last_name', 'Last name must be at least 2 characters'],
  [{ username: '' }, 'username', 'Username is required'],
  [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  [{ username: 'a b c' }, 'username', 'Username can only contain letters, numbers, and underscores'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ password: 'Short1' }, 'password', 'Password must be at least 8 characters'],
  [{ password: 'nouppercase1' }, 'password', 'Password must contain uppercase, lowercase, and number'],
  [{ confirm_password: '' }, 'confirm_password', 'Please confirm your password'],
  [{ confirm_password: 'Other-light7' }, 'confirm_password', 'Passwords do not match'],
])('registration with %j is refused', async (change, field, message) => {
  const { status, problem, headers } = await api.nobody.post(
    '/api/v1/auth/register',
    registration(900, change),
  )
  expect(status).toBe(422)
  expect(headers['content-type']).toMatch('application/problem+json')
  expect(problem.errors).toContainEqual({ field, message })
  expect(problem.message).toBe(problem.detail)
})

test('several mistakes are told at once, the mismatch of passwords among them', async () => {
  const { problem } = await api.nobody.post(
    '/api/v1/auth/register',
    registration(901, { first_name: '', confirm_password: 'Something-else1' }),
  )
  expect(problem.errors?.map(({ field }) => field).toSorted()).toEqual(['confirm_password', 'first_name'])
})

test('e-mail and username are unique without regard to case', async () => {
  await api.signUp({ username: 'Grace', email: 'Grace@Example.org' })
  const email = await api.nobody.post(
    '/api/v1/auth/register',
    registration(902, { email: 'grace@example.ORG' }),
  )
  expect([email.status, email.problem.message]).toEqual([409, 'Email is already registered'])
  const username = await api.nobody.post('/api/v1/auth/register', registration(903, { username: 'gRACE' }))
  expect([username.status, username.problem.message]).toEqual([409, 'Username is already taken'])
})

test('ten registrations of one address at once make one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      api.nobody.post('/api/v1/auth/register', registration(920 + i, { email: 'race@example.org' })),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)])
})

test('login: right, wrong password, no account, deactivated', async () => {
  const person = await api.signUp({ email: 'Hedy@Example.org' })
  const logIn = (email: string, password = 'Lamp-light7') =>
    api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password })
  expect((await logIn('hedy@example.org')).body.user.id).toBe(person.user.id)
  for (const answer of [await logIn('hedy@example.org', 'Wrong-pass1'), await logIn('nobody@example.org')])
    expect([answer.status, answer.problem.message]).toEqual([401, 'Invalid email or password'])

  await api.db.kysely
    .updateTable('accounts')
    .set({ is_active: false })
    .where('id', '=', person.user.id)
    .execute()
  const deactivated = await logIn('hedy@example.org')
  expect([deactivated.status, deactivated.problem.message]).toEqual([
    403,
    'This account has been deactivated',
  ])
  expect((await logIn('hedy@example.org', 'Wrong-pass1')).status).toBe(401)
  expect((await person.get('/api/v1/auth/me')).status).toBe(401)
  expect((await refresh(person.refresh_token)).status).toBe(401)
})

test('refresh answers a new pair each time; tabs that race with one token all stay in', async () => {
  const person = await api.signUp()
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(person.refresh_token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(10)
  for (const { body } of answers)
    expect((await api.as(body.access_token).get('/api/v1/auth/me')).status).toBe(200)
})

test('a used token that comes again after the grace ends the whole family', async () => {
  const person = await api.signUp()
  const { body: next } = await refresh(person.refresh_token)
  await api.db.pool.query(
    `update refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null`,
  )
  const replay = await refresh(person.refresh_token)
  expect([replay.status, replay.problem.message]).toEqual([401, 'Session expired. Please log in again.'])
  expect((await refresh(next.refresh_token)).status).toBe(401)
  expect((await api.as(next.access_token).get('/api/v1/auth/me')).status).toBe(401)
})

test('a session lasts thirty days from the last time that it was heard of, and no longer', async () => {
  const person = await api.signUp()
  const age = (interval: string) =>
    api.db.pool.query('update sessions set expires_at = expires_at - $1::interval where account_id = $2', [
      interval,
      person.user.id,
    ])
  await age('29 days')
  const { body: second } = await refresh(person.refresh_token)
  await age('29 days')
  const { status, body: third } = await refresh(second.refresh_token)
  expect(status).toBe(200)
  await age('31 days')
  expect((await refresh(third.refresh_token)).status).toBe(401)
})

test('logout ends the session on the server, and only this one', async () => {
  const person = await api.signUp({ email: 'two@example.org' })
  const { body: other } = await api.nobody.post<SignedIn>('/api/v1/auth/login', {
    email: 'two@example.org',
    password: 'Lamp-light7',
  })
  expect((await person.post('/api/v1/auth/logout')).status).toBe(204)
  expect((await person.get('/api/v1/auth/me')).status).toBe(401)
  expect((await refresh(person.refresh_token)).status).toBe(401)
  expect((await api.as(other.access_token).get('/api/v1/auth/me')).status).toBe(200)
})

test.each([
  'nonsense',
  // {"alg":"none"} with the claims of an admin
  `eyJhbGciOiJub25lIn0.${Buffer.from('{"sub":"x","sid":"y","role":"admin","exp":9999999999}').toString('base64url')}.`,
])('a token that we did not sign is refused: %s', async (token) => {
  const { status, headers } = await api.as(token).get('/api/v1/auth/me')
  expect(status).toBe(401)
  expect(headers['www-authenticate']).toBe('Bearer')
})

test('a token that has expired keeps nobody from getting a new one', async () => {
  const person = await api.signUp({ email: 'late@example.org' })
  const late = api.as('an.expired.token')
  const renewed = await late.post<TokenPair>('/api/v1/auth/refresh', { refresh_token: person.refresh_token })
  expect(renewed.status).toBe(200)
  const credentials = { email: 'late@example.org', password: 'Lamp-light7' }
  expect((await late.post('/api/v1/auth/login', credentials)).status).toBe(200)
})

test('logout may come with the type of a body that it does not have', async () => {
  const person = await api.signUp()
  const headers = { 'content-type': 'application/json' }
  expect((await person.post('/api/v1/auth/logout', undefined, headers)).status).toBe(204)
})

test('a refresh token is no access token', async () => {
  const person = await api.signUp()
  expect((await api.as(person.refresh_token).get('/api/v1/auth/me')).status).toBe(401)
})

test('passwords and refresh tokens are stored hashed', async () => {
  const person = await api.signUp()
  const account = await api.db.kysely
    .selectFrom('accounts')
    .select('password_hash')
    .where('id', '=', person.user.id)
    .executeTakeFirstOrThrow()
  expect(account.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const { rows } = await api.db.pool.query<{ hash: string }>(
    "select encode(hash, 'escape') as hash from refresh_tokens",
  )
  expect(rows.some(({ hash }) => hash.includes(person.refresh_token))).toBe(false)
})
