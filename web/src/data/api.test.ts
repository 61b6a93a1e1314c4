import { beforeEach, expect, test, vi } from 'vitest'
import { call } from './api.ts'
import { routes } from './routes.ts'
import { currentSession, forgetCredentials, keepCredentials, keptCredentials } from './session-store.ts'

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

/** A server that takes the token `fresh` alone and trades the refresh token `r1` for it, once. */
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
  forgetCredentials()
  keepCredentials({ user: null, access_token: 'stale', refresh_token: 'r1' })
})

test('one refresh serves any number of waiting requests', async () => {
  const { seen } = server()
  const answers = await Promise.all([list(), list(), list(), list()])
  expect(answers).toHaveLength(4)
  expect(seen).toEqual({ refreshes: 1, stories: 8 })
  expect(keptCredentials()).toMatchObject({ access_token: 'fresh', refresh_token: 'r2' })
})

test('takes the token that another tab has brought meanwhile', async () => {
  const { seen } = server()
  const waiting = list()
  const kept = { user: null, access_token: 'fresh', refresh_token: 'r2' }
  localStorage.setItem('moonpage.session', JSON.stringify(kept))
  await waiting
  expect(seen.refreshes).toBe(0)
})

test('a refused refresh ends the session and says why', async () => {
  const { seen, refreshAnswers } = server()
  refreshAnswers(async () => json(401, {}))
  const results = await Promise.allSettled([list(), list()])
  expect(results.every(({ status }) => status === 'rejected')).toBe(true)
  expect(seen.refreshes).toBe(1)
  expect(keptCredentials()).toBeNull()
  expect(currentSession()).toMatchObject({
    status: 'signed-out',
    error: 'Session expired. Please log in again.',
  })
})

test('a refresh that no server answered leaves the session as it is', async () => {
  const { refreshAnswers } = server()
  refreshAnswers(async () => Promise.reject(new TypeError('fetch failed')))
  await expect(list()).rejects.toMatchObject({ code: 'unreachable' })
  expect(keptCredentials()).toMatchObject({ refresh_token: 'r1' })
})

test('a logout while the refresh is on its way stays a logout', async () => {
  server()
  const waiting = list().catch(() => 'refused')
  await new Promise((resolve) => setTimeout(resolve, 10))
  forgetCredentials({ left: true })
  expect(await waiting).toBe('refused')
  expect(keptCredentials()).toBeNull()
  expect(currentSession()).toMatchObject({ status: 'signed-out', error: null })
})

test('a wrong password is not a session that ran out', async () => {
  const { seen } = server()
  vi.stubGlobal('fetch', async () => json(401, { message: 'Invalid email or password' }))
  const body = { email: 'ines@moreau.example', password: 'Secret123' }
  await expect(call(routes.login, { body })).rejects.toThrow('Invalid email or password')
  expect(seen.refreshes).toBe(0)
  expect(keptCredentials()).not.toBeNull()
})
