import type { SignedIn, TokenPair } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../app/testing.ts'
import { cheapHashes } from './testing-argon2.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const refresh = (token: string) =>
  api.nobody.post<TokenPair>('/api/v1/auth/refresh', { refresh_token: token })

test('refresh returns a new pair each time; concurrent refreshes with one token all succeed', async () => {
  const person = await api.signUp()
  const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(person.refresh_token)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(10)
  for (const { body } of answers)
    expect((await api.as(body.access_token).get('/api/v1/auth/me')).status).toBe(200)
})

test('reuse of a token after the grace period ends its whole family', async () => {
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

test('a session ends thirty days after its last refresh', async () => {
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

test('logout ends this session on the server, and no other', async () => {
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

test('logout accepts a Content-Type header without a body', async () => {
  const person = await api.signUp()
  const headers = { 'content-type': 'application/json' }
  expect((await person.post('/api/v1/auth/logout', undefined, headers)).status).toBe(204)
})

test('passwords and refresh tokens are stored as hashes', async () => {
  cheapHashes.isOn = false
  const person = await api.signUp().finally(() => (cheapHashes.isOn = true))
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
