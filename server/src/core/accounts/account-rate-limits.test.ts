import type { SignedIn, TokenPair } from '@moonpage/contract/account'
import { api as contract } from '@moonpage/contract/api'
import type { Route } from '@moonpage/contract/route'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { registration, testApi } from '../../app/testing.ts'
import { createResetToken } from './create-reset-token.ts'

const password = 'Lamp-light7'
const home = '203.0.113.1'
const abroad = '198.51.100.1'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false, env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } })
})
afterAll(() => api.close())
beforeEach(() => api.db.kysely.deleteFrom('rate_limits').execute())

let people = 0
const post = <T>(network: string, path: string, body: unknown) =>
  api.nobody.post<T>(`/api/v1/auth/${path}`, body, { 'x-forwarded-for': network })
const register = (network: string, change = {}) =>
  post<SignedIn>(network, 'register', registration(++people, change))
const signUp = async () => {
  const { body } = await register(home)
  return { ...body, ...api.as(body.access_token) }
}
const askForReset = (network: string, email: string) => post(network, 'request-password-reset', { email })
const reset = (network: string, token: string) =>
  post(network, 'reset-password', { token, new_password: 'Moth wings at 9' })
const refresh = (network: string, refresh_token: string) =>
  post<TokenPair>(network, 'refresh', { refresh_token })

/** How many responses had each status. */
const statuses = async (answers: Promise<{ status: number }>[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(answers)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const times = <T>(n: number, ask: () => Promise<T>) => Array.from({ length: n }, () => ask())

test('a network may register twenty accounts an hour', async () => {
  const taken = { email: 'always.the.same@example.org' }
  const answers = []
  for (let i = 0; i < 25; i++) answers.push(Promise.resolve(await register(abroad, taken)))
  expect(await statuses(answers)).toEqual({ 201: 1, 409: 19, 429: 5 })
  expect((await register(home)).status).toBe(201)
})

test('a network may register ten accounts a day; failed registrations do not count', async () => {
  const taken = { email: 'taken.before@example.org' }
  expect(await statuses(times(6, () => register(abroad, taken)))).toEqual({ 201: 1, 409: 5 })
  expect(await statuses(times(12, () => register(abroad)))).toEqual({ 201: 9, 429: 3 })
  const refused = await register(abroad)
  expect(refused.problem.message).toBe('That was too often. Please try again in 24 hours.')
  expect((await register(home)).status).toBe(201)
})

test('an address gets at most five emails an hour, and the responses do not reveal it', async () => {
  const { user } = await signUp()
  const lettersTo = async (address: string) =>
    (await api.db.kysely.selectFrom('emails').select('id').where('to_address', '=', address).execute()).length
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => askForReset(`198.51.100.${i}`, user.email)),
  )
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(202)
  expect(await lettersTo(user.email)).toBe(5)
  for (let i = 0; i < 12; i++) await askForReset(`198.51.100.${i}`, 'not.here@example.org')
  expect(await lettersTo('not.here@example.org')).toBe(5)
  // The owner's familiar network has a separate limit of five.
  expect(await statuses(times(8, () => askForReset(home, user.email)))).toEqual({ 202: 8 })
  expect(await lettersTo(user.email)).toBe(10)
})

test('a network may request thirty resets an hour; owners from a familiar network are not counted', async () => {
  const { user } = await signUp()
  const ask = (n: number) => askForReset(home, `guess.${n}@example.org`)
  expect(await statuses(Array.from({ length: 35 }, (_, n) => ask(n)))).toEqual({ 202: 30, 429: 5 })
  expect((await askForReset(home, user.email)).status).toBe(202)
})

test('invalid reset tokens are rate limited; a valid one is accepted', async () => {
  const { user } = await signUp()
  expect(await statuses(times(33, () => reset(abroad, 'guess')))).toEqual({ 400: 30, 429: 3 })
  expect((await reset(abroad, await createResetToken(api.db.kysely, user.id))).status).toBe(204)
})

test('invalid refresh tokens are rate limited; a valid one is accepted', async () => {
  const person = await signUp()
  // A few at a time: on a busy machine the connection pool cannot serve so many at once.
  for (let round = 0; round < 15; round++)
    expect(await statuses(times(8, () => refresh(abroad, 'guess')))).toEqual({ 401: 8 })
  expect(await statuses(times(5, () => refresh(abroad, 'guess')))).toEqual({ 429: 5 })
  expect((await refresh(abroad, person.refresh_token)).status).toBe(200)
})

test('wrong current passwords are rate limited within their session only', async () => {
  const person = await signUp()
  const { body: other } = await post<SignedIn>(home, 'login', { email: person.user.email, password })
  const change = (token: string, current_password: string) =>
    api.as(token).post('/api/v1/users/change-password', { current_password, new_password: 'Moth wings at 9' })
  const moveAway = (token: string, current_password: string) =>
    api.as(token).send('PUT', '/api/v1/auth/profile', {
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'elsewhere@example.org',
      current_password,
    })
  const mixed = Array.from({ length: 14 }, (_, i) =>
    (i % 2 === 0 ? change : moveAway)(person.access_token, 'Wrong-pass1'),
  )
  expect(await statuses(mixed)).toEqual({ 400: 10, 429: 4 })
  expect((await change(person.access_token, password)).status).toBe(429)
  expect((await change(other.access_token, password)).status).toBe(204)
})

test('a correct password resets that counter', async () => {
  const person = await signUp()
  const change = (current_password: string, new_password: string) =>
    person.post('/api/v1/users/change-password', { current_password, new_password })
  expect(await statuses(times(9, () => change('Wrong-pass1', 'Moth wings at 9')))).toEqual({ 400: 9 })
  expect((await change(password, 'Moth wings at 9')).status).toBe(204)
  expect(await statuses(times(9, () => change('Wrong-pass1', 'Moth wings at 9')))).toEqual({ 400: 9 })
})

describe.each(Object.values<Route>(contract).filter(({ takesCredentials }) => takesCredentials))(
  '$method $path',
  ({ method, path, access }) => {
    /** @returns the status of a call with an unparsable or oversized body */
    const call = async (network: string, token: string, payload = '{"') => {
      const { statusCode, json } = await api.app.inject({
        method,
        url: path,
        payload,
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': network,
          ...(access === 'user' && { authorization: `Bearer ${token}` }),
        },
      })
      return `${statusCode} ${json().detail}`
    }

    test('is counted before its body is read, up to 16 KiB', async () => {
      const [person, other] = [await signUp(), await signUp()]
      expect(await call(abroad, person.access_token)).toBe('400 The body is not valid JSON')
      expect(await call(abroad, person.access_token, 'x'.repeat(17_000))).toBe(
        '413 The body is larger than 16 KiB',
      )
      const counted = await api.db.pool.query(
        'update rate_limits set hits = 300 where key like $1 and hits = 2',
        [`calls ${path}:%`],
      )
      expect(counted.rowCount).toBe(1)
      for (const payload of ['{"', 'x'.repeat(17_000)])
        expect(await call(abroad, person.access_token, payload)).toMatch(/^429 That was too often/)
      expect(await call(home, other.access_token)).toMatch(/^400/)
    })
  },
)

test('successful calls are not counted', async () => {
  const { user } = await signUp()
  for (let time = 0; time < 3; time++)
    expect((await post(home, 'login', { email: user.email, password })).status).toBe(200)
  expect((await post(home, 'login', { email: user.email })).status).toBe(422)
  const { rows } = await api.db.pool.query(
    `select split_part(key, ':', 1) as what, hits from rate_limits where key like 'calls %' order by what`,
  )
  expect(rows).toEqual([
    { what: 'calls /api/v1/auth/login', hits: 1 },
    { what: 'calls /api/v1/auth/register', hits: 0 },
  ])
})

test('RATE_LIMIT=off switches all of these limits off', async () => {
  const free = await testApi({ worker: false })
  try {
    const guess = () =>
      free.nobody.post('/api/v1/auth/login', { email: 'nobody@example.org', password: 'Wrong-pass1' })
    expect(await statuses(times(12, guess))).toEqual({ 401: 12 })
    const ask = () => free.nobody.post('/api/v1/auth/request-password-reset', { email: 'nobody@example.org' })
    expect(await statuses(times(12, ask))).toEqual({ 202: 12 })
    expect(await free.db.kysely.selectFrom('emails').select('id').execute()).toHaveLength(12)
    expect(await free.db.kysely.selectFrom('rate_limits').select('key').execute()).toEqual([])
  } finally {
    await free.close()
  }
})
