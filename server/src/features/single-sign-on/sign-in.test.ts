import type { SignedIn } from '@moonpage/contract/account'
import type { Invitation } from '@moonpage/contract/invitations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcServer, startOidcProvider } from '../../../../scripts/lib/start-oidc-provider.ts'
import { disconnect } from '../../app/admin/disconnect.ts'
import { readSettings } from '../../app/settings.ts'
import { testApi } from '../../app/testing.ts'
import { newId } from '../../lib/ids.ts'
import { createResetToken } from '../../core/accounts/create-reset-token.ts'
import { begin, continueAs, finish, logInAt, newPerson } from './testing-sso.ts'

let provider: OidcServer
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  provider = await startOidcProvider({ siteUrl: 'https://moonpage.test' })
  api = await testApi({ worker: false, env: provider.env })
})
afterAll(async () => {
  await api?.close()
  await provider?.stop()
})

const auditOf = async (id: string) =>
  (
    await api.db.kysely
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'note'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id: actor, note }) => [action, actor === id, note])

/** Another web process, where new accounts are made otherwise. */
function siteWith(signUp: 'invite' | 'closed') {
  const { singleSignOn } = readSettings(provider.env)
  if (!singleSignOn) throw new Error('There is no single sign-on.')
  return api.anotherWeb({ change: { singleSignOn: { ...singleSignOn, signUp } } })
}

test('whoever is new gets an account, and finds it again when name and address have changed', async () => {
  const { id, email } = newPerson(provider, { preferred_username: 'Wïlla Lark!' })
  const first = await continueAs(api.nobody, id)
  expect([first.status, first.body.outcome]).toEqual([200, 'signed_up'])
  const { user, access_token: token } = first.body.signed_in as SignedIn
  expect(user).toMatchObject({ email, username: 'Willa_Lark', first_name: 'Wilhelmina', last_name: 'Lark' })
  expect(user.role).toBe('user')
  expect((await api.as(token).get('/api/v1/auth/me')).status).toBe(200)

  provider.people.set(id, { email: 'moved@example.org', email_verified: true, name: 'Willa' })
  const second = await continueAs(api.nobody, id)
  expect([second.body.outcome, second.body.signed_in?.user]).toEqual(['signed_in', { ...user }])
  expect(await auditOf(user.id)).toEqual([
    ['sso_signed_up', true, 'Treehouse'],
    ['sso_signed_in', true, 'Treehouse'],
  ])
})

test('of two first logins at once one makes the account, and both are let in', async () => {
  const { id } = newPerson(provider)
  const answers = await Promise.all([continueAs(api.nobody, id), continueAs(api.nobody, id)])
  expect(answers.map(({ body }) => body.outcome).toSorted()).toEqual(['signed_in', 'signed_up'])
  expect(new Set(answers.map(({ body }) => body.signed_in?.user.id)).size).toBe(1)
})

test('a username that is taken, a missing name and an unfit one do not stop anybody', async () => {
  await api.signUp({ username: 'robin' })
  const nameless = { given_name: '', family_name: 'X', name: '' }
  const one = await continueAs(api.nobody, newPerson(provider, { preferred_username: 'Robin' }).id)
  expect(one.body.signed_in?.user.username).toMatch(/^Robin_\w{5}$/)
  const { id } = newPerson(provider, { ...nameless, preferred_username: '', email: 'b@example.org' })
  const two = await continueAs(api.nobody, id)
  expect(two.body.signed_in?.user).toMatchObject({ username: 'reader', first_name: 'reader', last_name: '' })
})

test('a verified address joins the account that has it, and ends what others may know of it', async () => {
  const owner = await api.signUp({ email: 'Owl@example.org', username: 'owl_parent' })
  await owner.post('/api/v1/auth/catalog-keys', { name: 'Kobo' })
  await owner.post('/api/v1/auth/api-keys', { name: 'The lamp', scopes: ['read'] })
  await api.db.kysely
    .insertInto('webhooks')
    .values({ id: newId(), account_id: owner.user.id, url: 'https://ear.example', secret: Buffer.from('s') })
    .execute()
  const { id } = newPerson(provider, { email: 'owl@example.org' })
  const { body } = await continueAs(api.nobody, id)
  expect([body.outcome, body.signed_in?.user.id]).toEqual(['joined_by_email', owner.user.id])
  expect(await auditOf(owner.user.id)).toEqual([['sso_joined', true, 'Treehouse']])

  expect((await owner.get('/api/v1/auth/me')).status).toBe(401)
  const credentials = { email: 'owl@example.org', password: 'Lamp-light7' }
  expect((await api.nobody.post('/api/v1/auth/login', credentials)).status).toBe(401)
  const now = api.as(body.signed_in?.access_token ?? '')
  for (const table of ['catalog_keys', 'api_keys', 'webhooks'] as const)
    expect(await api.db.kysely.selectFrom(table).select('id').execute()).toEqual([])
  expect((await now.get('/api/v1/auth/sso')).body).toMatchObject({ has_password: false, is_confirmed: false })

  // Somebody else with that address, such as one who got it after them.
  const other = await continueAs(api.nobody, newPerson(provider, { email: 'owl@example.org' }).id)
  expect([other.status, other.problem.code]).toEqual([409, 'sso_other_identity'])
  const said: string[] = []
  const settings = readSettings(provider.env)
  await disconnect.run({ ...api, settings, say: (line) => said.push(line) }, 'OWL@example.org')
  expect(said).toEqual(['Owl@example.org is disconnected now.'])
  const anew = await continueAs(api.nobody, newPerson(provider, { email: 'owl@example.org' }).id)
  expect([anew.body.outcome, anew.body.signed_in?.user.id]).toEqual(['joined_by_email', owner.user.id])
})

test('an address that is not verified joins nothing, and the refusal says what to do', async () => {
  const owner = await api.signUp({ email: 'hen@example.org', username: 'hen_parent' })
  for (const email_verified of [false, undefined, 'true' as never]) {
    const { status, problem } = await continueAs(
      api.nobody,
      newPerson(provider, { email: 'hen@example.org', email_verified }).id,
    )
    expect([status, problem.code]).toEqual([403, 'sso_email_unverified'])
    expect(problem.message).toContain('Log in with your password, then connect Treehouse in your profile.')
  }
  expect((await owner.get('/api/v1/auth/me')).status).toBe(200)
  const { status, problem } = await continueAs(api.nobody, newPerson(provider, { email: '' }).id)
  expect([status, problem.code]).toEqual([403, 'sso_email_missing'])
})

test('who made an account with an address of others loses it to who reads its mail', async () => {
  const { id } = newPerson(provider, { email: 'crane@example.org', email_verified: false })
  const squatter = await continueAs(api.nobody, id)
  expect(squatter.body.outcome).toBe('signed_up')
  const { user, access_token: token } = squatter.body.signed_in as SignedIn
  const reset = { token: await createResetToken(api.db.kysely, user.id), new_password: 'Moon-shine8' }
  expect((await api.nobody.post('/api/v1/auth/reset-password', reset)).status).toBe(204)
  expect((await api.as(token).get('/api/v1/auth/me')).status).toBe(401)
  const again = await continueAs(api.nobody, id)
  expect(again.problem.code).toBe('sso_email_unverified')
  const credentials = { email: 'crane@example.org', password: 'Moon-shine8' }
  const { body } = await api.nobody.post<SignedIn>('/api/v1/auth/login', credentials)
  expect(body.user.id).toBe(user.id)
})

test('a deactivated account stays out', async () => {
  const { id } = newPerson(provider)
  const first = await continueAs(api.nobody, id)
  const accountId = first.body.signed_in?.user.id ?? ''
  await api.db.kysely.updateTable('accounts').set({ is_active: false }).where('id', '=', accountId).execute()
  const second = await continueAs(api.nobody, id)
  expect([second.status, second.problem.message]).toEqual([403, 'This account has been deactivated'])
})

test('where sign-up is closed only those come in who have an account', async () => {
  const closed = await siteWith('closed')
  const refused = await continueAs(closed, newPerson(provider).id)
  expect([refused.status, refused.problem.code]).toEqual([403, 'sign_up_closed'])
  await api.signUp({ email: 'known@example.org', username: 'known_parent' })
  const { body } = await continueAs(closed, newPerson(provider, { email: 'known@example.org' }).id)
  expect(body.outcome).toBe('joined_by_email')
})

test('an invitation and the way back survive the round trip', async () => {
  const site = await siteWith('invite')
  const admin = await api.signUp({ username: 'inviter', email: 'inviter@example.org' })
  await api.db.kysely.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.user.id).execute()
  const invite = (path: string, body: object) =>
    admin.post<Invitation & { invitation_url: string }>(path, body)
  const { body: toSite } = await invite('/api/v1/admin/invitations', { note: '' })
  const { body: toFamily } = await invite('/api/v1/family/invitations', { role: 'reader' })
  const tokenOf = (url: string) => url.split(/[/=]/).at(-1) ?? ''
  for (const [url, from] of [
    [toSite.invitation_url, '/create?theme=courage#wish'],
    [toFamily.invitation_url, `/join/${tokenOf(toFamily.invitation_url)}`],
  ] as const) {
    const invitation = tokenOf(url)
    const asked = { invitation, return_to: { from, person: null, resumes: true } }
    expect((await site.get(`/api/v1/auth/sign-up?invitation=${invitation}`)).body).toMatchObject({
      may_sign_up_by_sso: true,
    })
    const uninvited = await continueAs(site, newPerson(provider).id)
    expect(uninvited.problem.code).toBe('invitation_needed')
    const { body } = await continueAs(site, newPerson(provider).id, asked)
    expect([body.outcome, body.return_to]).toEqual(['signed_up', asked.return_to])
    const late = await continueAs(site, newPerson(provider).id, asked)
    expect(late.problem.code).toBe('invitation_gone')
  }
})

test('another process may end what one began, and the key of the provider may change between', async () => {
  const another = await api.anotherWeb()
  const { id } = newPerson(provider)
  const { url, cookie } = await begin(api.nobody)
  const query = await logInAt(url, id)
  await provider.rotateKeys()
  expect((await finish(another, query, cookie)).body.outcome).toBe('signed_up')
  await provider.rotateKeys()
  expect((await continueAs(another, id)).body.outcome).toBe('signed_in')
})

test('a logout leads to the provider’s own, with a way back', async () => {
  const { body } = await continueAs(api.nobody, newPerson(provider).id)
  const url = new URL(body.logout_url ?? '')
  expect(url.origin).toBe(provider.issuer)
  expect(url.searchParams.get('post_logout_redirect_uri')).toBe('https://moonpage.test/')
  const page = await fetch(url)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('logout')])
})

test('names and address may be in the ID token as well as at userinfo', async () => {
  const other = await startOidcProvider({ siteUrl: 'https://moonpage.test', claimsInIdToken: true })
  try {
    const settings = readSettings({ ...other.env, OIDC_ISSUER: `${other.issuer}/` })
    const site = await api.anotherWeb({ change: { singleSignOn: settings.singleSignOn } })
    const { id, email } = newPerson(other)
    const { body } = await continueAs(site, id)
    expect([body.outcome, body.signed_in?.user.email]).toEqual(['signed_up', email])
    const { body: state } = await site.get<{ joined_at: string | null }>('/api/v1/auth/sso', {
      authorization: `Bearer ${body.signed_in?.access_token}`,
    })
    expect(Date.parse(state.joined_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
  } finally {
    await other.stop()
  }
})
