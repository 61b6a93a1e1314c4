import type { AuditList } from '@moonpage/contract/audit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCommand } from '../../app/admin/commands.ts'
import { readSettings } from '../../app/settings.ts'
import { testApi, type Person } from '../../app/testing.ts'

let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
beforeAll(async () => {
  api = await testApi({ worker: false })
  admin = await api.signUp()
  await api.db.kysely.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.user.id).execute()
})
afterAll(() => api.close())

const update = async (by: Person, id: string, change: object) =>
  (await by.send('PUT', `/api/v1/admin/users/${id}`, change)).status
const entriesOf = async (id: string) =>
  (await admin.get<AuditList>(`/api/v1/admin/audit?subject_id=${id}`)).body.entries
    .map(({ action, actor_name, note }) => [action, actor_name, note])
    .toReversed()

test('each change of an account is logged; changes without effect and rejected ones are not', async () => {
  const person = await api.signUp()
  const { id } = person.user
  expect(await update(admin, id, { role: 'user', is_active: true })).toBe(200)
  expect(await entriesOf(id)).toEqual([])
  expect(await update(admin, id, { role: 'moderator' })).toBe(200)
  expect(await update(admin, id, { role: 'moderator' })).toBe(200)
  expect(await update(admin, id, { role: 'user', is_active: false })).toBe(200)
  expect(await update(admin, id, { is_active: true })).toBe(200)
  expect(await update(person, id, { role: 'admin' })).toBe(401)
  expect(await entriesOf(id)).toEqual([
    ['role_changed', admin.user.username, 'user → moderator'],
    ['role_changed', admin.user.username, 'moderator → user'],
    ['user_deactivated', admin.user.username, null],
    ['user_activated', admin.user.username, null],
  ])
  expect(await update(admin, admin.user.id, { role: 'user' })).toBe(409)
  expect(await entriesOf(admin.user.id)).toEqual([])
})

test('changes made on the command line are logged without an actor', async () => {
  const { user } = await api.signUp()
  const settings = readSettings({ DATA_DIR: api.dataDir })
  const run = (...words: string[]) => {
    const { command, argument } = readCommand([...words, user.email])
    return command.run({ db: api.db, queue: api.queue, settings, say: () => {} }, argument)
  }
  for (const word of ['promote', 'promote', 'demote', 'deactivate', 'activate']) await run(word)
  expect(await entriesOf(user.id)).toEqual([
    ['role_changed', null, 'user → admin'],
    ['role_changed', null, 'admin → user'],
    ['user_deactivated', null, null],
    ['user_activated', null, null],
  ])
})

test('two concurrent changes of one account are logged once each', async () => {
  const [other, person] = [await api.signUp(), await api.signUp()]
  await update(admin, other.user.id, { role: 'admin' })
  const changes = [admin, other, admin, other].map((by) => update(by, person.user.id, { is_active: false }))
  expect(await Promise.all(changes)).toEqual([200, 200, 200, 200])
  expect((await entriesOf(person.user.id)).map(([action]) => action)).toEqual(['user_deactivated'])
})
