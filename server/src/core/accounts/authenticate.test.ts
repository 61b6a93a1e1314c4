import type { SignedIn, User } from '@moonpage/contract/account'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testApi, type Person } from '../../app/testing.ts'

const sessionSecret = 'what signs the tokens of these tests'

let api: Awaited<ReturnType<typeof testApi>>
let person: Person
beforeAll(async () => {
  api = await testApi({ worker: false, env: { SESSION_SECRET: sessionSecret } })
  person = await api.signUp()
})
afterAll(() => api.close())

type Signing = {
  key?: string
  alg?: string
  expires?: string | number | Date | null
  claims?: Record<string, unknown>
}

/** The person's own claims, signed again with one change. */
function signed({ key = sessionSecret, alg = 'HS256', expires = '15m', claims = {} }: Signing = {}) {
  const { sub, sid } = decodeJwt(person.access_token)
  const token = new SignJWT({ sub, sid, ...claims }).setProtectedHeader({ alg }).setIssuedAt()
  if (expires !== null) token.setExpirationTime(expires)
  return token.sign(new TextEncoder().encode(key))
}

const statusWith = async (token: string) => (await api.as(token).get('/api/v1/auth/me')).status
const setAccount = (id: string, change: { is_active?: boolean; role?: 'user' | 'admin' }) =>
  api.db.kysely.updateTable('accounts').set(change).where('id', '=', id).execute()
const logInAgain = async ({ email }: User, password = 'Lamp-light7') =>
  (await api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password })).body

describe('an access token is accepted only as the server signs it', () => {
  test('the unchanged claims are accepted', async () => {
    expect(await statusWith(await signed())).toBe(200)
    expect(decodeJwt(person.access_token)).toEqual({
      sub: person.user.id,
      sid: expect.any(String),
      iat: expect.any(Number),
      exp: Number(decodeJwt(person.access_token).iat) + 15 * 60,
    })
  })

  const swapClaims = (token: string) => {
    const [header, , signature] = token.split('.')
    const claims = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: 'admin' })).toString('base64url')
    return `${header}.${claims}.${signature}`
  }
  const unsigned = (alg: string) => {
    const [, claims] = new UnsecuredJWT(decodeJwt(person.access_token)).encode().split('.')
    return `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.${claims}.`
  }
  test.each<[string, () => string | Promise<string>]>([
    ['is nonsense', () => 'nonsense'],
    ['is unsigned, with alg none', () => unsigned('none')],
    ['is unsigned, with alg None', () => unsigned('None')],
    ['is unsigned, with our alg', () => unsigned('HS256')],
    ['is signed with another key', () => signed({ key: 'some key that is long enough for that' })],
    ['is signed with our key by another method', () => signed({ alg: 'HS512' })],
    ['has expired', () => signed({ expires: new Date(Date.now() - 1000) })],
    ['never expires', () => signed({ expires: null })],
    ['has claims that were changed', () => swapClaims(person.access_token)],
    ['has no session', () => signed({ claims: { sid: undefined } })],
    ['has a session that is not there', () => signed({ claims: { sid: crypto.randomUUID() } })],
    ['has a session that is no id', () => signed({ claims: { sid: "' or 1=1" } })],
    ['is a refresh token', () => person.refresh_token],
  ])('rejected when it %s', async (_what, make) => {
    const { status, problem, headers } = await api.as(await make()).get('/api/v1/auth/me')
    expect([status, problem.code]).toEqual([401, 'token_invalid'])
    expect(headers['www-authenticate']).toBe('Bearer')
  })

  test('the session of another person is rejected', async () => {
    const other = await api.signUp()
    const { sid } = decodeJwt(other.access_token)
    expect(await statusWith(await signed({ claims: { sid } }))).toBe(401)
  })

  test.each(['Basic abc', 'Bearer', 'Bearer ', 'Token abc'])('rejected as %j', async (authorization) => {
    expect((await api.nobody.get('/api/v1/auth/me', { authorization })).status).toBe(401)
  })
})

describe('changes take effect on the next request', () => {
  test('logout', async () => {
    const someone = await api.signUp()
    expect(await statusWith(someone.access_token)).toBe(200)
    await someone.post('/api/v1/auth/logout')
    expect(await statusWith(someone.access_token)).toBe(401)
  })

  test('deactivation', async () => {
    const someone = await api.signUp()
    await setAccount(someone.user.id, { is_active: false })
    expect(await statusWith(someone.access_token)).toBe(401)
    await setAccount(someone.user.id, { is_active: true })
    expect(await statusWith(someone.access_token)).toBe(200)
  })

  test('a role change, whatever the token says', async () => {
    const someone = await api.signUp()
    const asAdmin = async () => (await someone.get('/api/v1/admin/users')).status
    expect(await asAdmin()).toBe(403)
    await setAccount(someone.user.id, { role: 'admin' })
    expect(await asAdmin()).toBe(200)
    await setAccount(someone.user.id, { role: 'user' })
    // Older tokens contained the role; it is ignored.
    const { sub, sid } = decodeJwt(someone.access_token)
    const claiming = await signed({ claims: { sub, sid, role: 'admin' } })
    for (const caller of [someone, api.as(claiming)])
      expect((await caller.get('/api/v1/admin/users')).status).toBe(403)
  })

  test('a password change, in all other sessions', async () => {
    const someone = await api.signUp()
    const other = await logInAgain(someone.user)
    const change = { current_password: 'Lamp-light7', new_password: 'Moth wings at 9' }
    expect((await someone.post('/api/v1/users/change-password', change)).status).toBe(204)
    expect(await statusWith(other.access_token)).toBe(401)
    expect(await statusWith(someone.access_token)).toBe(200)
  })
})
