import type { User } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registration, testApi } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

test('registration returns a signed-in session, and never the password', async () => {
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

const refusedEmails = (message: string, emails: string[]) =>
  emails.map((email) => [{ email }, 'email', message] as const)

test.each([
  ...refusedEmails('Please enter a valid email address', [
    'ada',
    'ada@',
    'ada@home',
    'ada@home.',
    'ada@.home',
    'ada@home..org',
    'a@home.org@work.org',
    'a a@home.org',
  ]),
  ...refusedEmails('Please enter one email address, without < > , or ;', [
    'Ada <ada@home.org>',
    'ada@home.org,eve@home.org',
    'ada@home.org;eve@home.org',
  ]),
  [{ first_name: '' }, 'first_name', 'First name is required'],
  [{ first_name: 'A' }, 'first_name', 'First name must be at least 2 characters'],
  [{ last_name: ' ' }, 'last_name', 'Last name is required'],
  [{ last_name: 'B' }, 'last_name', 'Last name must be at least 2 characters'],
  [{ username: '' }, 'username', 'Username is required'],
  [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
  [{ username: 'a b c' }, 'username', 'Username can only contain letters, numbers, and underscores'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: `${'a'.repeat(246)}@home.org` }, 'email', 'Email must be at most 254 characters'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ password: 'Short1' }, 'password', 'Password must be at least 8 characters'],
  [{ password: 'nouppercase1' }, 'password', 'Password must contain uppercase, lowercase, and number'],
  [
    { password: 'PASSword123' },
    'password',
    'This password is used by too many people. Please choose another one.',
  ],
  [{ confirm_password: '' }, 'confirm_password', 'Please confirm your password'],
  [{ confirm_password: 'Other-light7' }, 'confirm_password', 'Passwords do not match'],
] as const)('registration with %j is rejected', async (change, field, message) => {
  const { status, problem, headers } = await api.nobody.post(
    '/api/v1/auth/register',
    registration(900, change),
  )
  expect(status).toBe(422)
  expect(headers['content-type']).toMatch('application/problem+json')
  expect(problem.errors).toContainEqual({ field, message })
  expect(problem.message).toBe(problem.detail)
})

test('a missing field gives the same error as an empty one', async () => {
  for (const nothing of [undefined, null]) {
    const form = registration(902, { first_name: nothing as never, email: nothing as never })
    const { status, problem } = await api.nobody.post('/api/v1/auth/register', form)
    expect(status).toBe(422)
    expect(problem.errors).toEqual([
      { field: 'first_name', message: 'First name is required' },
      { field: 'email', message: 'Email is required' },
    ])
  }
  const { problem } = await api.nobody.post('/api/v1/auth/login', {
    email: 'a@example.org',
    password: 123456,
  })
  expect(problem.errors).toEqual([
    { field: 'password', message: 'Invalid input: expected string, received number' },
  ])
})

test('all invalid fields are reported at once, including a password mismatch', async () => {
  const { problem } = await api.nobody.post(
    '/api/v1/auth/register',
    registration(901, { first_name: '', confirm_password: 'Something-else1' }),
  )
  expect(problem.errors?.map(({ field }) => field).toSorted()).toEqual(['confirm_password', 'first_name'])
})

test('email and username are unique regardless of case', async () => {
  await api.signUp({ username: 'Grace', email: 'Grace@Example.org' })
  const email = await api.nobody.post(
    '/api/v1/auth/register',
    registration(902, { email: 'grace@example.ORG' }),
  )
  expect([email.status, email.problem.message]).toEqual([409, 'Email is already registered'])
  const username = await api.nobody.post('/api/v1/auth/register', registration(903, { username: 'gRACE' }))
  expect([username.status, username.problem.message]).toEqual([409, 'Username is already taken'])
})

test('ten concurrent registrations of one address create one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      api.nobody.post('/api/v1/auth/register', registration(920 + i, { email: 'race@example.org' })),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)])
})
