import type { SignedIn, TokenPair } from '@moonpage/contract/account'
import type { SessionSummary } from '@moonpage/contract/sessions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registration, testApi, type Person } from '../../app/testing.ts'

const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const logIn = async ({ user }: Person, userAgent: string) => {
  const credentials = { email: user.email, password: 'Lamp-light7' }
  const { body } = await api.nobody.post<SignedIn>('/api/v1/auth/login', credentials, {
    'user-agent': userAgent,
  })
  return body
}
const sessionsOf = async (token: string) =>
  (await api.as(token).get<{ sessions: SessionSummary[] }>('/api/v1/auth/sessions')).body.sessions
const setBack = (person: Person, interval: string) =>
  api.db.pool.query(
    'update sessions set last_used_at = last_used_at - $1::interval, expires_at = expires_at - $1::interval where account_id = $2',
    [interval, person.user.id],
  )

test('each session has its device, and the current one is marked', async () => {
  const { body: phone } = await api.nobody.post<SignedIn>('/api/v1/auth/register', registration(801), {
    'user-agent': firefox,
  })
  expect(await sessionsOf(phone.access_token)).toEqual([
    {
      id: expect.any(String),
      device: 'Firefox on Android',
      created_at: expect.any(String),
      last_used_at: expect.any(String),
      is_current: true,
    },
  ])
  const person = { ...phone, ...api.as(phone.access_token) }
  const laptop = await logIn(person, safari)
  const seen = (await sessionsOf(laptop.access_token)).map(({ device, is_current }) => [device, is_current])
  expect(seen).toEqual([
    ['Safari on macOS', true],
    ['Firefox on Android', false],
  ])
})

test('the most recently refreshed session is first', async () => {
  const person = await api.signUp()
  await setBack(person, '2 days')
  const laptop = await logIn(person, safari)
  await setBack(person, '1 day')
  const before = await sessionsOf(laptop.access_token)
  expect(before.map(({ device }) => device)).toEqual(['Safari on macOS', ''])
  await api.nobody.post<TokenPair>('/api/v1/auth/refresh', { refresh_token: person.refresh_token })
  const after = await sessionsOf(laptop.access_token)
  expect(after.map(({ device }) => device)).toEqual(['', 'Safari on macOS'])
  expect(Date.parse(after[0]?.last_used_at ?? '')).toBeGreaterThan(Date.parse(before[0]?.last_used_at ?? ''))
})

test('ended and expired sessions are not listed, nor those of others', async () => {
  const person = await api.signUp()
  await setBack(person, '31 days')
  const ended = await logIn(person, safari)
  await api.as(ended.access_token).post('/api/v1/auth/logout')
  await api.signUp()
  const fresh = await logIn(person, firefox)
  expect((await sessionsOf(fresh.access_token)).map(({ device }) => device)).toEqual(['Firefox on Android'])
})

test('logging out everywhere ends all of the person’s sessions, the current one included', async () => {
  const person = await api.signUp()
  const laptop = await logIn(person, safari)
  const stranger = await api.signUp()
  expect((await person.send('DELETE', '/api/v1/auth/sessions')).status).toBe(204)
  for (const { access_token, refresh_token } of [person, laptop]) {
    expect((await api.as(access_token).get('/api/v1/auth/me')).status).toBe(401)
    expect((await api.nobody.post('/api/v1/auth/refresh', { refresh_token })).status).toBe(401)
  }
  expect((await stranger.get('/api/v1/auth/me')).status).toBe(200)
})
