import type { SignedIn } from '@moonpage/contract/account'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../infra/db/database.ts'
import { makeFirstAdmin, usernamesFor } from './first-admin.ts'
import { InvalidSetting } from './settings.ts'
import { testApi } from './testing.ts'

const ada = { email: 'Ada.Byron@example.org', password: 'Lamp-light7' }

let api: Awaited<ReturnType<typeof testApi>>
let told: string[]
beforeAll(async () => {
  api = await testApi({ worker: false })
})
beforeEach(async () => {
  told = []
  await api.db.kysely.deleteFrom('accounts').execute()
})
afterAll(() => api.close())

const log = { info: (line: string) => told.push(line), warn: (line: string) => told.push(line) }
const make = (admin: typeof ada | null = ada) => makeFirstAdmin(api.db, admin, log as never)
const accounts = () =>
  api.db.kysely
    .selectFrom('accounts')
    .select(['email', 'username', 'first_name', 'last_name', 'role', 'is_active'])
    .execute()
const logIn = (password: string, email = ada.email) =>
  api.nobody.post<SignedIn>('/api/v1/auth/login', { email, password })

test('is created if nobody has the address, and can log in', async () => {
  await make()
  expect(await accounts()).toEqual([
    {
      email: ada.email,
      username: 'Ada_Byron',
      first_name: 'Moonpage',
      last_name: 'Admin',
      role: 'admin',
      is_active: true,
    },
  ])
  const { status, body } = await logIn(ada.password)
  expect([status, body.user.role]).toEqual([200, 'admin'])
  expect(told).toEqual(['first admin created from ADMIN_EMAIL and ADMIN_PASSWORD'])
})

test('is created once: a second start with another password changes nothing', async () => {
  await make()
  await make({ ...ada, email: 'ADA.BYRON@EXAMPLE.ORG', password: 'Other-light8' })
  expect(await accounts()).toHaveLength(1)
  expect((await logIn('Other-light8')).status).toBe(401)
  expect((await logIn(ada.password)).status).toBe(200)
  expect(told).toHaveLength(1)
})

test('an existing account with the address is neither promoted nor changed', async () => {
  const person = await api.signUp({ email: 'ada.byron@example.org', password: 'Mine-alone9' })
  await make()
  expect(await accounts()).toEqual([expect.objectContaining({ role: 'user', first_name: 'Ines' })])
  expect((await logIn(ada.password)).status).toBe(401)
  expect((await person.get('/api/v1/auth/me')).status).toBe(200)
  expect(told.join()).toMatch(/npm run admin -- promote/)
  expect(told.join()).not.toMatch(/example/i)
})

test('a demoted or deactivated admin stays so', async () => {
  await make()
  await api.db.kysely.updateTable('accounts').set({ role: 'moderator', is_active: false }).execute()
  await make()
  expect(await accounts()).toEqual([expect.objectContaining({ role: 'moderator', is_active: false })])
})

test('concurrent processes create one', async () => {
  const pools = Array.from({ length: 8 }, () => openDatabase(api.db.url, { max: 1 }))
  await Promise.all(pools.map((db) => makeFirstAdmin(db, ada, log as never)))
  await Promise.all(pools.map((db) => db.close()))
  expect(await accounts()).toHaveLength(1)
  expect(told).toHaveLength(1)
})

test('a username that is taken gets a suffix', async () => {
  await api.signUp({ username: 'ada_byron' })
  await make()
  expect((await accounts()).map(({ username }) => username)).toEqual([
    'ada_byron',
    expect.stringMatching(/^Ada_Byron_[a-z2-9]{5}$/),
  ])
})

test('without the settings none is created', async () => {
  await make(null)
  expect(await accounts()).toEqual([])
})

test('a common password stops the start if it would be used', async () => {
  const weak = { ...ada, password: 'Password1' }
  await expect(make(weak)).rejects.toThrow(
    new InvalidSetting('The setting ADMIN_PASSWORD is used by too many people. Choose another one.'),
  )
  expect(await accounts()).toEqual([])
  await make()
  await make(weak)
  expect(await accounts()).toHaveLength(1)
})

test.each([
  ['ines@example.org', 'ines'],
  ['ines.okafor+moon@example.org', 'ines_okafor_moon'],
  ['-.-@example.org', 'admin'],
  ['jo@example.org', 'joadmin'],
  ['ødegård@example.org', 'deg_rd'],
  [`${'x'.repeat(60)}@example.org`, 'x'.repeat(24)],
])('%s becomes a valid username', (email, first) => {
  const names = usernamesFor(email)
  expect(names.next().value).toBe(first)
  const second = names.next().value
  expect(second).toMatch(new RegExp(`^${first}_\\w{5}$`))
  for (const name of [first, second]) expect(name).toMatch(/^[A-Za-z0-9_]{3,30}$/)
})
