import type { Role } from '@moonpage/contract/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcServer, startOidcProvider } from '../../../../scripts/lib/start-oidc-provider.ts'
import { readSettings } from '../../app/settings.ts'
import { testApi } from '../../app/testing.ts'
import { continueAs, newPerson } from './testing-sso.ts'

let provider: OidcServer
let api: Awaited<ReturnType<typeof testApi>>
const roles = { OIDC_ROLE_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'grown-ups', OIDC_MODERATOR_VALUE: 'aunts' }
beforeAll(async () => {
  provider = await startOidcProvider({ siteUrl: 'https://moonpage.test' })
  api = await testApi({ worker: false, env: { ...provider.env, ...roles } })
})
afterAll(async () => {
  await api?.close()
  await provider?.stop()
})

/** Somebody who logs in again and again, each time with other groups. @returns the role they get */
function somebody() {
  const { id, email } = newPerson(provider)
  let accountId = ''
  const logIn = async (groups: string[] | undefined, site = api.nobody) => {
    provider.people.set(id, { email, email_verified: true, ...(groups && { groups }) })
    const { body } = await continueAs(site, id)
    accountId = body.signed_in?.user.id ?? ''
    return body.signed_in?.user.role
  }
  const give = (role: Role) =>
    api.db.kysely.updateTable('accounts').set({ role }).where('id', '=', accountId).execute()
  return { logIn, give, id: () => accountId }
}

test('the role follows the claim at each login, and the audit log says so', async () => {
  const [admin, person] = [somebody(), somebody()]
  expect(await admin.logIn(['grown-ups'])).toBe('admin')
  expect(await person.logIn(['readers'])).toBe('user')
  expect(await person.logIn(['readers', 'aunts'])).toBe('moderator')
  expect(await person.logIn(['aunts', 'grown-ups'])).toBe('admin')
  expect(await person.logIn(undefined)).toBe('user')
  const entries = await api.db.kysely
    .selectFrom('audit_entries')
    .select('note')
    .where('subject_id', '=', person.id())
    .where('action', '=', 'role_changed')
    .orderBy('id')
    .execute()
  expect(entries.map(({ note }) => note)).toEqual([
    'user → moderator, as Treehouse says',
    'moderator → admin, as Treehouse says',
    'admin → user, as Treehouse says',
  ])
})

test('the last admin stays one, whatever the claim says', async () => {
  const last = somebody()
  await last.logIn(['grown-ups'])
  await api.db.kysely.updateTable('accounts').set({ role: 'user' }).where('id', '!=', last.id()).execute()
  expect(await last.logIn([])).toBe('admin')
  const second = somebody()
  await second.logIn(['grown-ups'])
  const both = await Promise.all([last.logIn([]), second.logIn([])])
  expect(both.toSorted()).toEqual(['admin', 'user'])
})

test('without the claim, and for a role that it does not name, roles are given in Moonpage', async () => {
  const site = (env: Record<string, string>) =>
    api.anotherWeb({
      change: { singleSignOn: readSettings({ ...provider.env, ...env }).singleSignOn },
    }) as Promise<unknown> as Promise<typeof api.nobody>
  const person = somebody()
  const plain = await site({})
  expect(await person.logIn(['grown-ups'], plain)).toBe('user')
  await person.give('moderator')
  expect(await person.logIn([], plain)).toBe('moderator')
  const admins = await site({ OIDC_ROLE_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'grown-ups' })
  expect(await person.logIn([], admins)).toBe('moderator')
  expect(await person.logIn(['grown-ups'], admins)).toBe('admin')
  expect(await person.logIn([], admins)).toBe('user')
})
