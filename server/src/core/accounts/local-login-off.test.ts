import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcServer, startOidcProvider } from '../../../../scripts/lib/start-oidc-provider.ts'
import { registration, testApi } from '../../app/testing.ts'
import { continueAs, newPerson } from '../../features/single-sign-on/testing-sso.ts'
import { createResetToken } from './create-reset-token.ts'

let provider: OidcServer
let api: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  provider = await startOidcProvider({ siteUrl: 'https://moonpage.test' })
  api = await testApi({ worker: false, env: { ...provider.env, LOCAL_LOGIN: 'off' } })
})
afterAll(async () => {
  await api?.close()
  await provider?.stop()
})

test('with passwords off nobody signs up, logs in or resets by password, and single sign-on works', async () => {
  const { id, email } = newPerson(provider)
  const { body } = await continueAs(api.nobody, id)
  expect(body.outcome).toBe('signed_up')
  const person = api.as(body.signed_in?.access_token ?? '')
  const token = await createResetToken(api.db.kysely, body.signed_in?.user.id ?? '')
  const passwords = { current_password: 'Lamp-light7', new_password: 'Moon-shine8' }
  for (const answer of [
    await api.nobody.post('/api/v1/auth/register', registration(1)),
    await api.nobody.post('/api/v1/auth/login', { email, password: 'Lamp-light7' }),
    await api.nobody.post('/api/v1/auth/request-password-reset', { email }),
    await api.nobody.post('/api/v1/auth/reset-password', { token, new_password: 'Moon-shine8' }),
    await person.post('/api/v1/users/change-password', passwords),
  ])
    expect([answer.status, answer.problem.message]).toEqual([
      403,
      'This site has no passwords. Please continue with Treehouse.',
    ])
  expect(await api.db.kysely.selectFrom('emails').selectAll().execute()).toEqual([])
  expect((await api.nobody.get('/api/v1/auth/sign-up')).body).toEqual({
    sign_up: 'open',
    may_sign_up: false,
    may_sign_up_by_sso: true,
  })
})
