import type { User } from '@moonpage/contract/account'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const user = { id: 'ines', first_name: 'Ines' } as User
const now = 1_800_000_000_000

const tokenFor = (seconds: number) => {
  const claims = { sub: 'ines', exp: now / 1000 + seconds }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}
const validToken = tokenFor(900)

/** Starts the app with these stored credentials and a server with these responses by path. */
const start = async (
  stored: { user: User | null; access_token: string } | null,
  answers: Record<string, () => Response | Promise<Response>>,
) => {
  if (stored) localStorage.setItem('moonpage.session', JSON.stringify({ ...stored, refresh_token: 'r1' }))
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api/v1/auth/', '')
    requests.push(path)
    return answers[path]?.() ?? new Response('{}', { status: 500 })
  })
  vi.resetModules()
  // At hand: while it is loaded no timer would come.
  await import('./tab-lease.ts')
  const { startSession } = await import('./session.ts')
  const { currentSession } = await import('./session-store.ts')
  const started = startSession()
  return {
    requests,
    session: currentSession,
    /** Enough time for the tab lock and all requests. */
    settle: async () => {
      await vi.advanceTimersByTimeAsync(500)
      await started
    },
  }
}

const pair = () => Response.json({ access_token: validToken, refresh_token: 'r2' })
const me = () => Response.json(user)
const lost = () => Promise.reject(new TypeError('fetch failed'))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('without tokens nobody is logged in, and no request is sent', async () => {
  const { requests, session, settle } = await start(null, {})
  expect(session().status).toBe('checking')
  await settle()
  expect(session()).toMatchObject({ status: 'signed-out', error: null })
  expect(requests).toEqual([])
})

test('a token that is valid for over 300 s is not refreshed; the user is reloaded', async () => {
  const named = { ...user, first_name: 'Inês' }
  const { requests, session, settle } = await start(
    { user, access_token: tokenFor(301) },
    { me: () => Response.json(named) },
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(session().status).toBe('signed-in')
  await settle()
  expect(requests).toEqual(['me'])
  expect(session().user?.first_name).toBe('Inês')
})

test('a token that expires within 300 s is refreshed first', async () => {
  const { requests, session, settle } = await start(
    { user, access_token: tokenFor(299) },
    { refresh: pair, me },
  )
  await settle()
  expect(requests).toEqual(['refresh', 'me'])
  expect(session()).toMatchObject({ status: 'signed-in', user })
  expect(localStorage.getItem('moonpage.session')).toContain('r2')
})

test('a rejected refresh clears the credentials with an error', async () => {
  const { session, settle } = await start(
    { user, access_token: tokenFor(-5) },
    { refresh: () => new Response('{}', { status: 401 }) },
  )
  await settle()
  expect(session()).toMatchObject({
    status: 'signed-out',
    user: null,
    error: 'Session expired. Please log in again.',
  })
  expect(localStorage.getItem('moonpage.session')).toBeNull()
})

test('without the server the stored user stays logged in', async () => {
  const { session, settle } = await start({ user, access_token: tokenFor(-5) }, { refresh: lost, me: lost })
  await settle()
  expect(session()).toMatchObject({ status: 'signed-in', user, error: null })
})

test('tokens without a user load the user', async () => {
  const { requests, session, settle } = await start({ user: null, access_token: validToken }, { me })
  await settle()
  expect(requests).toEqual(['me'])
  expect(session()).toMatchObject({ status: 'signed-in', user })
})

test('after 5 s the start continues with the stored session', async () => {
  let answer: (response: Response) => void = () => {}
  const slow = () => new Promise<Response>((resolve) => (answer = resolve))
  const { session } = await start({ user, access_token: tokenFor(10) }, { refresh: slow, me })
  await vi.advanceTimersByTimeAsync(4999)
  expect(session().status).toBe('checking')
  await vi.advanceTimersByTimeAsync(1)
  expect(session()).toMatchObject({ status: 'signed-in', user })
  answer(pair())
  await vi.advanceTimersByTimeAsync(0)
  expect(localStorage.getItem('moonpage.session')).toContain('r2')
})

test('a pending logout is sent at the start', async () => {
  localStorage.setItem('moonpage.untold', '["old"]')
  const { requests, session, settle } = await start(null, {
    refresh: pair,
    logout: () => new Response(null, { status: 204 }),
  })
  await settle()
  expect(requests).toEqual(['refresh', 'logout'])
  expect(session().status).toBe('signed-out')
  expect(localStorage).toHaveLength(0)
})
