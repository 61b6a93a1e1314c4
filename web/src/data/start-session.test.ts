import type { User } from '@moonpage/contract/account'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const user = { id: 'ines', first_name: 'Ines' } as User
const now = 1_800_000_000_000

const tokenFor = (seconds: number) => {
  const claims = { sub: 'ines', exp: now / 1000 + seconds }
  return `header.${btoa(JSON.stringify(claims))}.signature`
}
const long = tokenFor(900)

/** A browser that starts with these credentials kept, in front of a server that answers each path as given. */
const start = async (
  kept: { user: User | null; access_token: string } | null,
  answers: Record<string, () => Response | Promise<Response>>,
) => {
  if (kept) localStorage.setItem('moonpage.session', JSON.stringify({ ...kept, refresh_token: 'r1' }))
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api/v1/auth/', '')
    asked.push(path)
    return answers[path]?.() ?? new Response('{}', { status: 500 })
  })
  vi.resetModules()
  const { startSession } = await import('./session.ts')
  const { currentSession } = await import('./session-store.ts')
  const started = startSession()
  return {
    asked,
    session: currentSession,
    /** Time enough for tabs to agree on who asks, and for all that is asked then. */
    settle: async () => {
      await vi.advanceTimersByTimeAsync(500)
      await started
    },
  }
}

const pair = () => Response.json({ access_token: long, refresh_token: 'r2' })
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

test('nobody is signed in without tokens, and nobody is asked', async () => {
  const { asked, session, settle } = await start(null, {})
  expect(session().status).toBe('checking')
  await settle()
  expect(session()).toMatchObject({ status: 'signed-out', error: null })
  expect(asked).toEqual([])
})

test('a token with more than 300 s is good as it is; who it is of is asked once more, for later', async () => {
  const named = { ...user, first_name: 'Inês' }
  const { asked, session, settle } = await start(
    { user, access_token: tokenFor(301) },
    { me: () => Response.json(named) },
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(session().status).toBe('signed-in')
  await settle()
  expect(asked).toEqual(['me'])
  expect(session().user?.first_name).toBe('Inês')
})

test('a token that expires within 300 s is renewed first', async () => {
  const { asked, session, settle } = await start({ user, access_token: tokenFor(299) }, { refresh: pair, me })
  await settle()
  expect(asked).toEqual(['refresh', 'me'])
  expect(session()).toMatchObject({ status: 'signed-in', user })
  expect(localStorage.getItem('moonpage.session')).toContain('r2')
})

test('a renewal that is refused clears what was kept, and says so', async () => {
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

test('without a server the person stays who they were', async () => {
  const { session, settle } = await start({ user, access_token: tokenFor(-5) }, { refresh: lost, me: lost })
  await settle()
  expect(session()).toMatchObject({ status: 'signed-in', user, error: null })
})

test('tokens without a person ask for the person', async () => {
  const { asked, session, settle } = await start({ user: null, access_token: long }, { me })
  await settle()
  expect(asked).toEqual(['me'])
  expect(session()).toMatchObject({ status: 'signed-in', user })
})

test('a start that takes longer than 5 s goes on with what is kept', async () => {
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

test('a logout of which the server has not heard is told at the start', async () => {
  localStorage.setItem('moonpage.untold', '["old"]')
  const { asked, session, settle } = await start(null, {
    refresh: pair,
    logout: () => new Response(null, { status: 204 }),
  })
  await settle()
  expect(asked).toEqual(['refresh', 'logout'])
  expect(session().status).toBe('signed-out')
  expect(localStorage).toHaveLength(0)
})
