import type { AuditList } from '@moonpage/contract/audit'
import type { Invitation, SignUpMode } from '@moonpage/contract/invitations'
import type { SystemActivity } from '@moonpage/contract/system'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registration, testApi, type Person } from '../../app/testing.ts'
import { startProcessHeartbeat, runningVersion } from '../../infra/db/process-heartbeat.ts'
import { recordBackup } from '../../infra/backup/record-backup.ts'
import { compareVersions } from '../../lib/app-version.ts'

type Invited = Invitation & { invitation_url: string }
type Web = Awaited<ReturnType<Awaited<ReturnType<typeof testApi>>['anotherWeb']>>

let api: Awaited<ReturnType<typeof testApi>>
let admin: Person
let invite: Web
beforeAll(async () => {
  api = await testApi({ worker: false })
  admin = await api.signUp()
  await api.db.pool.query(`update accounts set role = 'admin'`)
  invite = await api.anotherWeb({ change: { signUp: 'invite' } })
})
afterAll(() => api.close())

const list = async () =>
  (await admin.get<{ sign_up: SignUpMode; invitations: Invitation[] }>('/api/v1/admin/invitations')).body
const make = async (note = '') => {
  const { status, body } = await admin.post<Invited>('/api/v1/admin/invitations', { note })
  expect(status).toBe(201)
  return { ...body, token: new URL(body.invitation_url).searchParams.get('invitation') ?? '' }
}
let people = 500
const register = async (web: Pick<Web, 'post'>, invitation?: string) =>
  web.post('/api/v1/auth/register', registration(++people, invitation === undefined ? {} : { invitation }))
const state = async (web: Pick<Web, 'get'>, token = '') =>
  (await web.get(`/api/v1/auth/sign-up${token && `?invitation=${token}`}`)).body

test('on an invitation-only site a link registers one person, once', async () => {
  expect(await state(invite)).toEqual({ sign_up: 'invite', may_sign_up: false, may_sign_up_by_sso: false })
  expect((await register(invite)).problem).toMatchObject({ status: 403, code: 'invitation_needed' })
  expect((await register(invite, 'moon')).problem).toMatchObject({ status: 403, code: 'invitation_gone' })

  const { id, token, invitation_url: url, note } = await make('  Nana  ')
  expect([note, new URL(url).pathname]).toEqual(['Nana', '/register'])
  expect(await state(invite, token)).toEqual({
    sign_up: 'invite',
    may_sign_up: true,
    may_sign_up_by_sso: false,
  })
  // A failed registration does not use up the invitation.
  const taken = { ...registration(++people, { invitation: token }), email: admin.user.email }
  expect((await invite.post('/api/v1/auth/register', taken)).status).toBe(409)
  const answers = await Promise.all([register(invite, token), register(invite, token)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 403])
  expect(await state(invite, token)).toEqual({
    sign_up: 'invite',
    may_sign_up: false,
    may_sign_up_by_sso: false,
  })

  const listed = (await list()).invitations.find((one) => one.id === id)
  expect(listed).toMatchObject({
    state: 'used',
    used_at: expect.any(String),
    used_by: expect.stringMatching(/./),
  })
  expect(JSON.stringify(await list())).not.toContain(token)
  expect((await admin.send('DELETE', `/api/v1/admin/invitations/${id}`)).problem.code).toBe('invitation_used')
})

test('an invitation expires and can be revoked', async () => {
  const old = await make()
  await api.db.pool.query(`update invitations set expires_at = now() where id = $1`, [old.id])
  expect((await register(invite, old.token)).problem.code).toBe('invitation_gone')
  const revoked = await make('Uncle Bo')
  expect((await admin.send('DELETE', `/api/v1/admin/invitations/${revoked.id}`)).status).toBe(204)
  expect((await register(invite, revoked.token)).problem.code).toBe('invitation_gone')
  for (const id of [revoked.id, 'moon'])
    expect((await admin.send('DELETE', `/api/v1/admin/invitations/${id}`)).status).toBe(404)
  const { body } = await admin.get<AuditList>('/api/v1/admin/audit')
  expect(body.entries.slice(0, 2)).toMatchObject([
    { action: 'invitation_revoked', note: 'Uncle Bo' },
    { action: 'person_invited', note: 'Uncle Bo' },
  ])
  for (const note of ['two\nlines', 'x'.repeat(81)])
    expect((await admin.post('/api/v1/admin/invitations', { note })).status).toBe(422)
})

test('a closed site accepts no invitation; an open site needs none', async () => {
  const closed = await api.anotherWeb({ change: { signUp: 'closed' } })
  const { token } = await make()
  expect(await state(closed, token)).toEqual({
    sign_up: 'closed',
    may_sign_up: false,
    may_sign_up_by_sso: false,
  })
  expect((await register(closed, token)).problem).toMatchObject({ status: 403, code: 'sign_up_closed' })
  expect(await state(api.nobody, token)).toEqual({
    sign_up: 'open',
    may_sign_up: true,
    may_sign_up_by_sso: false,
  })
  expect((await register(api.nobody, 'moon')).status).toBe(201)
  expect((await list()).sign_up).toBe('open')
})

test('admins see the time of the last backup and which processes run an older version', async () => {
  const activity = async () => (await admin.get<SystemActivity>('/api/v1/admin/system/activity')).body
  expect(await activity()).toMatchObject({ last_backup: null, processes: [] })
  await recordBackup(api.db.url, { contents: 'all', bytes: 5_000_000_000, proof: null })
  const leave = await startProcessHeartbeat({ db: api.db, log: { warn: () => {} } }, 'web')
  const { last_backup: backup, processes } = await activity()
  expect(backup).toMatchObject({ contents: 'all', bytes: 5_000_000_000 })
  expect(processes).toMatchObject([{ role: 'web', version: runningVersion().version, is_old: false }])
  await api.db.pool.query(
    `insert into processes values (gen_random_uuid(), 'worker', 'elsewhere', '99.0.0', 1, now(), now())`,
  )
  expect((await activity()).processes.map(({ role, is_old }) => [role, is_old])).toEqual([
    ['web', true],
    ['worker', false],
  ])
  await leave()
  expect((await activity()).processes.map(({ role }) => role)).toEqual(['worker'])
  expect(['1.10.0', '1.9.9', '1.10.1'].toSorted(compareVersions)).toEqual(['1.9.9', '1.10.0', '1.10.1'])
})
