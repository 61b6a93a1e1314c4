import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OidcServer, startOidcProvider } from '../../../../scripts/lib/start-oidc-provider.ts'
import { testApi } from '../../app/testing.ts'
import { backChannelPath } from './back-channel-logout.ts'
import { continueAs, type Jar, logOutAt, newPerson } from './testing-sso.ts'

let provider: OidcServer
let api: Awaited<ReturnType<typeof testApi>>
const forms: string[] = []
const post = async (payload: string) => {
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: backChannelPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
  return statusCode
}
beforeAll(async () => {
  provider = await startOidcProvider({
    siteUrl: 'https://moonpage.test',
    onLogout: (form) => {
      forms.push(form)
      return post(form)
    },
  })
  api = await testApi({ worker: false, env: provider.env })
})
afterAll(async () => {
  await api?.close()
  await provider?.stop()
})

const isIn = async (token = '') => (await api.as(token).get('/api/v1/auth/me')).status === 200

test('a logout at the provider ends the session that began there, and no other', async () => {
  const { id } = newPerson(provider)
  const [phone, desk]: Jar[] = [new Map(), new Map()]
  const onPhone = (await continueAs(api.nobody, id, {}, phone)).body
  const onDesk = (await continueAs(api.nobody, id, {}, desk)).body
  expect(await logOutAt(onPhone.logout_url ?? '', phone ?? new Map())).toBeLessThan(400)
  expect(forms).toHaveLength(1)
  expect(await isIn(onPhone.signed_in?.access_token)).toBe(false)
  expect(await isIn(onDesk.signed_in?.access_token)).toBe(true)
})

test('what is not of the provider, or tells of no logout, ends nothing', async () => {
  const { id } = newPerson(provider)
  const jar: Jar = new Map()
  const { body } = await continueAs(api.nobody, id, {}, jar)
  const [head = '', claims = '', signature = ''] =
    new URLSearchParams(forms[0]).get('logout_token')?.split('.') ?? []
  const changed = Buffer.from(
    JSON.stringify({ ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), sub: id }),
  ).toString('base64url')
  const idToken = new URL(body.logout_url ?? '').searchParams.get('id_token_hint') ?? ''
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const token of ['', 'x', `${head}.${changed}.${signature}`, `${none}.${changed}.`, idToken])
    expect([token.slice(0, 20), await post(`logout_token=${token}`)]).toEqual([token.slice(0, 20), 400])
  expect(await post('')).toBe(400)
  expect(await isIn(body.signed_in?.access_token)).toBe(true)
})
