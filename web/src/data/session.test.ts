import { beforeEach, expect, test, vi } from 'vitest'
import { perUser } from '../lib/storage.ts'
import { signOut } from './session.ts'
import { currentSession, storeCredentials, storedCredentials } from './session-store.ts'
import { sendPendingLogouts } from './pending-logouts.ts'

/** A server that knows one token, and says what it was asked. */
const serverThatTakes = (token: string) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.startsWith('/api/')) return new Response('{}')
    const sent = new Headers(init.headers).get('authorization')
    asked.push(`${url.replace('/api/v1/auth/', '')} ${sent ?? (init.body as string)}`)
    if (url.endsWith('/refresh'))
      return new Response(JSON.stringify({ access_token: 'fresh', refresh_token: 'r2' }))
    return sent === `Bearer ${token}`
      ? new Response(null, { status: 204 })
      : new Response('{}', { status: 401 })
  })
  return asked
}

const noServer = () => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))

beforeEach(() => {
  localStorage.clear()
  storeCredentials({ user: null, access_token: 'kept', refresh_token: 'r1' })
})

test('logging out ends the session here at once and on the server', async () => {
  const asked = serverThatTakes('kept')
  const leaving = signOut()
  expect(storedCredentials()).toBeNull()
  expect(currentSession()).toMatchObject({ status: 'signed-out', left: true, error: null })
  await leaving
  expect(asked).toEqual(['logout Bearer kept'])
  expect(localStorage).toHaveLength(0)
  expect(currentSession().isUntold).toBe(false)
})

test('logging out after the access token ran out ends the session on the server too', async () => {
  const asked = serverThatTakes('fresh')
  await signOut()
  expect(asked).toEqual(['logout Bearer kept', 'refresh {"refresh_token":"r1"}', 'logout Bearer fresh'])
  expect(storedCredentials()).toBeNull()
})

test('a server that cannot be reached keeps nobody from logging out, and hears of it later', async () => {
  noServer()
  await signOut()
  expect(currentSession()).toMatchObject({ status: 'signed-out', left: true, isUntold: true })
  await sendPendingLogouts()
  const asked = serverThatTakes('fresh')
  await sendPendingLogouts()
  expect(asked).toEqual(['refresh {"refresh_token":"r1"}', 'logout Bearer fresh'])
  await sendPendingLogouts()
  expect(asked).toHaveLength(2)
  expect(localStorage).toHaveLength(0)
})

test('a connection that is lost for a moment loses no logout', async () => {
  const asked = serverThatTakes('fresh')
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async () => {
    vi.stubGlobal('fetch', fetch)
    throw new TypeError('fetch failed')
  })
  await signOut()
  expect(asked).toEqual(['refresh {"refresh_token":"r1"}', 'logout Bearer fresh'])
  expect(currentSession().isUntold).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('a server that is too busy hears of a logout later, too', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }))
  await signOut()
  expect(currentSession().isUntold).toBe(true)
  const asked = serverThatTakes('fresh')
  await sendPendingLogouts()
  expect(asked).toContain('logout Bearer fresh')
})

test('a session that was over on the server already is not told of again', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  await signOut()
  expect(currentSession().isUntold).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('logging out forgets what the person at this tab had begun, and not that the gate stands open', async () => {
  serverThatTakes('kept')
  sessionStorage.setItem(`${perUser}create`, '{"hero_name":"Zuri"}')
  sessionStorage.setItem('moonpage.gate', 'open')
  await signOut()
  expect(Object.keys(sessionStorage)).toEqual(['moonpage.gate'])
})
