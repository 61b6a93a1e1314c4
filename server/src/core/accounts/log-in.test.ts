import type { SignedIn, TokenPair } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  api = await testApi({ worker: false })
})
afterAll(() => api.close())

const refresh = (token: string) =>
  api.nobody.post<TokenPair>('/api/v1/auth/refresh', { refresh_token: token })

test('login: correct, wrong password, unknown account, deactivated account', async () => {
  const person = await api.signUp({ email: 'Hedy@Example.org' })
  const logIn = (email: string, password = 'Lamp-light7') =>
    api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password })
  expect((await logIn('hedy@example.org')).body.user.id).toBe(person.user.id)
  for (const answer of [await logIn('hedy@example.org', 'Wrong-pass1'), await logIn('nobody@example.org')])
    expect([answer.status, answer.problem.message]).toEqual([401, 'Invalid email or password'])

  await api.db.kysely
    .updateTable('accounts')
    .set({ is_active: false })
    .where('id', '=', person.user.id)
    .execute()
  const deactivated = await logIn('hedy@example.org')
  expect([deactivated.status, deactivated.problem.message]).toEqual([
    403,
    'This account has been deactivated',
  ])
  expect((await logIn('hedy@example.org', 'Wrong-pass1')).status).toBe(401)
  expect((await person.get('/api/v1/auth/me')).status).toBe(401)
  expect((await refresh(person.refresh_token)).status).toBe(401)
})

test('an existing account keeps its address even if new rules reject it', async () => {
  const { user } = await api.signUp()
  for (const email of ['ada,eve@home.org', '<ada>@home..org', 'ada@.home.org']) {
    await api.db.kysely.updateTable('accounts').set({ email }).where('id', '=', user.id).execute()
    const { status } = await api.nobody.post('/api/v1/auth/login', { email, password: 'Lamp-light7' })
    expect([email, status]).toEqual([email, 200])
  }
})

test('an expired access token does not prevent a login', async () => {
  const person = await api.signUp({ email: 'late@example.org' })
  const late = api.as('an.expired.token')
  const renewed = await late.post<TokenPair>('/api/v1/auth/refresh', { refresh_token: person.refresh_token })
  expect(renewed.status).toBe(200)
  const credentials = { email: 'late@example.org', password: 'Lamp-light7' }
  expect((await late.post('/api/v1/auth/login', credentials)).status).toBe(200)
})
