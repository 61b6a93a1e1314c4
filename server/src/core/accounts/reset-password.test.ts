import { createHash } from 'node:crypto'
import type { SignedIn, TokenPair } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'
import { createResetToken } from './create-reset-token.ts'

const newPassword = 'Moth wings at 9'
const noLongerValid = 'This link is no longer valid. Please ask for a new one.'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const tokenFor = (person: Person) => createResetToken(api.db.kysely, person.user.id)
const reset = (token: string, new_password = newPassword) =>
  api.nobody.post('/api/v1/auth/reset-password', { token, new_password })
const logIn = async (person: Person, password: string) =>
  (await api.nobody.post<SignedIn>('/api/v1/auth/login', { email: person.user.email, password })).status
const lettersOf = (person: Person) =>
  api.db.kysely
    .selectFrom('emails')
    .select(['kind', 'to_address'])
    .where('account_id', '=', person.user.id)
    .execute()

test('after a reset the new password logs in, the old one does not, and all sessions have ended', async () => {
  const person = await api.signUp()
  expect((await reset(await tokenFor(person))).status).toBe(204)
  expect((await person.get('/api/v1/auth/me')).status).toBe(401)
  const refreshed = await api.nobody.post<TokenPair>('/api/v1/auth/refresh', {
    refresh_token: person.refresh_token,
  })
  expect(refreshed.status).toBe(401)
  expect(await logIn(person, 'Lamp-light7')).toBe(401)
  expect(await logIn(person, newPassword)).toBe(200)
  expect(await lettersOf(person)).toEqual([{ kind: 'password_changed', to_address: person.user.email }])
})

test('a link works once', async () => {
  const person = await api.signUp()
  const token = await tokenFor(person)
  await reset(token)
  const again = await reset(token, 'Another one, 10 times')
  expect([again.status, again.problem.message]).toEqual([400, noLongerValid])
  expect(await logIn(person, newPassword)).toBe(200)
})

test('of ten concurrent uses of one link one succeeds', async () => {
  const person = await api.signUp()
  const token = await tokenFor(person)
  const passwords = Array.from({ length: 10 }, (_, i) => `${newPassword} and ${i}`)
  const statuses = await Promise.all(passwords.map(async (password) => (await reset(token, password)).status))
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, ...Array(9).fill(400)])
  const winner = passwords[statuses.indexOf(204)] ?? ''
  expect(await logIn(person, winner)).toBe(200)
  expect(await lettersOf(person)).toHaveLength(1)
})

test('a link works for an hour', async () => {
  const person = await api.signUp()
  const age = (interval: string) =>
    api.db.pool.query(
      'update password_resets set expires_at = expires_at - $1::interval where account_id = $2',
      [interval, person.user.id],
    )
  const token = await tokenFor(person)
  await age('61 minutes')
  expect((await reset(token)).status).toBe(400)
  const next = await tokenFor(person)
  await age('59 minutes')
  expect((await reset(next)).status).toBe(204)
})

test('using one link revokes all others and deletes pending emails with links', async () => {
  const person = await api.signUp()
  const other = await api.signUp()
  const [first, second, ofOther] = [await tokenFor(person), await tokenFor(person), await tokenFor(other)]
  await api.nobody.post('/api/v1/auth/request-password-reset', { email: person.user.email })
  expect((await reset(second)).status).toBe(204)
  expect((await reset(first)).status).toBe(400)
  expect((await lettersOf(person)).map(({ kind }) => kind)).toEqual(['password_changed'])
  expect((await reset(ofOther)).status).toBe(204)
})

test('unknown, used and expired links and those of deactivated accounts get the same response', async () => {
  const used = await tokenFor(await api.signUp())
  await reset(used)
  const old = await tokenFor(await api.signUp())
  await api.db.kysely
    .updateTable('password_resets')
    .set({ expires_at: new Date(0) })
    .where('hash', '=', createHash('sha256').update(old).digest())
    .execute()
  const gone = await api.signUp()
  const ofGone = await tokenFor(gone)
  await api.db.kysely
    .updateTable('accounts')
    .set({ is_active: false })
    .where('id', '=', gone.user.id)
    .execute()
  const answers = await Promise.all(['', 'unknown', used, old, ofGone].map((token) => reset(token)))
  for (const { status, problem } of answers)
    expect([status, problem]).toEqual([
      400,
      {
        type: 'about:blank',
        title: 'Bad Request',
        status: 400,
        code: 'reset_token_invalid',
        detail: noLongerValid,
        message: noLongerValid,
      },
    ])
})

test.each([
  ['short', 'New password must be at least 8 characters long.'],
  ['Iloveyou1', 'This password is used by too many people. Please choose another one.'],
])('the password %s is rejected and does not use up the link', async (password, message) => {
  const person = await api.signUp()
  const token = await tokenFor(person)
  const { status, problem } = await reset(token, password)
  expect([status, problem.errors]).toEqual([422, [{ field: 'new_password', message }]])
  expect((await reset(token)).status).toBe(204)
})

test('the token is stored as a hash only', async () => {
  const person = await api.signUp()
  const token = await tokenFor(person)
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const { rows } = await api.db.pool.query<{ hash: Buffer; row: string }>(
    `select hash, r::text || encode(hash, 'escape') || encode(hash, 'base64') as row
       from password_resets r where account_id = $1`,
    [person.user.id],
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.hash).toEqual(createHash('sha256').update(token).digest())
  expect(rows[0]?.row).not.toContain(token)
})
