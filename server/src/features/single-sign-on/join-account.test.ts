import type { SsoStart } from '@moonpage/contract/single-sign-on'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcServer, startOidcProvider } from '../../../../scripts/lib/start-oidc-provider.ts'
import { type Person, testApi } from '../../app/testing.ts'
import { begin, continueAs, finish, type Jar, logInAt, newPerson } from './testing-sso.ts'

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

const stateOf = async (person: Pick<Person, 'get'>) =>
  (await person.get<{ joined_at: string | null; is_confirmed: boolean }>('/api/v1/auth/sso')).body
const joining: Partial<SsoStart> = { purpose: 'join', current_password: 'Lamp-light7' }

test('somebody who is logged in connects their account with their password, whatever the addresses are', async () => {
  const person = await api.signUp()
  const { id } = newPerson(provider, { email: 'quite@other.example', email_verified: false })
  expect((await stateOf(person)).joined_at).toBeNull()
  for (const [input, status] of [
    [{ purpose: 'join' }, 422],
    [{ purpose: 'join', current_password: 'Wrong-light9' }, 400],
  ] as const)
    expect((await begin(person, input)).status).toBe(status)
  const { body } = await continueAs(person, id, joining)
  expect(body).toEqual({ outcome: 'joined', signed_in: null, logout_url: null, return_to: null })
  expect((await stateOf(person)).joined_at).toMatch(/^\d{4}-/)

  // The password still works, and so does the session.
  const credentials = { email: person.user.email, password: 'Lamp-light7' }
  expect((await api.nobody.post('/api/v1/auth/login', credentials)).status).toBe(200)
  const entered = await continueAs(api.nobody, id)
  expect([entered.body.outcome, entered.body.signed_in?.user.id]).toEqual(['signed_in', person.user.id])
  expect((await continueAs(person, id, joining)).body.outcome).toBe('joined')
})

test('an account and a person of the provider are connected to one of each', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  const { id } = newPerson(provider)
  await continueAs(one, id, joining)
  const taken = await continueAs(other, id, joining)
  expect([taken.status, taken.problem.code]).toEqual([409, 'sso_taken'])
  const second = await continueAs(one, newPerson(provider).id, joining)
  expect([second.status, second.problem.code]).toEqual([409, 'sso_other_identity'])
})

test('only the account that began to connect can end it', async () => {
  const [one, other] = [await api.signUp(), await api.signUp()]
  expect((await begin(api.nobody, { purpose: 'join' })).status).toBe(401)
  const { url, cookie } = await begin(one, joining)
  const query = await logInAt(url, newPerson(provider).id)
  for (const web of [other, api.nobody]) {
    // The code is used up by the first.
    expect((await finish(web, query, cookie)).problem.code).toBe('sso_failed')
    expect((await stateOf(other)).joined_at).toBeNull()
  }
})

/** Somebody without a password, and their browser at the provider, where they are still logged in. */
async function ssoPerson() {
  const { id, email } = newPerson(provider)
  const jar: Jar = new Map()
  const { body } = await continueAs(api.nobody, id, {}, jar)
  const person = api.as(body.signed_in?.access_token ?? '')
  return { id, email, jar, person, accountId: body.signed_in?.user.id ?? '' }
}

test('without a password, the provider confirms who deletes an account or changes its address', async () => {
  const { id, jar, person, accountId } = await ssoPerson()
  const leave = () => person.send('DELETE', '/api/v1/auth/account', {})
  const move = () =>
    person.send('PUT', '/api/v1/auth/profile', {
      first_name: 'Willa',
      last_name: 'Lark',
      email: 'willa.moved@example.org',
    })
  expect([(await leave()).status, (await move()).status]).toEqual([422, 422])

  const { url, cookie } = await begin(person, { purpose: 'confirm' })
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' })
  const confirmed = await finish(person, await logInAt(url, id, jar), cookie)
  expect(confirmed.body.outcome).toBe('confirmed')
  expect(await stateOf(person)).toMatchObject({ is_confirmed: true })
  expect((await move()).status).toBe(200)
  // It is this session that was confirmed, for ten minutes.
  await api.db.kysely
    .updateTable('sessions')
    .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
    .where('account_id', '=', accountId)
    .execute()
  expect((await leave()).status).toBe(422)
  await continueAs(person, id, { purpose: 'confirm' })
  expect((await leave()).status).toBe(204)
  for (const table of ['sso_identities', 'sessions'] as const)
    expect(
      await api.db.kysely
        .selectFrom(table)
        .select('account_id')
        .where('account_id', '=', accountId)
        .execute(),
    ).toEqual([])
})

test('nobody else, and no earlier login at the provider, confirms', async () => {
  const { id, jar, person } = await ssoPerson()
  const stranger = await continueAs(person, newPerson(provider).id, { purpose: 'confirm' })
  expect(stranger.problem.code).toBe('sso_failed')
  // A browser that leaves out what makes the provider ask for the password again.
  const { url, cookie } = await begin(person, { purpose: 'confirm' })
  const quiet = new URL(url)
  quiet.searchParams.delete('prompt')
  quiet.searchParams.delete('max_age')
  const answer = await finish(person, await logInAt(quiet.href, id, jar), cookie)
  expect([answer.problem.code, (await stateOf(person)).is_confirmed]).toEqual(['sso_failed', false])
})

test('a child’s view reaches none of it', async () => {
  const person = await api.signUp()
  const { body: child } = await person.post<{ id: string }>('/api/v1/children', { name: 'Bo' })
  const { url, cookie } = await begin(person, joining)
  const query = await logInAt(url, newPerson(provider).id)
  await person.post('/api/v1/child-view', { child_id: child.id, pin: '4711' })
  const answers = [
    await begin(person, joining),
    await finish(person, query, cookie),
    await person.get('/api/v1/auth/sso'),
  ]
  expect(answers.map(({ problem }) => problem.code)).toEqual(['child_view', 'child_view', 'child_view'])
})
