import { beforeEach, expect, test, vi } from 'vitest'
import { signOut } from './session.ts'
import { mine } from '../lib/storage.ts'
import { currentSession, keepCredentials, keptCredentials } from './session-store.ts'

/** A server that knows one token, and says what it was asked. */
const serverThatTakes = (token: string) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
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

beforeEach(() => {
  localStorage.clear()
  keepCredentials({ user: null, access_token: 'kept', refresh_token: 'r1' })
})

test('logging out ends the session here at once and on the server', async () => {
  const asked = serverThatTakes('kept')
  const leaving = signOut()
  expect(keptCredentials()).toBeNull()
  expect(currentSession()).toMatchObject({ status: 'signed-out', left: true, error: null })
  await leaving
  expect(asked).toEqual(['logout Bearer kept'])
})

test('logging out after the access token ran out ends the session on the server too', async () => {
  const asked = serverThatTakes('fresh')
  await signOut()
  expect(asked).toEqual(['logout Bearer kept', 'refresh {"refresh_token":"r1"}', 'logout Bearer fresh'])
  expect(keptCredentials()).toBeNull()
})

test('a server that cannot be reached keeps nobody from logging out', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('fetch failed')))
  await signOut()
  expect(currentSession()).toMatchObject({ status: 'signed-out', left: true })
})

test('logging out forgets what the person at this tab had begun, and not that the gate stands open', async () => {
  serverThatTakes('kept')
  sessionStorage.setItem(`${mine}create`, '{"hero_name":"Zuri"}')
  sessionStorage.setItem('moonpage.gate', 'open')
  await signOut()
  expect(Object.keys(sessionStorage)).toEqual(['moonpage.gate'])
})
