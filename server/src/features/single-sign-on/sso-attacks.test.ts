import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OidcServer, startOidcProvider } from '../../../../scripts/lib/start-oidc-provider.ts'
import { builtPage, testApi } from '../../app/testing.ts'
import { begin, continueAs, finish, logInAt, newPerson } from './testing-sso.ts'

let provider: OidcServer
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  provider = await startOidcProvider({ siteUrl: 'https://moonpage.test' })
  api = await testApi({ worker: false, env: provider.env, web: builtPage })
})
afterAll(async () => {
  await api?.close()
  await provider?.stop()
})
afterEach(() => {
  vi.useRealTimers()
  provider.behave('answers')
})

const changed = (query: string, name: string, value: string | null) => {
  const params = new URLSearchParams(query)
  if (value === null) params.delete(name)
  else params.set(name, value)
  return params.toString()
}

test('the browser is sent to the provider with PKCE, state and nonce, and nothing of a secret', async () => {
  const { url, headers } = await begin(api.nobody)
  const asked = Object.fromEntries(new URL(url).searchParams)
  expect(asked).toEqual({
    client_id: 'moonpage',
    response_type: 'code',
    redirect_uri: 'https://moonpage.test/sso',
    scope: 'openid email profile',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  const cookie = String(headers['set-cookie'])
  expect(cookie).toMatch(
    /^moonpage_sso=[\w.-]+; Max-Age=600; Path=\/api\/v1\/auth\/sso; HttpOnly; Secure; SameSite=Strict$/,
  )
  for (const secret of [asked['state'], asked['nonce']]) expect(cookie).not.toContain(secret)
})

test('an answer with another state, issuer or code, without one, or to another login is refused', async () => {
  const { id } = newPerson(provider)
  const { url, cookie } = await begin(api.nobody)
  const query = await logInAt(url, id)
  const other = await begin(api.nobody)
  const otherQuery = await logInAt(other.url, id)
  for (const [name, forged] of Object.entries({
    state: changed(query, 'state', 'x'.repeat(43)),
    noState: changed(query, 'state', null),
    issuer: changed(query, 'iss', 'https://evil.example'),
    noIssuer: changed(query, 'iss', null),
    code: changed(query, 'code', 'y'.repeat(43)),
    codeOfOther: changed(query, 'code', new URLSearchParams(otherQuery).get('code')),
    twoStates: `${query}&state=z`,
    otherLogin: otherQuery,
    empty: '',
    junk: '%zz&=&code',
  })) {
    const { status, problem, headers } = await finish(api.nobody, forged, cookie)
    expect([name, status, problem.code]).toEqual([name, 400, 'sso_failed'])
    expect(headers['set-cookie']).toBeUndefined()
  }
  expect((await finish(api.nobody, query, cookie)).status).toBe(200)
})

test('an ID token with another nonce is refused', async () => {
  const { url, cookie } = await begin(api.nobody)
  const elsewhere = new URL(url)
  elsewhere.searchParams.set('nonce', 'of-another-login')
  const query = await logInAt(elsewhere.href, newPerson(provider).id)
  expect((await finish(api.nobody, query, cookie)).problem.code).toBe('sso_failed')
})

test('an ID token that is signed with a key that is not the provider’s is refused', async () => {
  const { url, cookie } = await begin(api.nobody)
  const query = await logInAt(url, newPerson(provider).id)
  await provider.rotateKeys('old')
  expect((await finish(api.nobody, query, cookie)).problem.code).toBe('sso_failed')
  await provider.rotateKeys()
  expect((await continueAs(api.nobody, newPerson(provider).id)).status).toBe(200)
})

test('an answer is worth nothing in another browser, and a cookie nothing when it is forged', async () => {
  const { id } = newPerson(provider)
  const { url, cookie } = await begin(api.nobody)
  const query = await logInAt(url, id)
  const other = await begin(api.nobody)
  const [sealed = ''] = cookie.split('=').slice(1)
  for (const [theirs, code] of [
    ['', 'sso_expired'],
    [`moonpage_sso=${sealed.slice(0, -4)}AAAA`, 'sso_expired'],
    ['moonpage_sso=junk', 'sso_expired'],
    [other.cookie, 'sso_failed'],
  ] as const)
    expect((await finish(api.nobody, query, theirs)).problem.code).toBe(code)
  expect((await finish(api.nobody, query, cookie)).status).toBe(200)
})

test('a code works once', async () => {
  const { url, cookie } = await begin(api.nobody)
  const query = await logInAt(url, newPerson(provider).id)
  const first = await finish(api.nobody, query, cookie)
  expect(String(first.headers['set-cookie'])).toMatch(/^moonpage_sso=; Max-Age=0;/)
  const replayed = await finish(api.nobody, query, cookie)
  expect([replayed.status, replayed.problem.code]).toEqual([400, 'sso_failed'])
})

test('a login ends after ten minutes, and a code when the provider says', async () => {
  const { id } = newPerson(provider)
  const { url, cookie } = await begin(api.nobody)
  const query = await logInAt(url, id)
  for (const [seconds, code] of [
    [90, 'sso_failed'],
    [601, 'sso_expired'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
    expect((await finish(api.nobody, query, cookie)).problem.code).toBe(code)
    vi.useRealTimers()
  }
})

test('who turns back at the provider is told so', async () => {
  const { url, cookie } = await begin(api.nobody)
  const state = new URL(url).searchParams.get('state')
  const query = new URLSearchParams({ error: 'access_denied', state: state ?? '', iss: provider.issuer })
  const { status, problem } = await finish(api.nobody, query.toString(), cookie)
  expect([status, problem.code]).toEqual([400, 'sso_canceled'])
})

test('while the provider is away a press says so, the pages are there, and the next press works', async () => {
  const site = await api.anotherWeb()
  const { url, cookie } = await begin(api.nobody)
  const query = await logInAt(url, newPerson(provider).id)
  provider.behave('closes')
  expect((await api.app.inject('/login')).statusCode).toBe(200)
  const away = await api.anotherWeb()
  for (const answer of [await begin(away), await finish(site, query, cookie)]) {
    expect([answer.status, answer.problem.message]).toEqual([
      503,
      'We can’t reach Treehouse right now. Please try again in a minute, or log in with your password.',
    ])
    expect(answer.headers['retry-after']).toBe('60')
  }
  provider.behave('answers')
  expect((await continueAs(away, newPerson(provider).id)).body.outcome).toBe('signed_up')
})

test('the way back is a path of this site, whatever is asked for', async () => {
  for (const from of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/a\nb',
    '/\t/evil.example',
    ' //evil.example',
    '/a\\..\\..\\evil',
    '',
    `/${'x'.repeat(1000)}`,
  ]) {
    const { status } = await begin(api.nobody, { return_to: { from, person: null, resumes: false } })
    expect([from, status]).toEqual([from, 422])
  }
})

test('a Host header does not change where the provider sends people', async () => {
  const answer = await api.nobody.post<{ url: string }>(
    '/api/v1/auth/sso',
    { purpose: 'login' },
    { host: 'evil.example' },
  )
  expect(new URL(answer.body.url).searchParams.get('redirect_uri')).toBe('https://moonpage.test/sso')
})

test('another site’s form and a flood of wrong answers get nowhere', async () => {
  const form = await api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/sso/finish',
    payload: 'query=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  })
  expect([form.statusCode, form.headers['access-control-allow-origin']]).toEqual([415, undefined])
  const limited = await api.anotherWeb({ change: { rateLimiting: true } })
  const answers = await Promise.all(Array.from({ length: 310 }, () => finish(limited, 'code=x', '')))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})
