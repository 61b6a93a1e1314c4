import type { SignedIn } from '@moonpage/contract/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { registration, testApi } from '../../app/testing.ts'
import { createResetToken } from './create-reset-token.ts'

const password = 'Lamp-light7'
const home = '203.0.113.1'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false, env: { RATE_LIMIT: 'on', TRUST_PROXY: 'on' } })
})
afterAll(() => api.close())
beforeEach(() => api.db.kysely.deleteFrom('rate_limits').execute())

const from = (network: string) => ({ 'x-forwarded-for': network })
let people = 0
const signUp = async (network = home) => {
  const form = registration(++people)
  return (await api.nobody.post<SignedIn>('/api/v1/auth/register', form, from(network))).body
}
const logIn = (network: string, email: string, guess = password) =>
  api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password: guess }, from(network))
const statusOf = async (network: string, email: string, guess = password) =>
  (await logIn(network, email, guess)).status
/** Counts tries that were made before; each real one checks a password, which takes time. */
const count = (kind: string, hits: number) =>
  api.db.kysely.updateTable('rate_limits').set({ hits }).where('key', 'like', `${kind}:%`).execute()
/** @returns how many passwords were checked */
const guesses = async (network: string, email: string, n: number) => {
  const statuses = await Promise.all(Array.from({ length: n }, () => statusOf(network, email, 'Wrong-pass1')))
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([])
  return statuses.filter((status) => status === 401).length
}

test('of forty concurrent guesses from one network ten are checked', async () => {
  const { user } = await signUp()
  expect(await guesses('198.51.100.1', user.email, 40)).toBe(10)
  const { status, headers, problem } = await logIn('198.51.100.1', user.email)
  expect([status, problem.code]).toEqual([429, 'too_many_requests'])
  expect(problem.message).toBe('That was too often. Please try again in 15 minutes.')
  const wait = Number(headers['retry-after'])
  expect(wait).toBeGreaterThan(14 * 60)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  // The second half of an IPv6 address can be chosen freely.
  expect(await guesses('2001:db8:1:2::1', user.email, 6)).toBe(6)
  expect(await guesses('2001:db8:1:2:ffff::2', user.email, 6)).toBe(4)
})

test('an address in different case is the same account', async () => {
  const { user } = await signUp()
  expect(await guesses('198.51.100.1', user.email, 6)).toBe(6)
  expect(await guesses('198.51.100.1', user.email.toUpperCase(), 6)).toBe(4)
  expect(await guesses('198.51.100.2', 'Nobody@example.org', 6)).toBe(6)
  expect(await guesses('198.51.100.2', 'nobody@Example.ORG', 6)).toBe(4)
})

test('a successful login resets the counter', async () => {
  const { user } = await signUp()
  for (let round = 0; round < 3; round++) {
    expect(await guesses('198.51.100.1', user.email, 9)).toBe(9)
    expect(await statusOf('198.51.100.1', user.email)).toBe(200)
  }
})

test('a network that tries many accounts is rate limited, even if it logs in to its own account in between', async () => {
  const own = await signUp('192.0.2.1')
  const logInNow = () => statusOf('198.51.100.1', own.user.email)
  const guessNext = (i: number) => guesses('198.51.100.1', `somebody.${people}.${i}@example.org`, 9)
  for (let i = 0; i < 3; i++) {
    expect(await guessNext(i)).toBe(9)
    expect(await logInNow()).toBe(200)
  }
  // Three successful logins neither use up nor extend the limit of sixty.
  await count('login-network', 27 + 28)
  expect(await guessNext(3)).toBe(5)
  expect(await statusOf('198.51.100.2', own.user.email)).toBe(200)
})

test('a familiar network is not blocked by a neighbor’s guesses at other accounts', async () => {
  const [neighbour, newcomer] = [await signUp(home), await signUp('192.0.2.7')]
  expect(await guesses(home, 'anybody@example.org', 9)).toBe(9)
  await count('login-network', 58)
  expect(await guesses(home, 'somebody@example.org', 9)).toBe(2)
  expect(await statusOf(home, newcomer.user.email)).toBe(429)
  expect(await statusOf(home, neighbour.user.email)).toBe(200)
})

test('guesses from many networks do not lock the owner out', { timeout: 60_000 }, async () => {
  const { user } = await signUp(home)
  const guessFrom = (network: number) => guesses(`198.51.100.${network}`, user.email, 10)
  for (let network = 0; network < 3; network++) expect(await guessFrom(network)).toBe(10)
  await count('login-account', 85)
  expect(await guessFrom(3)).toBe(10)
  expect(await guessFrom(4)).toBe(5)
  expect(await guessFrom(5)).toBe(0)
  // Unfamiliar networks are limited even with the correct password, which could be a guess.
  expect(await statusOf('192.0.2.55', user.email)).toBe(429)

  // The familiar network is not affected.
  expect(await guesses(home, user.email, 9)).toBe(9)
  expect(await statusOf(home, user.email)).toBe(200)

  // When traveling during an attack, a password reset makes the network familiar.
  const hotel = from('192.0.2.55')
  const asked = await api.nobody.post('/api/v1/auth/request-password-reset', { email: user.email }, hotel)
  expect(asked.status).toBe(202)
  const emails = await api.db.kysely
    .selectFrom('emails')
    .select('to_address')
    .where('account_id', '=', user.id)
    .execute()
  expect(emails).toEqual([{ to_address: user.email }])
  const reset = { token: await createResetToken(api.db.kysely, user.id), new_password: 'Moth wings at 9' }
  expect((await api.nobody.post('/api/v1/auth/reset-password', reset, hotel)).status).toBe(204)
  expect(await statusOf('192.0.2.55', user.email, 'Moth wings at 9')).toBe(200)
  expect(await statusOf('192.0.2.56', user.email, 'Moth wings at 9')).toBe(429)
})

test('a network without a login for a month is no longer familiar', async () => {
  const { user } = await signUp(home)
  await guesses('198.51.100.9', user.email, 1)
  await api.db.pool.query(`update rate_limits set hits = 100 where key like 'login-account:%'`)
  const setBack = (interval: string) =>
    api.db.pool.query('update sessions set last_used_at = now() - $1::interval where account_id = $2', [
      interval,
      user.id,
    ])
  await setBack('31 days')
  expect(await statusOf(home, user.email)).toBe(429)
  await setBack('29 days')
  expect(await statusOf(home, user.email)).toBe(200)
})

test('networks are stored as keyed hashes only', async () => {
  const { user } = await signUp('192.0.2.77')
  const { rows } = await api.db.pool.query<{ network_hash: Buffer; row: string }>(
    'select network_hash, s::text as row from sessions s where account_id = $1',
    [user.id],
  )
  expect(rows[0]?.network_hash).toHaveLength(32)
  expect(rows[0]?.row).not.toContain('192.0.2')
})
