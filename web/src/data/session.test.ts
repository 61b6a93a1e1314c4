import { beforeEach, expect, test, vi } from 'vitest'
import { perUser } from '../lib/storage.ts'
import { signOut } from './session.ts'
import { currentSession, storeCredentials, storedCredentials } from './session-store.ts'
import { sendPendingLogouts } from './pending-logouts.ts'

/** A server that accepts one access token. Returns the requests that it gets. */
const serverAccepting = (token: string) => {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/')) return new Response('{}')
    const sent = new Headers(init.headers).get('authorization')
    requests.push(`${url.replace('/api/v1/auth/', '')} ${sent ?? (init.body as string)}`)
    if (url.endsWith('/refresh'))
      return new Response(JSON.stringify({ access_token: 'fresh', refresh_token: 'r2' }))
    return sent === `Bearer ${token}`
      ? new Response(null, { status: 204 })
      : new Response('{}', { status: 401 })
  })
  return requests
}

const noServer = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))

beforeEach(() => {
  localStorage.clear()
  storeCredentials({ user: null, access_token: 'kept', refresh_token: 'r1' })
})

test('logging out ends the session here at once and on the server', async () => {
  const requests = serverAccepting('kept')
  const loggingOut = signOut()
  expect(storedCredentials()).toBeNull()
  expect(currentSession()).toMatchObject({ status: 'signed-out', loggedOut: true, error: null })
  await loggingOut
  expect(requests).toEqual(['logout Bearer kept'])
  expect(localStorage).toHaveLength(0)
  expect(currentSession().hasPendingLogout).toBe(false)
})

test('logging out with an expired access token ends the session on the server too', async () => {
  const requests = serverAccepting('fresh')
  await signOut()
  expect(requests).toEqual(['logout Bearer kept', 'refresh {"refresh_token":"r1"}', 'logout Bearer fresh'])
  expect(storedCredentials()).toBeNull()
})

test('logging out works without the server, which gets the logout later', async () => {
  noServer()
  await signOut()
  expect(currentSession()).toMatchObject({ status: 'signed-out', loggedOut: true, hasPendingLogout: true })
  await sendPendingLogouts()
  const requests = serverAccepting('fresh')
  await sendPendingLogouts()
  expect(requests).toEqual(['refresh {"refresh_token":"r1"}', 'logout Bearer fresh'])
  await sendPendingLogouts()
  expect(requests).toHaveLength(2)
  expect(localStorage).toHaveLength(0)
})

test('a logout is sent again after a network error', async () => {
  const requests = serverAccepting('fresh')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async () => {
    vi.stubGlobal('fetch', fetch)
    throw new TypeError('fetch failed')
  })
  await signOut()
  expect(requests).toEqual(['refresh {"refresh_token":"r1"}', 'logout Bearer fresh'])
  expect(currentSession().hasPendingLogout).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('a rate limited logout is sent again later', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }))
  await signOut()
  expect(currentSession().hasPendingLogout).toBe(true)
  const requests = serverAccepting('fresh')
  await sendPendingLogouts()
  expect(requests).toContain('logout Bearer fresh')
})

test('a logout of a session that has already ended is not sent again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  await signOut()
  expect(currentSession().hasPendingLogout).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('logging out clears the drafts in this tab, but not the gate pass', async () => {
  serverAccepting('kept')
  sessionStorage.setItem(`${perUser}create`, '{"hero_name":"Zuri"}')
  sessionStorage.setItem('moonpage.gate', 'open')
  await signOut()
  expect(Object.keys(sessionStorage)).toEqual(['moonpage.gate'])
})
