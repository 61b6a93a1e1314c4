import type { SignedIn, User } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { createResetToken } from './create-reset-token.ts'

const password = 'Lamp-light7'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

/** Saves the person's profile with the given changes. */
const save = (person: Person, change: Record<string, unknown>) => {
  const { first_name, last_name, email } = person.user
  return person.send<User>('PUT', '/api/v1/auth/profile', { first_name, last_name, email, ...change })
}
const logIn = (email: string) => api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password })
const lettersOf = (person: Person) =>
  api.db.kysely
    .selectFrom('emails')
    .select(['kind', 'to_address'])
    .where('account_id', '=', person.user.id)
    .execute()

test('names are saved without the password', async () => {
  const person = await api.signUp()
  const { status, body } = await save(person, { first_name: ' Ada ', last_name: 'Byron' })
  expect([status, body]).toEqual([200, { ...person.user, first_name: 'Ada', last_name: 'Byron' }])
  expect((await person.get<User>('/api/v1/auth/me')).body).toEqual(body)
  expect(await lettersOf(person)).toEqual([])
})

test('a new address requires the password, and the old address is informed', async () => {
  const person = await api.signUp({ email: 'before@example.org' })
  const { status, body } = await save(person, { email: 'After@example.org', current_password: password })
  expect([status, body.email]).toEqual([200, 'After@example.org'])
  expect(await lettersOf(person)).toEqual([{ kind: 'email_changed', to_address: 'before@example.org' }])
  expect((await logIn('before@example.org')).status).toBe(401)
  expect((await logIn('after@example.org')).status).toBe(200)
})

test('an address that changes only in case requires no password', async () => {
  const person = await api.signUp({ email: 'capital@example.org' })
  const { status, body } = await save(person, { email: 'Capital@Example.org' })
  expect([status, body.email]).toEqual([200, 'Capital@Example.org'])
  expect(await lettersOf(person)).toEqual([])
})

test('a new address without the password is rejected', async () => {
  const person = await api.signUp()
  const { status, problem } = await save(person, { email: 'new@example.org', first_name: 'Eve' })
  const message = 'Please enter your password to change the email address'
  expect([status, problem.message, problem.errors]).toEqual([
    422,
    message,
    [{ field: 'current_password', message }],
  ])
  expect((await person.get('/api/v1/auth/me')).body).toEqual(person.user)
})

test('a new address with a wrong password is rejected', async () => {
  const person = await api.signUp()
  const { status, problem } = await save(person, {
    email: 'new@example.org',
    current_password: 'Wrong-pass1',
  })
  const message = 'Current password is incorrect'
  expect([status, problem.code, problem.message]).toEqual([400, 'wrong_password', message])
  expect(problem.errors).toEqual([{ field: 'current_password', message }])
  expect((await person.get('/api/v1/auth/me')).body).toEqual(person.user)
})

test('an address in use is rejected, and nobody is informed', async () => {
  await api.signUp({ email: 'taken@example.org' })
  const person = await api.signUp()
  const { status, problem } = await save(person, { email: 'TAKEN@example.org', current_password: password })
  const message = 'Email is already registered'
  expect([status, problem.message, problem.errors]).toEqual([409, message, [{ field: 'email', message }]])
  expect(await lettersOf(person)).toEqual([])
  expect((await person.get('/api/v1/auth/me')).body).toEqual(person.user)
})

test('reset links sent to the old address are revoked', async () => {
  const person = await api.signUp()
  const token = await createResetToken(api.db.kysely, person.user.id)
  await api.nobody.post('/api/v1/auth/request-password-reset', { email: person.user.email })
  await save(person, { email: 'moved@example.org', current_password: password })
  expect((await lettersOf(person)).map(({ kind }) => kind)).toEqual(['email_changed'])
  const reset = { token, new_password: 'Moth wings at 9' }
  expect((await api.nobody.post('/api/v1/auth/reset-password', reset)).status).toBe(400)
})

test('changing names does not revoke reset links', async () => {
  const person = await api.signUp()
  const token = await createResetToken(api.db.kysely, person.user.id)
  await save(person, { first_name: 'Ada' })
  const reset = { token, new_password: 'Moth wings at 9' }
  expect((await api.nobody.post('/api/v1/auth/reset-password', reset)).status).toBe(204)
})

/** Sends concurrent saves while the account is locked, and releases the lock when all are waiting. */
async function saveBehind<T>(person: Person, held: string, begin: () => Promise<T>[]): Promise<T[]> {
  const client = await api.db.pool.connect()
  try {
    await client.query('begin')
    await client.query(held, [person.user.id])
    const saves = begin()
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like 'update "accounts"%'`
    await expect
      .poll(async () => (await api.db.pool.query<{ n: number }>(waiting)).rows[0]?.n)
      .toBe(saves.length)
    await client.query('commit')
    return await Promise.all(saves)
  } finally {
    client.release()
  }
}

test('a password that was changed a moment ago cannot change the address', async () => {
  const person = await api.signUp()
  const changed = `update accounts set password_hash = 'changed' where id = $1`
  const [answer] = await saveBehind(person, changed, () => [
    save(person, { email: 'thief@example.org', current_password: password }),
  ])
  expect([answer?.status, answer?.problem.code]).toEqual([409, 'profile_changed'])
  expect((await person.get('/api/v1/auth/me')).body).toEqual(person.user)
  expect(await lettersOf(person)).toEqual([])
})

test('of two concurrent new addresses one is saved, and the old address is informed once', async () => {
  const person = await api.signUp()
  const answers = await saveBehind(person, 'select from accounts where id = $1 for update', () =>
    ['one@example.org', 'two@example.org'].map((email) =>
      save(person, { email, current_password: password }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await lettersOf(person)).toEqual([{ kind: 'email_changed', to_address: person.user.email }])
})

test('a last name may have one character', async () => {
  const person = await api.signUp()
  for (const [first_name, last_name] of [
    ['小龙', '李'],
    ['지민', '김'],
  ]) {
    const { status, body } = await save(person, { first_name, last_name })
    expect([status, body.first_name, body.last_name]).toEqual([200, first_name, last_name])
  }
})

test.each([
  [{ first_name: 'A' }, 'first_name', 'First name must be at least 2 characters'],
  [{ last_name: '' }, 'last_name', 'Last name is required'],
  [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
  [{ username: 'ada' }, 'username', 'Unknown field: username'],
])('a profile with %j is rejected', async (change, field, message) => {
  const person = await api.signUp()
  const { status, problem } = await save(person, change)
  expect([status, problem.errors]).toEqual([422, [{ field, message }]])
})
