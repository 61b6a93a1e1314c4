import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type OidcServer, startOidcProvider } from '../../../../scripts/lib/start-oidc-provider.ts'
import { newLoginSecrets, openOidcProvider } from './oidc-provider.ts'

let server: OidcServer
beforeAll(async () => {
  server = await startOidcProvider({ siteUrl: 'https://moonpage.test' })
})
afterEach(() => server.behave('answers'))
afterAll(() => server.stop())

const opened = (issuer: string) =>
  openOidcProvider(
    {
      issuer,
      clientId: 'moonpage',
      clientSecret: 'secret',
      name: 'Treehouse',
      scopes: 'openid',
      siteUrl: 'https://moonpage.test',
    },
    { timeoutSeconds: 0.2 },
  )
const ask = (provider: ReturnType<typeof opened>) =>
  provider.authorizationUrl(newLoginSecrets(), { isFresh: false })

test('a provider that hangs is given up in time, and asked again the next time', async () => {
  const provider = opened(server.issuer)
  server.behave('hangs')
  await expect(ask(provider)).rejects.toMatchObject({ failure: 'unreachable' })
  server.behave('answers')
  expect(await ask(provider)).toContain(`${server.issuer}/auth?`)
  server.behave('closes')
  await expect(ask(provider)).rejects.toMatchObject({ failure: 'unreachable' })
})

test('a server that is no provider, or one of another name, is none', async () => {
  // Found, but it calls itself by its address in digits.
  const byName = opened(server.issuer.replace('127.0.0.1', 'localhost'))
  await expect(byName.check()).rejects.toMatchObject({ failure: 'rejected', message: 'another_issuer' })
  await expect(opened(`${server.issuer}/nowhere`).check()).rejects.toMatchObject({ failure: 'rejected' })
  server.behave('closes')
  await expect(opened(server.issuer).check()).rejects.toMatchObject({ failure: 'unreachable' })
})
