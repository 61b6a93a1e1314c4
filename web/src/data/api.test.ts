import { beforeEach, expect, test, vi } from 'vitest'
import * as routes from 'virtual:routes'
import { call } from './api.ts'
import { gateState, openGate } from './gate-pass.ts'
import { currentSession, clearCredentials, storeCredentials, storedCredentials } from './session-store.ts'

const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status })
const empty = {
  stories: [],
  page: 1,
  page_size: 12,
  total: 0,
  total_pages: 0,
  has_next: false,
  has_previous: false,
}

/** A server that accepts only the token `fresh`, and exchanges the refresh token `r1` for it. */
const server = () => {
  const seen = { refreshes: 0, stories: 0 }
  let refresh = async (): Promise<Response> => json(200, { access_token: 'fresh', refresh_token: 'r2' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url === '/api/v1/auth/refresh') {
      seen.refreshes += 1
      await new Promise((resolve) => setTimeout(resolve, 20))
      return refresh()
    }
    seen.stories += 1
    const token = new Headers(init.headers).get('authorization')
    return token === 'Bearer fresh' ? json(200, empty) : json(401, { message: 'Not signed in' })
  })
  return { seen, refreshAnswers: (answer: typeof refresh) => void (refresh = answer) }
}

const list = () => call(routes.listStories, { query: {} })

beforeEach(() => {
  localStorage.clear()
  clearCredentials()
  storeCredentials({ user: null, access_token: 'stale', refresh_token: 'r1' })
})

test('one refresh serves any number of waiting requests', async () => {
  const { seen } = server()
  const answers = await Promise.all([list(), list(), list(), list()])
  expect(answers).toHaveLength(4)
  expect(seen).toEqual({ refreshes: 1, stories: 8 })
  expect(storedCredentials()).toMatchObject({ access_token: 'fresh', refresh_token: 'r2' })
})

test('uses the token that another tab has stored meanwhile', async () => {
  const { seen } = server()
  const waiting = list()
  const stored = { user: null, access_token: 'fresh', refresh_token: 'r2' }
  localStorage.setItem('moonpage.session', JSON.stringify(stored))
  await waiting
  expect(seen.refreshes).toBe(0)
})

test('a rejected refresh ends the session with an error', async () => {
  const { seen, refreshAnswers } = server()
  refreshAnswers(async () => json(401, {}))
  const results = await Promise.allSettled([list(), list()])
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(seen.refreshes).toBe(1)
  expect(storedCredentials()).toBeNull()
  expect(currentSession()).toMatchObject({
    status: 'signed-out',
    error: 'Session expired. Please log in again.',
  })
})

test('a refresh without a response keeps the session', async () => {
  const { refreshAnswers } = server()
  refreshAnswers(async () => Promise.reject(new TypeError('fetch failed')))
  await expect(list()).rejects.toMatchObject({ code: 'unreachable' })
  expect(storedCredentials()).toMatchObject({ refresh_token: 'r1' })
})

test('a logout during a refresh stays a logout', async () => {
  server()
  const waiting = list().catch(() => 'refused')
  await new Promise((resolve) => setTimeout(resolve, 10))
  clearCredentials({ loggedOut: true })
  expect(await waiting).toBe('refused')
  expect(storedCredentials()).toBeNull()
  expect(currentSession()).toMatchObject({ status: 'signed-out', error: null })
})

test('a 401 from the login does not end the session', async () => {
  const { seen } = server()
  vi.stubGlobal('fetch', async () => json(401, { message: 'Invalid email or password' }))
  const body = { email: 'ines@moreau.example', password: 'Secret123' }
  await expect(call(routes.logIn, { body })).rejects.toThrow('Invalid email or password')
  expect(seen.refreshes).toBe(0)
  expect(storedCredentials()).not.toBeNull()
})

test('a failed refresh is reported as a failure of the call', async () => {
  const { refreshAnswers } = server()
  refreshAnswers(async () => json(503, { message: 'The database rests.' }))
  await expect(list()).rejects.toMatchObject({ path: '/api/v1/stories', message: 'The database rests.' })
  expect(storedCredentials()).not.toBeNull()
})

test('a call is not repeated after another user has logged in', async () => {
  const tokenOf = (id: string) => `header.${btoa(JSON.stringify({ sub: id }))}.signature`
  const sent: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(new Headers(init.headers).get('authorization'))
    storeCredentials({ user: null, access_token: tokenOf('zuri'), refresh_token: 'r9' })
    return json(401, { message: 'Not signed in' })
  })
  storeCredentials({ user: null, access_token: tokenOf('ines'), refresh_token: 'r1' })
  await expect(list()).rejects.toMatchObject({ status: 401 })
  expect(sent).toEqual([`Bearer ${tokenOf('ines')}`])
  expect(storedCredentials()).toMatchObject({ refresh_token: 'r9' })
})

test('a call is repeated only once after a refresh', async () => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return url.endsWith('/refresh')
      ? json(200, { access_token: 'fresh', refresh_token: 'r2' })
      : json(401, { message: 'Not signed in' })
  })
  await expect(list()).rejects.toMatchObject({ status: 401 })
  expect(requests).toEqual(['/api/v1/stories', '/api/v1/auth/refresh', '/api/v1/stories'])
})

test('a 401 without a token ends the session with an error, except after a logout', async () => {
  vi.stubGlobal('fetch', async () => json(401, { message: 'Not signed in' }))
  clearCredentials({ loggedOut: true })
  await expect(list()).rejects.toMatchObject({ status: 401 })
  expect(currentSession().error).toBeNull()
  clearCredentials()
  await expect(list()).rejects.toMatchObject({ status: 401 })
  expect(currentSession().error).toBe('Session expired. Please log in again.')
})

test('login calls are sent without a token', async () => {
  let sent: string | null = 'nothing'
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent = new Headers(init.headers).get('authorization')
    return json(202, { message: 'On its way' })
  })
  await call(routes.requestPasswordReset, { body: { email: 'ines@moreau.example' } })
  expect(sent).toBeNull()
})

test('a call waits at the closed gate and keeps the session', async () => {
  let requests = 0
  vi.stubGlobal('fetch', async () =>
    (requests += 1) === 1 ? json(401, { code: 'gate_closed' }) : json(200, empty),
  )
  const waiting = list()
  await vi.waitUntil(() => gateState() === 'closed')
  expect(storedCredentials()).toMatchObject({ refresh_token: 'r1' })
  openGate()
  expect(await waiting).toEqual(empty)
  expect(sessionStorage.getItem('moonpage.gate')).toBe('open')
})

test('a refresh waits at the closed gate and keeps the session', async () => {
  const { refreshAnswers, seen } = server()
  refreshAnswers(async () => {
    refreshAnswers(async () => json(200, { access_token: 'fresh', refresh_token: 'r2' }))
    return json(401, { code: 'gate_closed' })
  })
  const waiting = list()
  await vi.waitUntil(() => gateState() === 'closed')
  expect(storedCredentials()).toMatchObject({ refresh_token: 'r1' })
  openGate()
  expect(await waiting).toEqual(empty)
  expect(seen.refreshes).toBe(2)
})

test('on a share link page, only the shared story can close the gate', async () => {
  vi.stubGlobal('fetch', async () => json(401, { code: 'gate_closed' }))
  history.replaceState(null, '', '/shared/a-token')
  try {
    await expect(list()).rejects.toMatchObject({ code: 'gate_closed' })
    expect(gateState()).toBe('open')
    void call(routes.getSharedStory, { params: { token: 'a-token' } })
    await vi.waitUntil(() => gateState() === 'closed')
  } finally {
    history.replaceState(null, '', '/')
  }
})
