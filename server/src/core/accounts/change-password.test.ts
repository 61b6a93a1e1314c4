import type { SignedIn, TokenPair } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { createResetToken } from './create-reset-token.ts'

const oldPassword = 'Lamp-light7'
const newPassword = 'Moth wings at 9'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const change = (person: Person, current_password: string, new_password: string) =>
  person.post('/api/v1/users/change-password', { current_password, new_password })
const logIn = (email: string, password: string) =>
  api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password })
const refresh = (refresh_token: string) =>
  api.nobody.post<TokenPair>('/api/v1/auth/refresh', { refresh_token })
const lettersOf = (person: Person) =>
  api.db.kysely
    .selectFrom('emails')
    .select(['kind', 'to_address'])
    .where('account_id', '=', person.user.id)
    .execute()

test('the new password logs in and the old one does not', async () => {
  const person = await api.signUp()
  expect((await change(person, oldPassword, newPassword)).status).toBe(204)
  expect((await logIn(person.user.email, oldPassword)).status).toBe(401)
  expect((await logIn(person.user.email, newPassword)).status).toBe(200)
})

test('all other sessions end and this one continues', async () => {
  const person = await api.signUp()
  const other = (await logIn(person.user.email, oldPassword)).body
  const stranger = await api.signUp()
  await change(person, oldPassword, newPassword)
  expect((await refresh(other.refresh_token)).status).toBe(401)
  expect((await refresh(person.refresh_token)).status).toBe(200)
  expect((await refresh(stranger.refresh_token)).status).toBe(200)
})

test('the person is informed by email, and reset links that were sent stop working', async () => {
  const person = await api.signUp()
  const token = await createResetToken(api.db.kysely, person.user.id)
  await api.nobody.post('/api/v1/auth/request-password-reset', { email: person.user.email })
  await change(person, oldPassword, newPassword)
  expect(await lettersOf(person)).toEqual([{ kind: 'password_changed', to_address: person.user.email }])
  const reset = await api.nobody.post('/api/v1/auth/reset-password', { token, new_password: newPassword })
  expect([reset.status, reset.problem.code]).toEqual([400, 'reset_token_invalid'])
})

test('a wrong current password changes nothing', async () => {
  const person = await api.signUp()
  const { status, problem } = await change(person, 'Wrong-pass1', newPassword)
  expect([status, problem.code, problem.message]).toEqual([
    400,
    'wrong_password',
    'Current password is incorrect',
  ])
  expect(problem.errors).toEqual([{ field: 'current_password', message: 'Current password is incorrect' }])
  expect((await logIn(person.user.email, oldPassword)).status).toBe(200)
  expect(await lettersOf(person)).toEqual([])
})

test.each([
  ['', newPassword, 'current_password', 'Current password is required'],
  [oldPassword, '', 'new_password', 'New password is required'],
  [oldPassword, 'Short1', 'new_password', 'New password must be at least 8 characters long.'],
  [oldPassword, 'x'.repeat(129), 'new_password', 'New password must be at most 128 characters'],
  [
    oldPassword,
    'PassWord1',
    'new_password',
    'This password is used by too many people. Please choose another one.',
  ],
])('from %j to %j is rejected', async (from, to, field, message) => {
  const person = await api.signUp()
  const { status, problem } = await change(person, from, to)
  expect([status, problem.errors]).toEqual([422, [{ field, message }]])
  expect((await logIn(person.user.email, oldPassword)).status).toBe(200)
})

test('of two concurrent changes one succeeds', async () => {
  const person = await api.signUp()
  const answers = await Promise.all([
    change(person, oldPassword, newPassword),
    change(person, oldPassword, `${newPassword} o'clock`),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400])
})

test('a concurrent login with the old password fails', async () => {
  const person = await api.signUp()
  const client = await api.db.pool.connect()
  try {
    // Simulates a password change that has not committed yet.
    await client.query('begin')
    await client.query(`update accounts set password_hash = 'changed' where id = $1`, [person.user.id])
    const login = logIn(person.user.email, oldPassword)
    const waiting = `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like '%for share'`
    await expect.poll(async () => (await api.db.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBe(1)
    await client.query('commit')
    expect((await login).status).toBe(401)
  } finally {
    client.release()
  }
})
